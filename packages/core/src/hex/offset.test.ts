import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbours } from './hex.js';
import type { OffsetLayout } from './offset.js';
import { fromOffset, toOffset } from './offset.js';

const layouts: readonly OffsetLayout[] = ['odd-q', 'even-q', 'odd-r', 'even-r', 'double-height', 'double-width'];
const small = fc.integer({ min: -30, max: 30 });

test('every hex has one column and row in each layout and is found there again', () => {
  fc.assert(
    fc.property(small, small, fc.constantFrom(...layouts), (q, r, layout) => {
      expect(fromOffset(toOffset({ q, r }, layout), layout)).toEqual({ q, r });
    }),
  );
});

test('every column and row of an offset layout is a hex', () => {
  fc.assert(
    fc.property(small, small, fc.constantFrom(...layouts.slice(0, 4)), (col, row, layout) => {
      expect(toOffset(fromOffset({ col, row }, layout), layout)).toEqual({ col, row });
    }),
  );
});

test('neighbours of an odd line, as in the published tables', () => {
  const around = (layout: OffsetLayout): string[] =>
    neighbours(fromOffset({ col: 1, row: 1 }, layout))
      .map(hex => toOffset(hex, layout))
      .map(({ col, row }) => `${col},${row}`);
  expect(around('odd-q')).toEqual(['2,2', '2,1', '1,0', '0,1', '0,2', '1,2']);
  expect(around('even-q')).toEqual(['2,1', '2,0', '1,0', '0,0', '0,1', '1,2']);
  expect(around('odd-r')).toEqual(['2,1', '2,0', '1,0', '0,1', '1,2', '2,2']);
  expect(around('even-r')).toEqual(['2,1', '1,0', '0,0', '0,1', '0,2', '1,2']);
  expect(around('double-height')).toEqual(['2,2', '2,0', '1,-1', '0,0', '0,2', '1,3']);
  expect(around('double-width')).toEqual(['3,1', '2,0', '0,0', '-1,1', '0,2', '2,2']);
});

test('half of the places of a double layout are no hex', () => {
  expect(() => fromOffset({ col: 1, row: 2 }, 'double-height')).toThrow(RangeError);
  expect(() => fromOffset({ col: -2, row: 1 }, 'double-width')).toThrow(RangeError);
});
