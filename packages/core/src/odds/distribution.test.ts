import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d4, d6, d8, d20, die } from '../dice/die.js';
import { chain, combine, given, map, maximum, minimum, rerollOnce } from './derive.js';
import { certain, type Distribution, distributionOf, fromProbabilities, uniform, weighted } from './distribution.js';
import { everyRoll, tallied, tally } from './every-roll.twin.js';
import { add, fraction, toText } from './fraction.js';
import {
  atLeast,
  atMost,
  expectation,
  expectationOf,
  probabilities,
  probabilityOf,
  probabilityThat,
  variance,
} from './probability.js';
import { sumOf } from './sum.js';

const values = <T>({ outcomes }: Distribution<T>): T[] => outcomes.map(({ value }) => value);

describe('a distribution', () => {
  test('adds up equal values, and puts numbers in order', () => {
    expect(
      weighted([
        [10, 1],
        [2, 2n],
        [10, 3],
        [-1, 1],
      ]),
    ).toEqual({
      outcomes: [
        { value: -1, weight: 1n },
        { value: 2, weight: 2n },
        { value: 10, weight: 4n },
      ],
      total: 7n,
    });
  });

  test('leaves other values in the order in which they came', () => {
    expect(values(uniform(['miss', 'hit', 'miss', 10, 2]))).toEqual(['miss', 'hit', 10, 2]);
  });

  test('tells values apart by their JSON, whatever the order of keys', () => {
    const one = uniform<unknown>([{ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 }, '{"a":1}', { a: 1 }]);
    expect(one.outcomes.map(({ weight }) => weight)).toEqual([2n, 1n, 1n]);
    expect(values(uniform<unknown>([1, '1', true, 'true', null, 'null', [1], '[1]', 1]))).toHaveLength(8);
    expect(
      values(
        uniform<unknown>([
          [1, 2],
          [2, 1],
        ]),
      ),
    ).toHaveLength(2);
  });

  test('is in lowest terms', () => {
    expect(
      weighted([
        ['a', 6],
        ['b', 4],
        ['c', 0],
      ]),
    ).toEqual({
      outcomes: [
        { value: 'a', weight: 3n },
        { value: 'b', weight: 2n },
      ],
      total: 5n,
    });
  });

  test('holds no negative zero', () => {
    expect(Object.is(values(uniform([-0]))[0], 0)).toBe(true);
  });

  test('refuses weights that make no sense', () => {
    expect(() => weighted([['a', -1]])).toThrow(/weight must not be negative/);
    expect(() => weighted([['a', 0.5]])).toThrow(/^weight must be/);
    expect(() => weighted([['a', 0]])).toThrow(/no outcome/);
    expect(() => uniform([])).toThrow(RangeError);
    expect(() => uniform([Number.NaN])).toThrow(/NaN/);
  });

  test('comes from probabilities that add up to exactly 1', () => {
    const half = fromProbabilities([
      ['a', fraction(1, 6)],
      ['b', fraction(1, 2)],
      ['a', fraction(1, 3)],
    ]);
    expect(half).toEqual(uniform(['a', 'b']));
    expect(() => fromProbabilities([['a', fraction(1, 2)]])).toThrow(/add up to 1, not 1\/2/);
    expect(() =>
      fromProbabilities([
        ['a', fraction(3, 2)],
        ['b', fraction(-1, 2)],
      ]),
    ).toThrow(/negative/);
  });

  test('goes to probabilities and back', () => {
    const sum = sumOf(d6, 3);
    const list = probabilities(sum);
    expect(fromProbabilities(list.map(({ value, probability }) => [value, probability] as const))).toEqual(sum);
    expect(list.reduce((all, { probability }) => add(all, probability), fraction(0))).toEqual(fraction(1));
  });
});

