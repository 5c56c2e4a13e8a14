import { checkWhole } from '../dice/check.js';
import { map } from './derive.js';
import {
  type Distribution,
  distributionOf,
  inLowestTerms,
  isDie,
  type Outcome,
  refuseTooMuch,
  type Source,
  weighted,
} from './distribution.js';

/** The largest number of dice of one kind in a pool. */
export const maxDice = 1000;

/** Dice of one kind in a pool: the die, and the number of dice. */
export type PoolPart = readonly [source: Source<number>, count: number];

/**
 * The sum of several throws of one source: `sumOf(d6, 3)`.
 *
 * @param source - a die with whole numbers on it, or a distribution of whole numbers
 * @param count - the number of throws, from 0 (a sum of 0) to 1000
 * @throws RangeError if `count` is not a whole number inside those limits, if a face or the sum is not a safe whole
 * number, or if it would take more than two million additions
 */
export function sumOf(source: Source<number>, count: number): Distribution<number> {
  return sumOfPool([[source, count]]);
}

/**
 * The sum of a pool of dice of several kinds: `sumOfPool([[d6, 2], [d8, 1]])`.
 *
 * @param pool - the parts of the pool; without any the sum is 0
 * @throws RangeError as {@link sumOf}
 */
export function sumOfPool(pool: readonly PoolPart[]): Distribution<number> {
  let work = 0;
  let low = 0;
  let counts = [1n];
  let sums: Map<number, bigint> | undefined;
  for (const [source, count] of pool) {
    checkWhole('count', count, 0, maxDice);
    const run = sums === undefined ? runOf(source) : undefined;
    if (run !== undefined) {
      low += run.low * count;
      checkSum(low);
      for (let die = 0; die < count; die++) {
        work += counts.length + run.size;
        refuseTooMuch(work);
        counts = slide(counts, run.size);
      }
      checkSum(low + counts.length);
      continue;
    }
    const { outcomes } = distributionOf(source);
    sums ??= new Map(counts.map((weight, at) => [low + at, weight]));
    for (let die = 0; die < count; die++) {
      work += sums.size * outcomes.length;
      refuseTooMuch(work);
      sums = addDie(sums, outcomes);
    }
  }
  if (sums === undefined) return inLowestTerms(counts.map((weight, at) => ({ value: low + at, weight })));
  return weighted(sums);
}

/**
 * The number of successes in several throws: `successes(d6, 10, face => face >= 4)`.
 *
 * @param source - a die or a distribution
 * @param count - the number of throws, from 0 to 1000
 * @param succeeds - says whether an outcome is a success
 * @throws RangeError as {@link sumOf}
 */
export function successes<T>(source: Source<T>, count: number, succeeds: (value: T) => boolean): Distribution<number> {
  return sumOf(
    map(source, value => (succeeds(value) ? 1 : 0)),
    count,
  );
}

/** The lowest number and the size of an unbroken, equally likely run of whole numbers, such as an ordinary die. */
function runOf(source: Source<number>): { low: number; size: number } | undefined {
  // A distribution in lowest terms has equal weights only if they are all 1.
  if (!isDie(source) && source.total !== BigInt(source.outcomes.length)) return undefined;
  const values = isDie(source) ? source.faces : source.outcomes.map(({ value }) => value);
  const [low = Number.NaN] = values;
  return values.every((value, at) => value === low + at) ? { low, size: values.length } : undefined;
}

/**
 * Adds one die with `size` faces in a row to the cases of each sum. A new sum gathers the cases of the `size` old sums
 * below it, so going up by one adds a term at the front and takes one off at the back, however large the die.
 */
function slide(counts: readonly bigint[], size: number): bigint[] {
  const next: bigint[] = [];
  const last = counts.length + size - 1;
  let window = 0n;
  for (let at = 0; at < last; at++) {
    window += counts[at] ?? 0n;
    if (at >= size) window -= counts[at - size] ?? 0n;
    next.push(window);
  }
  return next;
}

/** Adds one die of any kind to the cases of each sum. */
function addDie(sums: ReadonlyMap<number, bigint>, outcomes: readonly Outcome<number>[]): Map<number, bigint> {
  const next = new Map<number, bigint>();
  for (const [before, cases] of sums) {
    for (const { value, weight } of outcomes) {
      const sum = before + value;
      checkSum(sum);
      next.set(sum, (next.get(sum) ?? 0n) + cases * weight);
    }
  }
  return next;
}

/** Refuses sums that could not be told apart. */
export function checkSum(sum: number): void {
  if (!Number.isSafeInteger(sum)) throw new RangeError('faces and sums must be safe whole numbers');
}
