/**
 * Builds every public package into its `dist`: `npm run build`. The JavaScript comes from tsup; the declarations come
 * from TypeScript, package by package, each seeing the others only through their `exports` and none of the globals that
 * it must do without.
 */
import { cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'tsup';
import ts from 'typescript';
import { type Package, publicPackages } from './packages.js';

/** The surroundings of each package's code: the language alone, a browser, or Node. */
const surroundings: Readonly<Record<string, { readonly lib: readonly string[]; readonly types: readonly string[] }>> = {
  cli: { lib: ['lib.es2023.d.ts'], types: ['node'] },
  // The entry `testing` of the viewer writes files; all others are the same in browsers, which the gate of consumers tries.
  viewer: { lib: ['lib.es2023.d.ts'], types: ['node'] },
};
const languageAlone = { lib: ['lib.es2023.d.ts'], types: [] };

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: name => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

const declare = ({ short, folder, entries, programs }: Package): readonly ts.Diagnostic[] => {
  const { config, error } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  if (error !== undefined) return [error];
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const { lib, types } = surroundings[short] ?? languageAlone;
  const program = ts.createProgram(
    [...entries.map(entry => entry.source), ...programs.map(name => `${folder}/src/${name}.ts`)],
    {
      ...options,
      paths: {},
      lib: [...lib],
      types: [...types],
      rootDir: resolve(folder, 'src'),
      outDir: resolve(folder, 'dist'),
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
    },
  );
  const { diagnostics } = program.emit();
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics];
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

for (const one of packages) {
  const problems = declare(one);
  if (problems.length > 0) {
    console.error(ts.formatDiagnosticsWithColorAndContext(problems, host));
    process.exit(1);
  }
  console.log(`${one.name}: ${one.entries.map(entry => entry.name).join(', ')}`);
}
