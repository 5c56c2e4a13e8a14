import { expect, test } from 'vitest';
import { firstPart } from './up-to.js';

const from = { x: 0, y: 0, z: 0 };
const corner = { x: 3000, y: 0, z: 0 };
const roof = { x: 3000, y: 4000, z: 3000 };

test('the first part of a route counts the legs before it, and rises with its last leg [ELD-MEASURE-005]', () => {
  // The second leg is 5000 long: 4000 to the side and 3000 up.
  const parts = [1500, 4000, 5500, 8000, 9000].map(length => firstPart(from, [corner, roof], length));
  expect(parts).toEqual([
    [{ x: 1500, y: 0, z: 0 }],
    [corner, { x: 3000, y: 800, z: 600 }],
    [corner, { x: 3000, y: 2000, z: 1500 }],
    [corner, roof],
    [corner, roof],
  ]);
});

test('a part that ends at a point of the route has that point once [ELD-MEASURE-005]', () => {
  expect([0, 3000].map(length => firstPart(from, [corner, roof], length))).toEqual([[], [corner]]);
});
