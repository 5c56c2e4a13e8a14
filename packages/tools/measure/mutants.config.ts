import { readFileSync } from 'node:fs';
import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from '../vitest.config.js';

const name = process.env.MUTANTS_PACKAGE ?? 'judgement-hex';
const tests = process.env.MUTANTS_TESTS;
const chapter = new RegExp(`(${process.env.MUTANTS ?? ''})/[^/]*$`);

/**
 * The tests beside the changed rules come first, those with generated cases last among them: they fail soonest, and the
 * first failure is enough.
 */
class ChapterFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      if (!chapter.test(moduleId)) return 2;
      return readFileSync(moduleId, 'utf8').includes("'fast-check'") ? 1 : 0;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * The tests that `npm run mutants` runs against a mutant: those of the package that play no whole match and do not
 * compare thousands of random fields or packs. The geometry of the core has few other tests, so its comparisons with
 * twins stay. All tests share one load of the modules, which is most of the time of a small
 * test; each mutant has a fresh worker.
 */
const mutants: ViteUserConfig = {
  ...config,
  test: {
    ...config.test,
    include: tests
      ? tests.split(',')
      : [`packages/${name}/src/${name === 'core' ? 'inches/' : ''}**/*.{test,scenario}.ts`],
    exclude: [
      `packages/${name}/src/*.test.ts`,
      '**/*-twin.test.ts',
      '**/whole-matches.test.ts',
      '**/content/**/*.test.ts',
    ],
    isolate: false,
    sequence: { sequencer: ChapterFirst },
    setupFiles: ['packages/tools/unit/seed.ts', 'packages/tools/measure/mutants-setup.ts'],
  },
};

export default mutants;
