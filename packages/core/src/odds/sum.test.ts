import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d4, d6, d8, d20, die, sided } from '../dice/die.js';
import { combine } from './derive.js';
import type { Distribution } from './distribution.js';
import { uniform } from './distribution.js';
import { everyRoll, tallied, tally } from './every-roll.twin.js';
import { fraction, multiply } from './fraction.js';
import { atLeast, expectation, probabilityOf, variance } from './probability.js';
import { successes, sumOf, sumOfPool } from './sum.js';

const weights = (distribution: Distribution<number>): string =>
  distribution.outcomes.map(({ value, weight }) => `${value}:${weight}`).join(' ');

const total = (roll: readonly number[]): number => roll.reduce((sum, face) => sum + face, 0);

describe('published tables', () => {
  test('two six-sided dice', () => {
    expect(weights(sumOf(d6, 2))).toBe('2:1 3:2 4:3 5:4 6:5 7:6 8:5 9:4 10:3 11:2 12:1');
    expect(sumOf(d6, 2).total).toBe(36n);
  });

  test('three six-sided dice', () => {
    expect(weights(sumOf(d6, 3))).toBe(
      '3:1 4:3 5:6 6:10 7:15 8:21 9:25 10:27 11:27 12:25 13:21 14:15 15:10 16:6 17:3 18:1',
    );
    expect(sumOf(d6, 3).total).toBe(216n);
  });

  test('the middle of forty six-sided dice', () => {
    // The number of ways to roll 140, by inclusion and exclusion.
    const choose = (n: bigint, k: bigint): bigint => (k === 0n ? 1n : (choose(n - 1n, k - 1n) * n) / k);
    let ways = 0n;
    for (let j = 0n; j <= 16n; j++) {
      ways += (j % 2n === 0n ? 1n : -1n) * choose(40n, j) * choose(100n - 6n * j + 39n, 39n);
    }
    expect(probabilityOf(sumOf(d6, 40), 140)).toEqual(fraction(ways, 6n ** 40n));
  });

  test('ten dice of which each succeeds on 4 or more', () => {
    const hits = successes(d6, 10, face => face >= 4);
    expect(weights(hits)).toBe('0:1 1:10 2:45 3:120 4:210 5:252 6:210 7:120 8:45 9:10 10:1');
  });

  test('five dice of which each succeeds on 6', () => {
    expect(weights(successes(d6, 5, face => face === 6))).toBe('0:3125 1:3125 2:1250 3:250 4:25 5:1');
  });
});

