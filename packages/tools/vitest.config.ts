import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The repository's root: paths on the command line and in the patterns below start from it. */
const root: string = fileURLToPath(new URL('../../', import.meta.url));
const packages: string = `${root}packages/`;

/** The part of a package.json that is read here. */
interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly default: string }>>;
}

/** Every entry point of a package means its source, so that tests need no build: `dist/x/index.js` is `src/x/index.ts`. */
const entriesOf = (short: string): { find: RegExp; replacement: string }[] => {
  const { name, exports = {} } = JSON.parse(readFileSync(`${packages}${short}/package.json`, 'utf8')) as Manifest;
  return Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string'
      ? []
      : {
          find: new RegExp(`^${name}${subpath.slice(1)}$`),
          replacement: `${packages}${short}/${target.default.replace('dist/', 'src/').replace(/\.js$/, '.ts')}`,
        },
  );
};

const config: ViteUserConfig = defineConfig({
  root,
  resolve: {
    alias: readdirSync(packages).flatMap(entriesOf),
  },
  test: {
    include: ['{packages,examples,docs}/**/*.{test,scenario}.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Whole matches and a browser, on a machine that others may be using.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default config;
