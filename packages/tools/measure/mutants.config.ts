import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from '../vitest.config.js';

const chapter = new RegExp(`/src/(${process.env.MUTANTS ?? ''})/`);

/** The tests beside the changed rules come first: they fail soonest, and the first failure is enough. */
class ChapterFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const own = sorted.filter(({ moduleId }) => chapter.test(moduleId));
    return [...own, ...sorted.filter(file => !own.includes(file))];
  }
}

/**
 * The tests that `npm run mutants` sets on a mutant: those of judgement-hex that play no whole match and do not compare
 * thousands of random fields or packs. All tests share one load of the modules, which is most of the time of a small
 * test; each mutant has a fresh worker.
 */
const mutants: ViteUserConfig = {
  ...config,
  test: {
    ...config.test,
    include: ['packages/judgement-hex/src/**/*.{test,scenario}.ts'],
    exclude: ['**/judgement-hex/src/*.test.ts', '**/*-twin.test.ts', '**/content/**/*.test.ts'],
    isolate: false,
    sequence: { sequencer: ChapterFirst },
  },
};

export default mutants;
