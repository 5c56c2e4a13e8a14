import { basename, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { idleReference } from './reference.js';

/** The CPU seconds that the tests of one game or package may take on an idle machine. A new one has the same budget. */
const budget = 60;

/** The share of that budget that a package with more rules to test has: Eldfall has the longest rulebook. */
const shares: Readonly<Record<string, number>> = { 'eldfall-d20': 1.25 };

/**
 * The share of its budget that a package may take before the run fails. It is above 1 because the reference work tells
 * the speed of a machine only roughly.
 */
const tolerance = 1.25;

/**
 * The CPU time that this machine needs for the same work, as a multiple of an idle machine's: the median of the reference work done after
 * each file. A machine that others use too counts up to three times as many CPU seconds.
 */
const slownessOf = (modules: readonly TestModule[]): number => {
  const measured = modules.flatMap(module => module.meta().reference ?? []).sort((a, b) => a - b);
  return Math.max(1, (measured[Math.floor(measured.length / 2)] ?? 0) / idleReference);
};

/** One test file, and the CPU seconds that it took. */
interface Cost {
  readonly file: string;
  readonly seconds: number;
}

const sum = (costs: readonly Cost[]): number => costs.reduce((all, { seconds }) => all + seconds, 0);

/** The tests of the ground in inches and of the edition that is played on it: another game than that on hexes. */
const inInches = /^packages\/judgement-hex\/src\/(?:v11|ground\/inches|presentation\/(?:v11|inches))\//;

/** The costs by game or package, each with its slowest files first; `examples` and `docs` count as packages. */
const byPackage = (modules: readonly TestModule[]): ReadonlyMap<string, readonly Cost[]> => {
  const costs = new Map<string, Cost[]>();
  for (const module of modules) {
    const path = relative(module.project.config.root, module.moduleId);
    const folder = /^packages\/([^/]+)/.exec(path)?.[1] ?? path.split('/')[0] ?? '';
    const name = inInches.test(path) ? `${folder} v11` : folder;
    const cost = { file: basename(path), seconds: (module.meta().cpu ?? 0) / 1e6 };
    costs.set(
      name,
      [...(costs.get(name) ?? []), cost].sort((a, b) => b.seconds - a.seconds),
    );
  }
  return new Map([...costs].sort(([, a], [, b]) => sum(b) - sum(a)));
};

/** Tells after the tests how much CPU time each package took, and fails where one is over its budget for the speed of this machine. */
export class Budget implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const slowness = slownessOf(modules);
    const most = budget * slowness * tolerance;
    console.log(
      ` CPU seconds of the tests; this machine needed ${slowness.toFixed(2)} × the time of an idle one, so the budget is ${(budget * slowness).toFixed(0)} for each package`,
    );
    for (const [name, costs] of byPackage(modules)) {
      const slowest = costs.slice(0, 3).map(({ file, seconds }) => `${file} ${seconds.toFixed(1)}`);
      console.log(`${sum(costs).toFixed(1).padStart(8)}  ${name.padEnd(24)} ${slowest.join(', ')}`);
      const own = most * (shares[name] ?? 1);
      if (sum(costs) <= own) continue;
      console.error(
        ` FAILED ${name} took more than ${own.toFixed(0)} s: make its slowest tests smaller, or the code faster`,
      );
      process.exitCode = 1;
    }
  }
}
