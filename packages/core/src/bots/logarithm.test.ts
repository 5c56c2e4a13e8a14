import { expect, test } from 'vitest';
import { logarithm } from './logarithm.js';

test('agrees with the logarithm of this engine to ten digits', () => {
  expect(logarithm(1)).toBe(0);
  for (let n = 2; n < 2 ** 31; n = Math.ceil(n * 1.37)) {
    expect(Math.abs(logarithm(n) - Math.log(n))).toBeLessThan(1e-10 * Math.log(n));
  }
  expect(logarithm(2 ** 31 - 1)).toBeCloseTo(Math.log(2 ** 31 - 1), 9);
});

test('never falls as the number grows', () => {
  for (let n = 1; n < 5000; n++) expect(logarithm(n + 1)).toBeGreaterThan(logarithm(n));
});
