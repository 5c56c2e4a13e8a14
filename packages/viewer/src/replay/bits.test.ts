import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBits, toBits } from './bits.js';

test('a set of numbers survives as text, ascending', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(500)), numbers => {
      expect(fromBits(toBits(numbers))).toEqual([...numbers].sort((a, b) => a - b));
    }),
  );
});
