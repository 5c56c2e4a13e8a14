import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  equals,
  type Fraction,
  fraction,
  multiply,
  percent,
  subtract,
  toNumber,
  toText,
} from './fraction.js';

const fractions: fc.Arbitrary<Fraction> = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([n, d]) => fraction(n, d));

describe('a fraction', () => {
  test.each([
    [6, 36, '1/6'],
    [-6, 36, '-1/6'],
    [6, -36, '-1/6'],
    [-6, -36, '1/6'],
    [0, -5, '0'],
    [12, 4, '3'],
  ])('%d over %d is %s', (n, d, text) => {
    expect(toText(fraction(n, d))).toBe(text);
    expect(fraction(n, d).d).toBeGreaterThan(0n);
  });

  test('has the denominator 1 unless told otherwise', () => {
    expect(fraction(5)).toEqual({ n: 5n, d: 1n });
    expect(fraction(0n)).toEqual({ n: 0n, d: 1n });
  });

  test('refuses what is not exact', () => {
    expect(() => fraction(1, 0)).toThrow(/^d must not be zero/);
    expect(() => fraction(0.5)).toThrow(/^n must be/);
    expect(() => fraction(1, 2 ** 53)).toThrow(/^d must be/);
    expect(() => fraction('1' as unknown as number)).toThrow(TypeError);
    expect(() => divide(fraction(1), fraction(0))).toThrow(/^b must not be zero/);
  });

  test('is always in lowest terms', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        for (const { n, d } of [add(a, b), subtract(a, b), multiply(a, b)]) {
          expect(d > 0n).toBe(true);
          for (const p of [2n, 3n, 5n, 7n, 11n]) expect(n % p === 0n && d % p === 0n).toBe(false);
        }
      }),
    );
  });

  test('follows the laws of arithmetic', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        if (b.n !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
        expect(compare(a, b) === 0).toBe(equals(a, b));
        expect(compare(add(a, fraction(1, 10n ** 40n)), a)).toBe(1);
      }),
    );
  });

  test('adds up by hand', () => {
    expect(toText(add(fraction(1, 6), fraction(1, 3)))).toBe('1/2');
    expect(toText(subtract(fraction(1, 6), fraction(1, 3)))).toBe('-1/6');
    expect(toText(multiply(fraction(2, 3), fraction(3, 4)))).toBe('1/2');
    expect(toText(divide(fraction(2, 3), fraction(-4, 3)))).toBe('-1/2');
    expect(equals(fraction(1, 2), fraction(1, 3))).toBe(false);
    expect(equals(fraction(1, 2), fraction(3, 2))).toBe(false);
  });
});

describe('as a number', () => {
  test('is what floating-point division gives where that is exact enough', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (n, d) => {
        expect(toNumber(fraction(n, d))).toBe(n === 0 ? 0 : n / d);
      }),
    );
  });

  test('is the nearest number however long its parts are', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 60n }),
        fc.bigInt({ min: 1n, max: 10n ** 60n }),
        fc.boolean(),
        (n, d, negative) => {
          const a = fraction(negative ? -n : n, d);
          const near = Math.abs(toNumber(a));
          const distance = (x: number): Fraction => {
            // Every floating-point number is a whole multiple of 2^-1074; the numbers here are multiples of 2^-300.
            const exact = fraction(BigInt(x * 2 ** 300), 1n << 300n);
            const gap = subtract(exact, fraction(n, d));
            return gap.n < 0n ? subtract(fraction(0), gap) : gap;
          };
          const step = near * Number.EPSILON;
          expect(Math.sign(toNumber(a))).toBe(negative ? -1 : 1);
          for (const other of [near + step, near - step, near + step / 2, near - step / 2]) {
            expect(compare(distance(near), distance(other))).toBeLessThanOrEqual(0);
          }
        },
      ),
    );
  });

  test('looks at the whole rest before it decides a tie', () => {
    const half = (1n << 200n) + (1n << 147n);
    expect(toNumber(fraction(half, 1n << 200n))).toBe(1);
    expect(toNumber(fraction(half + 1n, 1n << 200n))).toBe(1 + Number.EPSILON);
  });

  test('does not overflow on the way', () => {
    const huge = 7n ** 2000n;
    expect(toNumber(fraction(huge, 2n * huge + 1n))).toBe(0.5);
    expect(toNumber(fraction(huge, huge + 1n))).toBe(1);
    expect(toNumber(fraction(1n, huge))).toBe(0);
    expect(toNumber(fraction(huge))).toBe(Number.POSITIVE_INFINITY);
    expect(toNumber(fraction(-huge, 3n * huge + 1n))).toBe(-1 / 3);
  });
});

describe('as a percentage', () => {
  test.each([
    [fraction(5, 36), undefined, '13.9%'],
    [fraction(1, 1), undefined, '100.0%'],
    [fraction(0), undefined, '0.0%'],
    [fraction(0), 0, '0%'],
    [fraction(1, 8), 0, '13%'],
    [fraction(-1, 8), 0, '-13%'],
    [fraction(1, 216), 3, '0.463%'],
    [fraction(1, 1_000_000), 2, '0.00%'],
    [fraction(1, 20_000), 2, '0.01%'],
    [fraction(7, 2), 1, '350.0%'],
    [fraction(1, 3), 20, '33.33333333333333333333%'],
  ])('%o with %s digits is %s', (a, digits, text) => {
    expect(percent(a, digits)).toBe(text);
  });

  test.each([-1, 0.5, 101])('refuses %d digits', digits => {
    expect(() => percent(fraction(1, 2), digits)).toThrow(/^digits must be/);
  });
});
