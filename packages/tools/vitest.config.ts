import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { Budget } from './unit/budget.js';
import { ScenariosLast } from './unit/order.js';

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
    // The files that a worker runs one after the other share its modules: loading them took most of the time. A test that
    // changes something outside its file (a spy, an environment variable, a module's state) must therefore put it back.
    isolate: false,
    pool: 'forks',
    maxWorkers: availableParallelism(),
    sequence: { sequencer: ScenariosLast },
    setupFiles: [
      'packages/tools/unit/measure.ts',
      'packages/tools/unit/seed.ts',
      'packages/tools/unit/draw-failures.ts',
    ],
    reporters: ['default', new Budget()],
    // Whole matches and a browser, on a machine that others may be using.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

export default config;
