import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const packages: string = fileURLToPath(new URL('./packages/', import.meta.url));

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
  resolve: {
    alias: readdirSync(packages).flatMap(entriesOf),
  },
  test: {
    include: ['{packages,examples,docs,bench}/**/*.{test,scenario}.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Whole matches and a browser, on a machine that others may be using.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default config;
