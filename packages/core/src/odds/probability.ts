import { type Distribution, distributionOf, keyOf, type Source } from './distribution.js';
import { add, type Fraction, fraction, multiply, subtract } from './fraction.js';

/** Every outcome with its probability in lowest terms, in the order of the distribution. */
export function probabilities<T>(source: Source<T>): { readonly value: T; readonly probability: Fraction }[] {
  const { outcomes, total } = distributionOf(source);
  return outcomes.map(({ value, weight }) => ({ value, probability: fraction(weight, total) }));
}

/** The probability of exactly this value; zero if it cannot happen. */
export function probabilityOf<T>(source: Source<T>, value: T): Fraction {
  const key = keyOf(value);
  return probabilityThat(source, other => keyOf(other) === key);
}

/** The probability of all outcomes that pass a test. */
export function probabilityThat<T>(source: Source<T>, test: (value: T) => boolean): Fraction {
  const { outcomes, total }: Distribution<T> = distributionOf(source);
  return fraction(
    outcomes.reduce((cases, { value, weight }) => (test(value) ? cases + weight : cases), 0n),
    total,
  );
}

/** Throws a TypeError, for callers without types, unless a bound is a number: another one would quietly give odds of 0 or 1. */
function checkBound(bound: number): void {
  if (typeof bound !== 'number' || Number.isNaN(bound)) throw new TypeError(`the bound must be a number, not ${bound}`);
}

/** The probability of this number or more. */
export function atLeast(source: Source<number>, needed: number): Fraction {
  checkBound(needed);
  return probabilityThat(source, value => value >= needed);
}

/** The probability of this number or less. */
export function atMost(source: Source<number>, allowed: number): Fraction {
  checkBound(allowed);
  return probabilityThat(source, value => value <= allowed);
}

/**
 * The mean, exactly.
 *
 * @param source - a die or a distribution of whole numbers
 * @throws RangeError if an outcome is not a safe whole number; map it to one, or use {@link expectationOf}
 */
export function expectation(source: Source<number>): Fraction {
  return expectationOf(source, value => value);
}

/**
 * The exact mean of a function of the outcomes.
 *
 * @param source - a die or a distribution
 * @param worth - the worth of an outcome: a fraction, or a whole number
 * @throws RangeError if it is a number that is not whole or not safe
 */
export function expectationOf<T>(source: Source<T>, worth: (value: T) => Fraction | bigint | number): Fraction {
  const { outcomes, total } = distributionOf(source);
  let sum = fraction(0n);
  for (const { value, weight } of outcomes) {
    const each = worth(value);
    sum = add(sum, multiply(typeof each === 'object' ? each : fraction(each), fraction(weight)));
  }
  return fraction(sum.n, sum.d * total);
}

/**
 * The variance, exactly: the mean square less the square of the mean.
 *
 * @param source - a die or a distribution of whole numbers
 * @throws RangeError if an outcome is not a safe whole number
 */
export function variance(source: Source<number>): Fraction {
  const mean = expectation(source);
  return subtract(
    expectationOf(source, value => BigInt(value) * BigInt(value)),
    multiply(mean, mean),
  );
}
