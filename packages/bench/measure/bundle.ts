import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { publicPackages } from '../../tools/build/packages.js';

/** The repository's root, with a slash. */
export const root: string = fileURLToPath(new URL('../../../', import.meta.url));

const packages = `${root}packages/`;

/** The source file of each public entry of the workspace, from the root. */
const sources = new Map(
  publicPackages().flatMap(({ entries }) => entries.map(({ specifier, source }) => [specifier, source] as const)),
);

const REQUIRE = `import { createRequire } from 'node:module';const require = createRequire('/');`;

/** Takes every entry of a workspace package from its source, so that a bundle needs no build. */
export const fromSources: Plugin = {
  name: 'workspace',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@rulewright\// }, ({ path }) => {
      const source = sources.get(path);
      return source === undefined ? undefined : { path: `${root}${source}` };
    });
  },
};

/** Options of a bundle. */
export interface BundleOptions {
  readonly minify?: boolean;
  /** The file to write; without one, nothing is written. */
  readonly outfile?: string;
  readonly platform?: 'node' | 'neutral' | 'browser';
  /** A module, or a script that any engine can run; a module by default. */
  readonly format?: 'esm' | 'iife';
}

/**
 * One module made of a few lines of source and the sources of workspace packages, without types, so that the benchmark
 * measures the same code as a consumer's bundle. Relative imports start from the bench's folder. Returns the text.
 */
export const bundle = async (source: string, options: BundleOptions = {}): Promise<string> => {
  const { minify = false, outfile, platform = 'node', format = 'esm' } = options;
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: `${packages}bench`, loader: 'ts', sourcefile: 'bench-entry.ts' },
    bundle: true,
    write: false,
    format,
    target: 'es2022',
    platform,
    minify,
    keepNames: false,
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // A few peers ask for modules of Node; in a browser's bundle those calls stay as they are.
    external: platform === 'node' ? [] : ['crypto'],
    // A script is strict, as the modules that it was made of are.
    banner: { js: format === 'iife' ? '"use strict";' : platform === 'node' ? REQUIRE : '' },
    logLevel: 'error',
    plugins: [fromSources],
  });
  const text = outputFiles[0]?.text ?? '';
  if (outfile !== undefined) {
    mkdirSync(dirname(outfile), { recursive: true });
    writeFileSync(outfile, text);
  }
  return text;
};
