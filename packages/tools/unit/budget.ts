import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** The most CPU seconds that the tests of one package may take. A new package has the same budget. */
const budget = 60;

/** The packages that have spent CPU time on tests, in seconds; `examples` and `docs` count as packages. */
const spent = (modules: readonly TestModule[]): ReadonlyMap<string, number> => {
  const seconds = new Map<string, number>();
  for (const module of modules) {
    const path = relative(module.project.config.root, module.moduleId);
    const name = /^packages\/([^/]+)/.exec(path)?.[1] ?? path.split('/')[0] ?? '';
    seconds.set(name, (seconds.get(name) ?? 0) + (module.meta().cpu ?? 0) / 1e6);
  }
  return new Map([...seconds].sort((a, b) => b[1] - a[1]));
};

/** Tells after the tests how much CPU time each package took, and fails where one is over its budget. */
export class Budget implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const packages = spent(modules);
    console.log(` CPU seconds of the tests, of at most ${budget} for each package`);
    for (const [name, seconds] of packages) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`);
    for (const [name, seconds] of packages) {
      if (seconds <= budget) continue;
      console.error(` FAILED ${name} is over its budget: make its slowest tests smaller, or the code faster.`);
      process.exitCode = 1;
    }
  }
}