describe('probabilities', () => {
  test('of a value, of a test, of at least and at most', () => {
    expect(probabilityOf(d20, 20)).toEqual(fraction(1, 20));
    expect(probabilityOf(d20, 21)).toEqual(fraction(0));
    expect(
      probabilityOf(
        uniform([
          { a: 1, b: 2 },
          { a: 0, b: 0 },
        ]),
        { b: 2, a: 1 },
      ),
    ).toEqual(fraction(1, 2));
    expect(probabilityThat(d20, face => face % 2 === 0)).toEqual(fraction(1, 2));
    expect(atLeast(d20, 15)).toEqual(fraction(3, 10));
    expect(atMost(d20, 15)).toEqual(fraction(3, 4));
  });

  test('mean and variance are exact', () => {
    expect(toText(expectation(d6))).toBe('7/2');
    expect(toText(variance(d6))).toBe('35/12');
    expect(toText(expectation(die('essence die', [0, 1, 2, 2, 3, 3])))).toBe('11/6');
    expect(toText(expectationOf(d6, face => fraction(face, 3)))).toBe('7/6');
    expect(toText(expectationOf(uniform(['hit', 'miss']), face => (face === 'hit' ? 3n : 0)))).toBe('3/2');
    expect(() => expectation(uniform([0.5]))).toThrow(RangeError);
  });
});

describe('deriving', () => {
  test('map adds up what becomes equal', () => {
    expect(map(d20, face => (face >= 15 ? 'hit' : 'miss'))).toEqual(
      weighted([
        ['miss', 14],
        ['hit', 6],
      ]),
    );
  });

  test('combine counts what writing out every roll counts', () => {
    const rolls = d6.faces.flatMap(a => d8.faces.map(b => [a, b]));
    expect(
      tallied(
        combine(d6, d8, (a, b) => a * 10 - b),
        48,
      ),
    ).toBe(tally(rolls, ([a = 0, b = 0]) => a * 10 - b));
    expect(tallied(maximum(d6, d8), 48)).toBe(tally(rolls, roll => Math.max(...roll)));
    expect(tallied(minimum(d6, d8), 48)).toBe(tally(rolls, roll => Math.min(...roll)));
  });

  test('chain weighs each branch by its own cases', () => {
    // A d4 gives the number of coins to toss; 16 tosses of coins stand for each face.
    const rolls = d4.faces.flatMap(coins => everyRoll([0, 1], 4).map(toss => toss.slice(0, coins)));
    const heads = chain(d4, coins => sumOf(die('coin', [0, 1]), coins));
    expect(tallied(heads, 64)).toBe(tally(rolls, toss => toss.reduce((sum, face) => sum + face, 0)));
    expect(chain(d6, certain)).toEqual(distributionOf(d6));
  });

  test('given keeps the proportions of the remaining outcomes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), needed => {
        const rolls = everyRoll(d6.faces, 2).filter(([a = 0, b = 0]) => a + b >= needed);
        const known = given(sumOf(d6, 2), sum => sum >= needed);
        expect(tallied(known, rolls.length)).toBe(tally(rolls, ([a = 0, b = 0]) => a + b));
      }),
    );
    expect(() => given(d6, face => face > 6)).toThrow(RangeError);
  });

  test('re-rolling once leaves the second throw standing', () => {
    const rolls = everyRoll(d6.faces, 2);
    const again = rerollOnce(d6, face => face <= 2);
    expect(tallied(again, 36)).toBe(tally(rolls, ([a = 0, b = 0]) => (a <= 2 ? b : a)));
    expect(rerollOnce(d6, () => true)).toEqual(distributionOf(d6));
    expect(rerollOnce(d6, () => false)).toEqual(distributionOf(d6));
    const pool = everyRoll(d6.faces, 4);
    const two = ([a = 0, b = 0, c = 0, d = 0]: number[]): number => (a <= 2 ? b : a) + (c <= 2 ? d : c);
    expect(tallied(sumOf(again, 2), pool.length)).toBe(tally(pool, two));
  });

  test('refuses too many pairs before writing them down', () => {
    const wide = uniform(Array.from({ length: 3000 }, (_, at) => at));
    expect(() => chain(wide, () => wide)).toThrow(/more than 2000000 additions/);
  });
});
