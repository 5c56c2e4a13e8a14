import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../region/limits.js';
import { canLink, filterBoth, groupsOf, holdBoth, inBothOrders, mostIn, type Spacing } from './spacing.js';

const box = (x: number, y: number, right = x, below = y): Box => ({ x, y, right, below });
const spacing: Spacing = { apart: 5, linked: 10 };

/** The points of the grid in a box. */
const pointsOf = ({ x, y, right, below }: Box): readonly (readonly [number, number])[] =>
  Array.from({ length: right - x + 1 }, (_, i) =>
    Array.from({ length: below - y + 1 }, (_, j) => [x + i, y + j] as const),
  ).flat();
const small = fc.integer({ min: 0, max: 7 });
const boxes = fc
  .record({ x: small, y: small, width: fc.nat(3), height: fc.nat(3) })
  .map(({ x, y, width, height }) => box(x, y, x + width, y + height));
const spacings = fc
  .record({ apart: fc.integer({ min: 1, max: 6 }), range: fc.nat(3) })
  .map(({ apart, range }): Spacing => ({ apart, linked: apart + range }));

test('two boxes hold both bases, and can link them, exactly if some points of them do', () => {
  fc.assert(
    fc.property(boxes, boxes, spacings, (a, b, { apart, linked }) => {
      const squares = pointsOf(a).flatMap(([ax, ay]) => pointsOf(b).map(([x, y]) => (ax - x) ** 2 + (ay - y) ** 2));
      expect(holdBoth(a, b, { apart, linked })).toBe(squares.some(square => square >= apart ** 2));
      expect(canLink(a, b, { apart, linked })).toBe(squares.some(square => square <= linked ** 2));
    }),
    { numRuns: 1000 },
  );
});

test('the groups are the parts that links keep together, in the order of their first boxes', () => {
  const [a, b, c, d, e] = [box(0, 0), box(40, 0), box(18, 0), box(9, 4), box(49, 4)];
  expect(groupsOf([a, b, c, d, e], spacing)).toEqual([
    [a, d, c],
    [b, e],
  ]);
  expect(groupsOf([], spacing)).toEqual([]);
});

test('boxes are sorted along bands that are as high as a square for one base, across and down', () => {
  // Bands of 3 units, from the first box on.
  const [a, b, c, d, e] = [box(9, 10), box(4, 12), box(0, 13), box(4, 11), box(5, 15)];
  const [across, down] = inBothOrders([a, b, c, d, e], spacing);
  expect(across).toEqual([d, b, a, c, e]);
  expect(down).toEqual([c, d, b, e, a]);
  expect(filterBoth([across, down], one => one !== b)).toEqual([
    across.filter(one => one !== b),
    down.filter(one => one !== b),
  ]);
});

test('an upper bound on the bases in some boxes, counted up to a limit', () => {
  const row = [0, 4, 8, 12, 16].map(x => box(x, 0));
  const most = (some: readonly Box[], limit = 9, beside?: Box) =>
    mostIn(inBothOrders(some, spacing), spacing, limit, beside);
  // Two neighbours are too near to each other for two bases.
  expect([most(row), most(row, 2), most([]), most([box(0, 0), box(3, 4)]), most([box(0, 0), box(3, 3)])]).toEqual([
    3, 2, 0, 2, 1,
  ]);
  expect([most([box(0, 0), box(-3, -3)]), most([box(7, 7), box(7, 12)]), most([box(7, 7), box(12, 7)])]).toEqual([
    1, 2, 2,
  ]);
  // Only boxes with room beside another one count.
  expect([most(row, 9, box(0, 0)), most(row, 9, box(8, 0)), most(row, 9, box(8, 9))]).toEqual([2, 2, 3]);
  // A column is one run of a single band, but has room for several bases.
  expect(most([0, 4, 8, 12, 16].map(y => box(0, y)))).toBe(3);
});

test('no set of boxes holds more bases than the bound', () => {
  fc.assert(
    fc.property(fc.array(boxes, { minLength: 1, maxLength: 6 }), spacings, (some, each) => {
      const largest = (from: number, taken: readonly Box[]): number =>
        some.slice(from).reduce((most, one, i) => {
          if (!taken.every(other => holdBoth(one, other, each))) return most;
          return Math.max(most, largest(from + i + 1, [...taken, one]));
        }, taken.length);
      expect(mostIn(inBothOrders(some, each), each, 9)).toBeGreaterThanOrEqual(largest(0, []));
    }),
    { numRuns: 1000 },
  );
});
