import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** `@rulewright/<package>` and `@rulewright/<package>/<subpath>` mean the sources, so that tests need no build. */
const packages: string = fileURLToPath(new URL('./packages/', import.meta.url));

const config: ViteUserConfig = defineConfig({
  resolve: {
    alias: [
      { find: /^@rulewright\/([^/]+)$/, replacement: `${packages}$1/src/index.ts` },
      { find: /^@rulewright\/([^/]+)\/([^.]+)$/, replacement: `${packages}$1/src/$2/index.ts` },
    ],
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
