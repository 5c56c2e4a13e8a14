import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The repository's root, with a slash. */
export const root: string = fileURLToPath(new URL('../../../', import.meta.url));

const packages = `${root}packages/`;

const REQUIRE = `import { createRequire } from 'node:module';const require = createRequire('/');`;

/** What a bundle is for. */
export interface BundleOptions {
  readonly minify?: boolean;
  /** Where to write it; absent: nowhere. */
  readonly outfile?: string;
  readonly platform?: 'node' | 'neutral' | 'browser';
  /** A module, or a script that anything can run; a module unless said. */
  readonly format?: 'esm' | 'iife';
}

/**
 * One module out of a few lines of source: workspace packages from their sources, types stripped, so that what is
 * measured is what a consumer's bundler makes of it. Relative imports start from the bench's folder. Returns its text.
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
    // A few peers ask for Node's own modules; in a browser's bundle those calls stay behind.
    external: platform === 'node' ? [] : ['crypto'],
    ...(platform === 'node' ? { banner: { js: REQUIRE } } : {}),
    logLevel: 'error',
    plugins: [
      {
        name: 'workspace',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^@rulewright\/[^/]+(\/[^/.]+)?$/ }, ({ path }) => {
            const [, name, subpath] = path.split('/');
            return { path: `${packages}${name}/src/${subpath === undefined ? '' : `${subpath}/`}index.ts` };
          });
        },
      },
    ],
  });
  const text = outputFiles[0]?.text ?? '';
  if (outfile !== undefined) {
    mkdirSync(dirname(outfile), { recursive: true });
    writeFileSync(outfile, text);
  }
  return text;
};
