import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isScenario = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.scenario.ts');

/** Starts scenarios last: each is short, so that all workers end at nearly the same time. */
export class ScenariosLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(file => !isScenario(file)), ...sorted.filter(isScenario)];
  }
}
