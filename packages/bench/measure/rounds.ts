import type { Bench, Case, Effort, Row } from './types.js';

/**
 * Units per second of CPU time. The time is that of the whole process, so that the garbage collector's threads count.
 */
const rate = (run: Case, milliseconds: number): number => {
  const start = process.cpuUsage();
  let units = 0;
  for (;;) {
    units += run();
    const { user, system } = process.cpuUsage(start);
    const spent = user + system;
    if (spent >= milliseconds * 1000) return (units / spent) * 1e6;
  }
};

const median = (sorted: readonly number[]): number => {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The median of some values in any order. */
export const middleOf = (values: readonly number[]): number => median(ascending(values));

/**
 * Times all cases once in every round, in an order that rotates, and takes each ratio inside a round: a slow phase of
 * the machine then slows both sides of a ratio. Two rounds before that warm up and are not counted.
 */
const timed = ({ cases = {}, comparisons = [] }: Bench, { rounds, milliseconds }: Effort): Row[] => {
  const names = Object.keys(cases);
  const rates = new Map<string, number[]>(names.map(name => [name, []]));
  for (let round = -2; round < rounds; round++) {
    names.forEach((_, i) => {
      const name = names[(i + round + 2) % names.length] as string;
      const measured = rate(cases[name] as Case, round < 0 ? milliseconds / 2 : milliseconds);
      if (round >= 0) rates.get(name)?.push(measured);
    });
  }
  return comparisons.map(({ title, unit, ours, peer, goal }) => {
    const mine = rates.get(ours);
    const theirs = rates.get(peer);
    if (!mine || !theirs) throw new Error(`${title}: no case ${mine ? peer : ours}`);
    const ratios = ascending(mine.map((value, i) => value / (theirs[i] as number)));
    return {
      title,
      unit,
      ours: middleOf(mine),
      against: peer,
      peer: middleOf(theirs),
      min: ratios[0] as number,
      median: median(ratios),
      max: ratios.at(-1) as number,
      ...(goal === undefined ? {} : { goal }),
    };
  });
};

export const measure = (bench: Bench, effort: Effort): Row[] => [
  ...timed(bench, effort),
  ...(bench.facts ?? []).map(fact => {
    const ratio = fact.peer / fact.ours;
    return { ...fact, min: ratio, median: ratio, max: ratio };
  }),
];
