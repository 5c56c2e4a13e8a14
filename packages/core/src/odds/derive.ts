import { certain, type Distribution, distributionOf, refuseTooMuch, type Source, weighted } from './distribution.js';
import { lcm } from './integer.js';

/**
 * Changes every outcome by a function: `map(d20, face => face >= 15 ? 'hit' : 'miss')`.
 *
 * @param source - a die or a distribution
 * @param change - gives the new value; outcomes that become the same value are added up
 */
export function map<T, U>(source: Source<T>, change: (value: T) => U): Distribution<U> {
  return weighted(distributionOf(source).outcomes.map(({ value, weight }) => [change(value), weight] as const));
}

/**
 * Joins two independent throws to one value: `combine(d6, d8, (a, b) => a - b)`.
 *
 * @param a - the first die or distribution
 * @param b - the second, independent of the first
 * @param join - makes one value of the two
 * @throws RangeError if there are more than two million pairs of outcomes
 */
export function combine<A, B, C>(a: Source<A>, b: Source<B>, join: (a: A, b: B) => C): Distribution<C> {
  const second = distributionOf(b);
  return chain(a, x => map(second, y => join(x, y)));
}

/**
 * Lets the first throw decide the second: the number of hits is the number of damage dice.
 *
 * @param source - the first die or distribution
 * @param next - the die or distribution that follows an outcome of the first
 * @throws RangeError if there are more than two million pairs of outcomes
 */
export function chain<T, U>(source: Source<T>, next: (value: T) => Source<U>): Distribution<U> {
  let pairs = 0;
  let shared = 1n;
  const branches = distributionOf(source).outcomes.map(({ value, weight }) => {
    const then = distributionOf(next(value));
    pairs += then.outcomes.length;
    refuseTooMuch(pairs);
    shared = lcm(shared, then.total);
    return { weight, then };
  });
  return weighted(
    branches.flatMap(({ weight, then }) => {
      const scale = weight * (shared / then.total);
      return then.outcomes.map(outcome => [outcome.value, outcome.weight * scale] as const);
    }),
  );
}

/**
 * The conditional odds, given a known fact: `given(sumOf(d6, 2), sum => sum >= 7)`.
 *
 * @param source - a die or a distribution
 * @param known - says whether an outcome agrees with the known fact
 * @throws RangeError if no outcome does
 */
export function given<T>(source: Source<T>, known: (value: T) => boolean): Distribution<T> {
  return weighted(
    distributionOf(source)
      .outcomes.filter(({ value }) => known(value))
      .map(({ value, weight }) => [value, weight] as const),
  );
}

/** The higher of two independent throws: `maximum(d20, d20)` is a throw with advantage. */
export function maximum(a: Source<number>, b: Source<number>): Distribution<number> {
  return combine(a, b, (x, y) => Math.max(x, y));
}

/** The lower of two independent throws. */
export function minimum(a: Source<number>, b: Source<number>): Distribution<number> {
  return combine(a, b, (x, y) => Math.min(x, y));
}

/**
 * Throws a die again, once, if it shows something unwelcome; the second throw stands.
 *
 * @param source - a die or a distribution
 * @param unwelcome - says which outcomes are thrown again
 */
export function rerollOnce<T>(source: Source<T>, unwelcome: (value: T) => boolean): Distribution<T> {
  return chain(source, value => (unwelcome(value) ? source : certain(value)));
}
