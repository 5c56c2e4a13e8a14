/**
 * Measures Rulewright beside its peers: `npm run bench`.
 *
 * - `--quick`: fewer and shorter rounds, for a look
 * - `--only <group>`: one group (may be given several times); `--list` names them
 * - `--json <file>`: also writes the figures, with commit and machine
 * - `--profile <group>`: instead of measuring, says in which functions the time of each case goes
 *
 * Exits 1 when a group does not run, and with `--strict` also when a goal is missed.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { refuse, toolArgs } from '../tools/command-line/arguments.js';
import { bundle, root } from './measure/bundle.js';
import { profile } from './measure/profile.js';
import { reached, table } from './measure/table.js';
import type { Bench, Effort, Row } from './measure/types.js';

const { values } = toolArgs(import.meta.url, {
  quick: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  list: { type: 'boolean', default: false },
  json: { type: 'string' },
  profile: { type: 'string' },
  strict: { type: 'boolean', default: false },
});

/** The groups in the order of the report. */
const groups: readonly string[] = [
  'tic-tac-toe',
  'tic-tac-toe-checked',
  'connect-four',
  'search',
  'forks',
  'dice',
  'odds',
  'judgement-hex',
  'shroudfall-inches',
  'eldfall-d20',
  'matches',
  'hexes',
  'inches',
  'height',
  'moves',
  'history',
  'memory',
  'sizes',
  'wire',
];
const onDisk = readdirSync(`${root}packages/bench/groups`).map(file => file.replace(/\.ts$/, ''));
const lost = onDisk.filter(name => !groups.includes(name));
if (lost.length > 0) throw new Error(`packages/bench/index.ts does not list ${lost.join(', ')}`);

const chosen = values.profile === undefined ? (values.only ?? groups) : [values.profile];
for (const name of chosen) if (!groups.includes(name)) refuse(`no group ${name}; there are: ${groups.join(', ')}`);

const effort: Effort = values.quick ? { rounds: 3, milliseconds: 60 } : { rounds: 9, milliseconds: 250 };
const environment = { ...process.env, NODE_ENV: 'production' };
const folder = join(tmpdir(), 'rulewright-bench');

/** The groups that bundle programs themselves: no bundle can hold esbuild. */
const here: Readonly<Record<string, () => Promise<(effort: Effort) => Bench | Promise<Bench>>>> = {
  matches: async () => (await import('./groups/matches.js')).prepare,
  sizes: async () => (await import('./groups/sizes.js')).prepare,
  wire: async () => (await import('./groups/wire.js')).prepare,
};

/** Each group is a program of its own, so that no group slows down or speeds up the next one. */
const compiled = async (group: string, program: string): Promise<string> => {
  const outfile = join(folder, `${group}.mjs`);
  await bundle(`import { prepare } from './groups/${group}.js';\n${program}`, { outfile });
  return outfile;
};

const measured = async (group: string): Promise<readonly Row[]> => {
  const prepareHere = here[group];
  if (prepareHere) {
    const [prepare, { measure }] = await Promise.all([prepareHere(), import('./measure/rounds.js')]);
    return measure(await prepare(effort), effort);
  }
  const module = await compiled(group, `import { runGroup } from './measure/child.js';\nawait runGroup(prepare);`);
  const answer = execFileSync(process.execPath, ['--expose-gc', module, JSON.stringify(effort)], {
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(answer) as readonly Row[];
};

const profiled = async (group: string): Promise<void> => {
  const module = await compiled(group, `import { runCase } from './measure/child.js';\nawait runCase(prepare);`);
  const cases = JSON.parse(execFileSync(process.execPath, ['--expose-gc', module, '--list'], { encoding: 'utf8' }));
  for (const name of cases as readonly string[]) {
    console.log(`\n${group}: ${name}`);
    for (const { name: place, share } of profile(module, [name], 12)) {
      console.log(`${(share * 100).toFixed(1).padStart(6)} %  ${place}`);
    }
  }
};

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

if (values.list) console.log(groups.join('\n'));
else if (values.profile !== undefined) await profiled(values.profile);
else {
  const results: { readonly group: string; readonly rows: readonly Row[] }[] = [];
  for (const group of chosen) {
    try {
      const rows = await measured(group);
      results.push({ group, rows });
      console.log(table(rows, results.length === 1));
    } catch (error) {
      console.log(`${group} did not run: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  const rows = results.flatMap(result => result.rows);
  const goals = rows.filter(row => reached(row) !== undefined);
  const met = goals.filter(row => reached(row) === true);
  console.log(`\n${met.length} of ${goals.length} goals reached. Ratios: ours over theirs, the higher the better.`);
  if (values.json !== undefined) {
    const [cpu] = cpus();
    const report = {
      commit: git('rev-parse', 'HEAD'),
      changed: git('status', '--porcelain', '--', 'packages', 'examples') !== '',
      node: process.version,
      v8: process.versions.v8,
      machine: { cpu: cpu?.model ?? '', cores: cpus().length, arch: arch(), memory: totalmem() },
      effort,
      results,
    };
    writeFileSync(values.json, `${JSON.stringify(report, undefined, 2)}\n`);
  }
  if (values.strict && met.length < goals.length) process.exitCode = 1;
}
