/**
 * Checks that the tests of a package notice a wrong rule: `npm run mutants -- [chapters] [--package name]`. Stryker changes
 * the rules of a chapter in one place at a time and runs the tests that reach that place, without the slowest
 * (`mutants.config.ts`). A change that no test notices shows a missing test, or code without effect.
 *
 * - `--package <name>`: `judgement-hex` by default, `shroudfall-inches`, `eldfall-d20`, or `core` for the geometry
 * - chapters: e.g. `attack`, `movement`; by default all chapters of the package
 * - `--only <pattern>`: only files whose path matches
 * - `--tests <globs>`: the tests to run, separated by commas, instead of those of the package
 * - `--survivors <log>`: only the places that the output of an earlier run names, with all changes inside them
 * - `--concurrency <n>`: at most N mutants at once, by default 1
 *
 * Prints every change that went unnoticed as soon as it is known, and a line of scores per chapter. The run takes up to half an hour per
 * chapter, so it is no part of `npm test`. The HTML report is `reports/mutants/<chapter>.html`.
 *
 * Slow tests cost less in two runs: the first with the tests beside the rules (`--tests`), the second with all tests
 * and with the output of the first (`--survivors`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { entryOf, toolArgs, wholeFrom1 } from '../command-line/arguments.js';

/** The folders that hold a chapter's rules, by package. */
const packages: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'judgement-hex': {
    attack: ['combat/eligibility', 'combat/dice-pool', 'combat/dice', 'combat/attack'],
    movement: ['ground/hexes/movement', 'ground/inches/movement', 'combat/walking'],
    conditions: ['special-rules/conditions'],
    souls: ['monsters-and-souls/souls'],
  },
  'shroudfall-inches': {
    attack: ['attack', 'attack/action', 'attack/shapes'],
    rolls: ['rolls'],
    movement: ['movement', 'movement/move', 'movement/place', 'movement/push', 'movement/standing', 'movement/tool'],
    table: ['sight', 'melee', 'terrain', 'reaches'],
  },
  'eldfall-d20': {
    resolution: ['activation/resolution', 'effects', 'attacks', 'rolls'],
    reactions: ['activation', 'actions'],
    height: ['battlefield', 'routes', 'movement/falls', 'movement/pushed'],
    states: ['states', 'states/engaged', 'states/panicked', 'morale'],
    'set-up': ['set-up', 'set-up/deployment', 'set-up/position'],
  },
  core: {
    geometry: ['inches', 'inches/region', 'inches/tool', 'inches/formation'],
    height: ['inches/height', 'inches/height/sight'],
  },
};

const { values, positionals } = toolArgs(
  import.meta.url,
  {
    package: { type: 'string', default: 'judgement-hex' },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    survivors: { type: 'string', default: '' },
    concurrency: { type: 'string', default: '1' },
  },
  Number.POSITIVE_INFINITY,
);
const source = `packages/${values.package}/src`;
const chapters = entryOf(packages, values.package, '--package');
const concurrency = wholeFrom1(values.concurrency, 'concurrency');
const chosen = positionals.length > 0 ? positionals : Object.keys(chapters);
for (const name of chosen) entryOf(chapters, name, 'a chapter');

/** The files of a chapter that hold rules. */
const rulesOf = (chapter: string): readonly string[] =>
  (chapters[chapter] ?? [])
    .flatMap(folder => readdirSync(`${source}/${folder}`).map(name => `${source}/${folder}/${name}`))
    .filter(path => path.endsWith('.ts') && !/(\.test|\.scenario|\.twin|\.arbitrary|-words)\.ts$/.test(path))
    .filter(path => new RegExp(values.only).test(path));

/** The places that an earlier run named, as Stryker reads them: `path:line:column-line:column`. */
const survivors: readonly string[] = values.survivors
  ? (readFileSync(values.survivors, 'utf8').match(/\S+\.ts:\d+:\d+-\d+:\d+/g) ?? [])
  : [];

/** The files of a chapter to change, or the places in them. */
const placesOf = (chapter: string): readonly string[] => {
  const rules = rulesOf(chapter);
  return values.survivors ? survivors.filter(place => rules.includes(place.replace(/:.*/, ''))) : rules;
};

/** Stryker's log levels are an enum that its package does not export. */
type LogLevel = Exclude<NonNullable<ConstructorParameters<typeof Stryker>[0]>['logLevel'], undefined>;

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>;

const mutantsOf = (chapter: string): Promise<Results> => {
  // For `mutants.config.ts`, which Vitest loads in a process of its own.
  process.env.MUTANTS = [...new Set(rulesOf(chapter).map(dirname))].join('|');
  process.env.MUTANTS_PACKAGE = values.package;
  process.env.MUTANTS_TESTS = values.tests;
  return new Stryker({
    mutate: [...placesOf(chapter)],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('mutants-plugins.js', import.meta.url))],
    ignorers: ['words'],
    // Stryker finds out which code each test reaches; `related` would ask Vite the same again for each mutant.
    coverageAnalysis: 'perTest',
    // Code that runs while modules load (tables, whole functions) concerns every test: it would take most of the time.
    ignoreStatic: true,
    vitest: { configFile: 'packages/tools/measure/mutants.config.ts', related: false },
    concurrency,
    // Tests and their helpers import only sources.
    ignorePatterns: ['dist', 'docs', 'examples', 'packages/bench', 'packages/cli', 'packages/viewer', 'reports'],
    tempDirName: 'reports/mutants/.tmp',
    reporters: ['html', 'progress-append-only', 'unnoticed'],
    htmlReporter: { fileName: `reports/mutants/${chapter}.html` },
    timeoutMS: 20_000,
    logLevel: 'warn' as LogLevel,
  }).runMutationTest();
};

for (const chapter of chosen) {
  const results = await mutantsOf(chapter);
  const count = (status: string): number => results.filter(one => one.status === status).length;
  const [killed, timeout, survived, uncovered] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count);
  const noticed = (killed ?? 0) + (timeout ?? 0);
  const valid = noticed + (survived ?? 0) + (uncovered ?? 0);
  const score = ((100 * noticed) / valid).toFixed(1);
  console.log(`${chapter}: ${score} % of ${valid}: ${killed} killed, ${timeout} timed out,`);
  console.log(`  ${survived} survived, ${uncovered} not covered`);
}
