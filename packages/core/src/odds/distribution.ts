import { type Fraction, fraction, needFractions, toText } from './fraction.js';
import { gcd, lcm, whole } from './integer.js';

/** One outcome, and the number of equally likely cases that it covers. */
export interface Outcome<T> {
  readonly value: T;
  /** The number of cases, out of the distribution's total; above zero. */
  readonly weight: bigint;
}

/**
 * All outcomes, each with its exact probability: `weight / total`.
 *
 * The weights are whole numbers in lowest terms that add up to `total`, so the probabilities add up to exactly 1. No
 * value comes twice. Numbers are in ascending order; other values are in the order in which they first came up. Values
 * are JSON values and count as one value if their JSON is the same, whatever the order of their keys.
 */
export interface Distribution<T> {
  readonly outcomes: readonly Outcome<T>[];
  /** The number of equally likely cases. */
  readonly total: bigint;
}

/** The start of a calculation of odds: a die, or an earlier distribution (a die with re-rolls, say). */
export type Source<T> = Distribution<T> | { readonly faces: readonly T[] };

/** The largest number of single additions for one question, so that a mistake ends in an error and not in a long wait. */
const maxWork = 2_000_000;

/**
 * A distribution from weights: `[['hit', 3], ['miss', 1]]` hits three times out of four.
 *
 * @param entries - values and weights; a value that comes twice has its weights added, a weight of zero drops out
 * @throws RangeError if a weight is negative or not whole, if none is above zero, or if a value is not a number (NaN)
 */
export function weighted<T>(entries: Iterable<readonly [value: T, weight: bigint | number]>): Distribution<T> {
  const merged = new Map<unknown, { value: T; weight: bigint }>();
  for (const [raw, given] of entries) {
    const weight = whole('weight', given);
    // Mirrored sums would otherwise hold a negative zero.
    const value = Object.is(raw, -0) ? (0 as T) : raw;
    if (weight < 0n) throw new RangeError('weight must not be negative');
    if (weight === 0n) continue;
    const key = keyOf(value);
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { value, weight });
    else known.weight += weight;
  }
  const outcomes = [...merged.values()];
  if (outcomes.every(({ value }) => typeof value === 'number')) {
    outcomes.sort((a, b) => Number(a.value) - Number(b.value));
  }
  return inLowestTerms(outcomes);
}

/**
 * A distribution in which every entry is equally likely; a value that comes twice is twice as likely.
 *
 * @throws RangeError if there are no values
 */
export function uniform<T>(values: readonly T[]): Distribution<T> {
  return weighted(values.map(value => [value, 1n] as const));
}

/** The distribution of a sure outcome. */
export function certain<T>(value: T): Distribution<T> {
  return uniform([value]);
}

/**
 * A distribution from probabilities, such as those found by walking through every outcome of a procedure.
 *
 * @param entries - values and probabilities; a value that comes twice has its probabilities added
 * @throws RangeError if a probability is negative, or if they do not add up to exactly 1
 */
export function fromProbabilities<T>(entries: Iterable<readonly [value: T, probability: Fraction]>): Distribution<T> {
  const list = [...entries];
  for (const [, probability] of list) needFractions(probability);
  const total = list.reduce((shared, [, { d }]) => lcm(shared, d), 1n);
  const weights = list.map(([value, { n, d }]) => [value, n * (total / d)] as const);
  const sum = weights.reduce((cases, [, weight]) => cases + weight, 0n);
  if (sum !== total) throw new RangeError(`probabilities must add up to 1, not ${toText(fraction(sum, total))}`);
  return weighted(weights);
}

/** True for a die, false for a distribution. Throws a TypeError for everything else, for callers without types. */
export function isDie<T>(source: Source<T>): source is { readonly faces: readonly T[] } {
  const given: unknown = source;
  if (typeof given === 'object' && given !== null) {
    if ('faces' in given) return true;
    if ('outcomes' in given) return false;
  }
  throw new TypeError('source must be a die, such as sided(6), or a distribution');
}

/**
 * The distribution of one throw of a source.
 *
 * @throws RangeError if it is a die without faces
 */
export function distributionOf<T>(source: Source<T>): Distribution<T> {
  return isDie(source) ? uniform(source.faces) : source;
}

/** Divides the weights by their greatest common divisor. The outcomes must be merged, ordered and above zero. */
export function inLowestTerms<T>(outcomes: readonly Outcome<T>[]): Distribution<T> {
  let total = 0n;
  let shared = 0n;
  for (const { weight } of outcomes) {
    total += weight;
    if (shared !== 1n) shared = gcd(shared, weight);
  }
  if (total === 0n) throw new RangeError('no outcome has a weight');
  if (shared === 1n) return { outcomes, total };
  return {
    outcomes: outcomes.map(({ value, weight }) => ({ value, weight: weight / shared })),
    total: total / shared,
  };
}

/**
 * A key that is equal for equal values only. JSON quotes text, so a text is never equal to an object.
 *
 * @throws RangeError if the value is NaN, which has no place in an order
 */
export function keyOf(value: unknown): unknown {
  if (Number.isNaN(value)) throw new RangeError('value must not be NaN');
  if (typeof value !== 'string' && typeof value !== 'object') return value;
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Refuses to go past {@link maxWork}.
 *
 * @param work - additions done so far, or about to be done
 * @throws RangeError if the work is too much
 */
export function refuseTooMuch(work: number): void {
  if (work > maxWork) throw new RangeError(`these odds take more than ${maxWork} additions`);
}