describe('a sum', () => {
  const faceLists = fc.array(fc.integer({ min: -5, max: 9 }), { minLength: 1, maxLength: 6 });

  test('counts what writing out every roll counts', () => {
    fc.assert(
      fc.property(faceLists, fc.nat(4), (faces, count) => {
        const rolls = everyRoll(faces, count);
        expect(tallied(sumOf(die('any', faces), count), rolls.length)).toBe(tally(rolls, total));
      }),
    );
  });

  test('of ordinary dice counts what writing out every roll counts', () => {
    for (const [sides, count] of [
      [1, 4],
      [2, 6],
      [3, 5],
      [6, 4],
      [20, 2],
    ] as const) {
      const rolls = everyRoll(sided(sides).faces, count);
      expect(tallied(sumOf(sided(sides), count), rolls.length)).toBe(tally(rolls, total));
    }
  });

  test('of mixed dice counts what writing out every roll counts, in any order of the parts', () => {
    const essence = die('essence die', [0, 1, 2, 2, 3, 3]);
    const rolls = everyRoll([1, 2, 3, 4], 2).flatMap(a =>
      essence.faces.flatMap(b => everyRoll([0, 1, 2], 2).map(c => [...a, b, ...c])),
    );
    const coin = die('coin', [0, 1, 2]);
    const expected = tally(rolls, total);
    expect(
      tallied(
        sumOfPool([
          [d4, 2],
          [essence, 1],
          [coin, 2],
        ]),
        rolls.length,
      ),
    ).toBe(expected);
    expect(
      tallied(
        sumOfPool([
          [essence, 1],
          [coin, 2],
          [d4, 2],
        ]),
        rolls.length,
      ),
    ).toBe(expected);
    expect(
      tallied(
        sumOfPool([
          [coin, 2],
          [d4, 1],
          [essence, 1],
          [d4, 1],
        ]),
        rolls.length,
      ),
    ).toBe(expected);
  });

  test('adds up to exactly 1, is symmetrical, and has n times the mean and variance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(30), (sides, count) => {
        const sum = sumOf(sided(sides), count);
        expect(sum.outcomes.reduce((cases, { weight }) => cases + weight, 0n)).toBe(sum.total);
        expect(sum.total).toBe(BigInt(sides) ** BigInt(count));
        const forward = sum.outcomes.map(({ weight }) => weight);
        expect(forward.toReversed()).toEqual(forward);
        expect(expectation(sum)).toEqual(fraction(count * (sides + 1), 2));
        expect(variance(sum)).toEqual(multiply(fraction(count), fraction(sides * sides - 1, 12)));
      }),
    );
  });

  test('of unequal faces has n times the mean and variance too, and is in order', () => {
    fc.assert(
      fc.property(faceLists, fc.nat(12), (faces, count) => {
        const one = uniform(faces);
        const sum = sumOf(one, count);
        expect(expectation(sum)).toEqual(multiply(fraction(count), expectation(one)));
        expect(variance(sum)).toEqual(multiply(fraction(count), variance(one)));
        const values = sum.outcomes.map(({ value }) => value);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }),
    );
  });

  test('is the same whether taken at once or in two parts', () => {
    const essence = die('essence die', [0, 1, 2, 2, 3, 3]);
    expect(
      sumOfPool([
        [d6, 3],
        [essence, 2],
      ]),
    ).toEqual(combine(sumOf(d6, 3), sumOf(essence, 2), (a, b) => a + b));
    expect(
      sumOfPool([
        [d6, 2],
        [d8, 3],
      ]),
    ).toEqual(combine(sumOf(d8, 3), sumOf(d6, 2), (a, b) => a + b));
    expect(sumOf(sumOf(d6, 2), 3)).toEqual(sumOf(d6, 6));
  });

  test('takes a distribution whose outcomes are in a row but not equally likely', () => {
    expect(weights(sumOf(uniform([1, 1, 2]), 2))).toBe('2:4 3:4 4:1');
  });

  test('of no dice is 0', () => {
    expect(sumOf(d6, 0)).toEqual({ outcomes: [{ value: 0, weight: 1n }], total: 1n });
    expect(sumOfPool([])).toEqual(sumOf(d20, 0));
  });

  test('refuses counts, faces and work beyond its limits', () => {
    for (const wrong of [-1, 0.5, 1001]) expect(() => sumOf(d6, wrong)).toThrow(/^count must be/);
    expect(() => sumOf(die('half', [0.5, 2]), 1)).toThrow(/safe whole numbers/);
    expect(() => sumOf(die('huge', [2 ** 52, 2 ** 52 + 1]), 2)).toThrow(/safe whole numbers/);
    expect(() => sumOf(die('huge', [1, 2 ** 52]), 3)).toThrow(/safe whole numbers/);
    expect(() => sumOf({ faces: [] }, 1)).toThrow(RangeError);
    const sparse = die(
      'sparse',
      Array.from({ length: 200 }, (_, at) => at * at * at),
    );
    for (const slow of [sided(1000), sparse]) expect(() => sumOf(slow, 1000)).toThrow(/more than 2000000 additions/);
  });

  test('answers "at least" exactly', () => {
    expect(atLeast(sumOf(d6, 3), 11)).toEqual(fraction(1, 2));
  });
});
