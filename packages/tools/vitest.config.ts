import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The repository's root: paths on the command line and in the patterns below start from it. */
const root: string = fileURLToPath(new URL('../../', import.meta.url));

/** `@rulewright/<package>` and `@rulewright/<package>/<subpath>` mean the sources, so that tests need no build. */
const packages = `${root}packages/`;

const config: ViteUserConfig = defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@rulewright\/([^/]+)$/, replacement: `${packages}$1/src/index.ts` },
      { find: /^@rulewright\/([^/]+)\/([^.]+)$/, replacement: `${packages}$1/src/$2/index.ts` },
    ],
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
