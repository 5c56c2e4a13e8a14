/**
 * Builds every public package into its `dist`: `npm run build`. The JavaScript comes from tsup; the declarations come
 * from TypeScript, package by package, each seeing the others only through their `exports` and none of the globals that
 * it must do without.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'tsup';
import { toolArgs } from '../command-line/arguments.js';
import { type Package, publicPackages } from './packages.js';
import { run } from './run.js';

toolArgs(import.meta.url);

/** The surroundings of each package's code: the language alone, a browser, or Node. */
const surroundings: Readonly<Record<string, { readonly lib: readonly string[]; readonly types: readonly string[] }>> = {
  cli: { lib: ['es2023'], types: ['node'] },
  // The entry `testing` of the viewer writes files; all others are the same in browsers, which the gate of consumers tries.
  viewer: { lib: ['es2023'], types: ['node'] },
};
const languageAlone = { lib: ['es2023'], types: [] };

/** The folder of the compiler's configurations, one for each package. */
const configs = 'node_modules/.cache/declarations';

/** Writes the declarations of a package, or gives the compiler's complaints. Each package needs those of the packages before it. */
const declare = ({ short, folder, entries, programs }: Package): string | undefined => {
  const { lib, types } = surroundings[short] ?? languageAlone;
  const config = `${configs}/${short}.json`;
  const sources = [...entries.map(entry => entry.source), ...programs.map(name => `${folder}/src/${name}.ts`)];
  const compilerOptions = {
    paths: {},
    lib,
    types,
    rootDir: resolve(folder, 'src'),
    outDir: resolve(folder, 'dist'),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
  };
  const files = sources.map(source => resolve(source));
  writeFileSync(config, JSON.stringify({ extends: resolve('tsconfig.json'), include: [], files, compilerOptions }));
  // The compiler in Go takes a third of the time of the one in TypeScript, and the least with one thread: each thread works out the same types.
  const compiler = 'node_modules/typescript-native/bin/tsc';
  const { ok, output } = run('node', [compiler, '-p', config, '--pretty', '--singleThreaded']);
  return ok ? undefined : output;
};

const packages = publicPackages();
const missing = packages.flatMap(({ entries }) => entries.filter(({ source }) => !existsSync(source)));
for (const { specifier, source } of missing) console.error(`${specifier}: there is no ${source}`);
if (missing.length > 0) process.exit(1);

await build({ config: 'tsup.config.ts' });

// `rulewright new-game --web` copies the web table.
cpSync('examples/web-table', 'packages/cli/dist/web-table', {
  recursive: true,
  filter: file => !/\.test\.ts$|\.md$/.test(file),
});

mkdirSync(configs, { recursive: true });
for (const one of packages) {
  const problems = declare(one);
  if (problems !== undefined) {
    console.error(problems);
    process.exit(1);
  }
  console.log(`${one.name}: ${one.entries.map(entry => entry.name).join(', ')}`);
}
