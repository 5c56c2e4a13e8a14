import { defineConfig, type Options } from 'tsup';
import { publicPackages } from './packages/tools/build/packages.js';

type Config = ReturnType<typeof defineConfig>;

/** The JavaScript of every public package; `packages/tools/build/build.ts` adds the declarations. */
const config: Config = defineConfig(
  publicPackages().map(
    ({ short, folder, entries, programs }): Options => ({
      name: short,
      entry: Object.fromEntries(
        [...entries.map(entry => entry.name), ...programs].map(name => [name, `${folder}/src/${name}.ts`]),
      ),
      outDir: `${folder}/dist`,
      tsconfig: 'packages/tools/build/tsconfig.build.json',
      format: 'esm',
      target: 'es2022',
      platform: 'neutral',
      // Nothing of another package is ever copied in: every name that is not a path stays an import.
      external: [/^[^./]/],
      // Subpaths of a package share their modules, so that an object made by one is known to another.
      splitting: true,
      sourcemap: true,
      clean: true,
      // tsup's own declarations set an option that TypeScript 6 refuses.
      dts: false,
      silent: true,
    }),
  ),
);

export default config;
