/**
 * Installs the packed packages into throw-away projects, as a user would, and uses every entry point there: as ES
 * modules, through `require()`, under TypeScript's two ways of resolving, from a command line, and in a browser: `npm
 * run consumers`. `--without eldfall-d20`, which may be given several times, uses no entry point of a game; the game is installed
 * all the same, since the command line needs it.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { browserGives } from '../browser/built-page.js';
import { type Entry, publicPackages } from '../build/packages.js';
import { outputOf, run } from '../build/run.js';
import { tarballsByName } from '../build/tarballs.js';
import { toolArgs } from '../command-line/arguments.js';
import { Checks } from './checks.js';
import { notForBrowsers, notForPrograms, uses } from './consumer-uses.js';
import { packagesOf, withoutGames } from './games.js';

const leftOut = packagesOf(toolArgs(import.meta.url, withoutGames).values.without);

const checks = new Checks();
const packages = publicPackages().filter(({ name }) => !leftOut.has(name));
const entries = packages.flatMap(one => one.entries).filter(({ specifier }) => !notForPrograms.includes(specifier));
/** The entries whose declarations need those of a browser or of Node, as those of Valibot do (`Blob`, `File`). */
const needAmbientTypes: readonly string[] = ['@rulewright/core/content/fields'];
const standAlone = entries.filter(({ specifier }) => !needAmbientTypes.includes(specifier));

/** A module that imports entry points and makes `results`: `[what, what it is, what it should be]` of each use of them. */
const consumer = (some: readonly Entry[], how: 'import' | 'require', then: string): string => {
  const here = new Set(some.map(({ specifier }) => specifier));
  const possible = uses.filter(({ imports }) => Object.keys(imports).every(specifier => here.has(specifier)));
  const lines: string[] = [];
  const asked: string[] = [];
  for (const [index, { specifier }] of some.entries()) {
    const names = [...new Set(possible.flatMap(({ imports }) => imports[specifier] ?? []))].join(', ');
    if (how === 'import') {
      lines.push(`import * as all${index} from '${specifier}';`);
      if (names !== '') lines.push(`import { ${names} } from '${specifier}';`);
    } else {
      lines.push(`const all${index} = require('${specifier}');`);
      if (names !== '') lines.push(`const { ${names} } = all${index};`);
    }
    asked.push(`  ['${specifier} exports something', Object.keys(all${index}).length > 0 ? 'yes' : 'no', 'yes'],`);
  }
  for (const { code, gives } of possible) {
    asked.push(`  [${JSON.stringify(code)}, JSON.stringify(${code}), ${JSON.stringify(gives)}],`);
  }
  return `${lines.join('\n')}\nconst results = [\n${asked.join('\n')}\n];\n${then}\n`;
};

/** Counts the results that a consumer printed. */
const judge = (how: string, json: string): void => {
  const results = JSON.parse(json) as readonly (readonly [what: string, is: string, wanted: string])[];
  for (const [what, is, wanted] of results) checks.check(`${how}: ${what}`, is === wanted, `is ${is}, not ${wanted}`);
};

const project = mkdtempSync(join(tmpdir(), 'rulewright-consumers-'));
const write = (name: string, text: string): void => writeFileSync(join(project, name), text);
try {
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  outputOf(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', ...(await tarballsByName()).values()],
    project,
  );

  for (const { name } of packages) {
    checks.check(`${name} is a copy, not a link`, existsSync(join(project, 'node_modules', name, 'package.json')));
  }

  write('consumer.mjs', consumer(entries, 'import', 'console.log(JSON.stringify(results));'));
  const esm = run('node', ['consumer.mjs'], project);
  checks.check('import', esm.ok, esm.output);
  if (esm.ok) judge('import', esm.output);

  write('consumer.cjs', consumer(entries, 'require', 'console.log(JSON.stringify(results));'));
  const cjs = run('node', ['--disable-warning=ExperimentalWarning', 'consumer.cjs'], project);
  checks.check('require()', cjs.ok, cjs.output);
  if (cjs.ok) judge('require()', cjs.output);

  write('consumer.ts', consumer(standAlone, 'import', 'export const told: readonly string[][] = results;'));
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const) {
    // No ambient types and no browser's: the declarations must stand alone. They are checked too (skipLibCheck off).
    const config = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module,
      moduleResolution,
      lib: ['es2023'],
      types: [],
    };
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...config, skipLibCheck: false }, files: ['consumer.ts'] }),
    );
    // The compiler in TypeScript takes four times as long as the one in Go, and both resolve modules by the same rules.
    for (const compiler of module === 'nodenext' ? ['typescript', 'typescript-native'] : ['typescript-native']) {
      const types = run(resolve(`node_modules/${compiler}/bin/tsc`), ['-p', 'tsconfig.json'], project);
      checks.check(`${compiler}: types under moduleResolution ${moduleResolution}`, types.ok, types.output);
    }
  }

  for (const { name, programs, short } of packages) {
    if (programs.length === 0) continue;
    const program = run(join('node_modules', '.bin', short === 'cli' ? 'rulewright' : short), ['--help'], project);
    checks.check(`${name}: its program prints help`, program.ok && program.output.trim() !== '', program.output);
  }

  const forBrowsers = entries.filter(({ specifier }) => !notForBrowsers.includes(specifier));
  write('main.js', consumer(forBrowsers, 'import', 'document.title = JSON.stringify(results);'));
  write('index.html', '<!doctype html><title></title><script type="module" src="./main.js"></script>');
  const told = await browserGives(project).catch((error: unknown) => ({ title: '', errors: [String(error)] }));
  checks.check(
    'browser: Vite builds the page and it raises no error',
    told.errors.length === 0,
    told.errors.join('\n'),
  );
  if (told.title === '') checks.check('browser: the page ran', false);
  else judge('browser', told.title);
} finally {
  rmSync(project, { recursive: true });
}
checks.close();
