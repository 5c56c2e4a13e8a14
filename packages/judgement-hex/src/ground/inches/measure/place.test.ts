import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nowhere } from '../../../vocabulary/place.js';
import { isPlace, placeAt, pointOf } from './place.js';

test('a place is one number for every point of a table, and back [JV11-BASE-003]', () => {
  const coordinate = fc.integer({ min: 0, max: 262_144 });
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      expect(pointOf(placeAt({ x, y }))).toEqual({ x, y });
    }),
  );
  expect(placeAt({ x: 2540, y: 1270 })).toBe(2_540_001_270);
});

test('points beside the grid or beyond its edges are no places', () => {
  const beside = [{ x: -1, y: 0 }, { x: 0, y: -1 }, { x: 0.5, y: 0 }, { x: 262_145, y: 0 }, { x: 0, y: 262_145 }]; // biome-ignore format: a point each
  expect(beside.map(placeAt)).toEqual(beside.map(() => nowhere));
  expect([nowhere, 0.5, 999_999, Number.NaN, 1e18, 262_145_000_000].map(isPlace)).toEqual(Array(6).fill(false));
  expect(() => pointOf(nowhere)).toThrow('no place: -1');
});
