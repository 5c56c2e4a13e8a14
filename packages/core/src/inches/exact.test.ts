import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareProducts, compareToLeg, rootUp, signOfSum } from './exact.js';

const whole = (most: number) => fc.integer({ min: -most, max: most });
/** Whole numbers whose products do not fit in 2^53. */
const large = whole(2 ** 40);

const signed = (n: bigint): number => (n < 0n ? -1 : n > 0n ? 1 : 0);

test('products beyond 2^53 are compared exactly, at ties and one beside them', () => {
  fc.assert(
    fc.property(large, large, large, large, (a, b, c, d) => {
      expect(compareProducts(a, b, c, d)).toBe(signed(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)));
      expect(compareProducts(a, b, b, a)).toBe(0);
      // (a - 1)(a + 1) is one less than a².
      expect(compareProducts(a - 1, a + 1, a, a)).toBe(-1);
    }),
  );
});

/** The sign of a + b√c by whole square roots with many more digits than needed. */
const slowSign = (a: bigint, b: bigint, c: bigint): number => {
  const digits = 1n << 400n;
  const target = c * digits * digits;
  let [low, high] = [0n, target + 1n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= target) low = middle;
    else high = middle;
  }
  if (low * low === target) return signed(a * digits + b * low);
  const [first, second] = [signed(a * digits + b * low), signed(a * digits + b * (low + 1n))];
  // An irrational root lies between; near the whole number `a` its digits never run out this far.
  return first === second ? first : Number.NaN;
};

test('a + b√c: the sign is as by 120 digits of the root, also where the root is whole or the sum is nearly zero', () => {
  const seen = new Set<number>();
  fc.assert(
    fc.property(whole(2 ** 45), whole(2 ** 30), fc.nat(2 ** 31 - 1), fc.nat(3), (a, b, n, kind) => {
      const c = kind === 0 ? (n % 40_000) ** 2 : n;
      // The whole number nearest to -b√c makes the sum nearly zero.
      const near = kind === 1 ? a : -Math.round(b * Math.sqrt(c));
      for (const off of [-1, 0, 1]) {
        const plain = near + off;
        const expected = b === 0 || c === 0 ? Math.sign(plain) : slowSign(BigInt(plain), BigInt(b), BigInt(c));
        expect(signOfSum([[plain]], [[b]], c)).toBe(expected);
        seen.add(expected);
      }
    }),
    { numRuns: 300 },
  );
  expect([...seen].sort()).toEqual([-1, 0, 1]);
});

test('sums of products: the terms are multiplied and added', () => {
  expect(signOfSum([[2, 3], [-6]])).toBe(0);
  expect(signOfSum([[2 ** 50, 2 ** 50], [-1, 2 ** 50, 2 ** 50], [1]])).toBe(1);
  expect(signOfSum([[-3]], [[1], [1, 2]], 1)).toBe(0);
  expect(signOfSum([[-3]], [[1], [1, 2]], 2)).toBe(1);
  // Two terms of the same sign, where both are what is left of products that doubles cannot tell apart.
  const left = (n: number) => [[2 ** 50, 2 ** 50], [-1, 2 ** 50, 2 ** 50], [n]];
  expect([1, -1].map(n => signOfSum(left(n), left(n), 1))).toEqual([1, -1]);
  expect(signOfSum(left(1), left(-1), 1)).toBe(0);
  expect(signOfSum(left(1), left(-1), 0)).toBe(1);
  expect(signOfSum(left(0), left(-1), 0)).toBe(0);
});

test('a leg and a point: one unit more or less on the far side of the table is noticed', () => {
  const [from, to, at] = [
    { x: 0, y: 0 },
    { x: 240_000, y: 180_000 },
    { x: 0, y: 150_000 },
  ];
  // The point is 120,000 away from the line of the slope 3/4.
  expect([119_999, 120_000, 120_001].map(length => compareToLeg(from, to, at, length))).toEqual([1, 0, -1]);
  // Beyond the ends the distance is to the end.
  expect([49_999, 50_000, 50_001].map(length => compareToLeg(from, to, { x: -30_000, y: -40_000 }, length))).toEqual([
    1, 0, -1,
  ]);
  expect([49_999, 50_000, 50_001].map(length => compareToLeg(to, from, { x: -30_000, y: -40_000 }, length))).toEqual([
    1, 0, -1,
  ]);
  expect(compareToLeg(at, at, from, 150_000)).toBe(0);
});

test('a root is rounded up, at squares and beside them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2 ** 25 }), n => {
      expect([n * n - 1, n * n, n * n + 1].map(rootUp)).toEqual([n, n, n + 1]);
    }),
  );
  expect([0, 1, 2].map(rootUp)).toEqual([0, 1, 2]);
});
