import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../region/limits.js';
import { twinFormation } from './formation.twin.js';
import { besideAll, linkedSet } from './linked-set.js';
import type { Spacing } from './spacing.js';

const box = (x: number, y: number, right = x, below = y): Box => ({ x, y, right, below });
const spacing: Spacing = { apart: 5, linked: 7 };
const plenty = () => ({ left: 1_000_000 });
const row = [0, 4, 8, 12, 16].map(x => box(x, 0));

test('the boxes beside all bases that stand already', () => {
  expect(besideAll(row, [box(0, 0), box(16, 0)], spacing)).toEqual([box(8, 0)]);
  expect(besideAll(row, [], spacing)).toEqual(row);
});

test('boxes that hold their bases and are linked; none is a proof', () => {
  const near = [box(0, 0), box(6, 0), box(12, 0), box(30, 0)];
  expect(linkedSet(near, 3, spacing, { begun: [] }, plenty())).toEqual([box(0, 0), box(6, 0), box(12, 0)]);
  expect(linkedSet(near, 4, spacing, { begun: [] }, plenty())).toBe('none');
  expect(linkedSet(near, 0, spacing, { begun: [] }, plenty())).toEqual([]);
  // Bases that stand already are the first links, all of them or the one that is asked for.
  const begun = [box(24, 0), box(-6, 0)];
  expect(linkedSet(near, 2, spacing, { begun }, plenty())).toEqual([box(0, 0), box(6, 0)]);
  expect(linkedSet(near, 1, spacing, { begun, beside: box(24, 0) }, plenty())).toEqual([box(30, 0)]);
  // The next one may be linked to any base.
  expect(linkedSet(near, 2, spacing, { begun, beside: box(24, 0) }, plenty())).toEqual([box(30, 0), box(0, 0)]);
  expect(linkedSet([box(0, 0)], 1, spacing, { begun, beside: box(24, 0) }, plenty())).toBe('none');
});

test('the search costs work for each box that it tries, and gives up without any', () => {
  const work = { left: 25 };
  expect(linkedSet(row, 1, spacing, { begun: [] }, work)).toEqual([box(0, 0)]);
  expect(work.left).toBe(0);
  expect(linkedSet(row, 1, spacing, { begun: [] }, { left: 24 })).toBe('unknown');
  // A bound on the bases proves at once that there is no set.
  const tried = { left: 1000 };
  expect(linkedSet(row, 4, spacing, { begun: [] }, tried)).toBe('none');
  expect(tried.left).toBe(975);
  // A box that was tried as the first one is left out of the sets that are tried after it.
  const two = { left: 1000 };
  expect(linkedSet([box(0, 0), box(20, 0)], 2, spacing, { begun: [] }, two)).toBe('none');
  expect(two.left).toBe(985);
});

test('among single points a set is found exactly if there is one', () => {
  const place = fc.integer({ min: 0, max: 12 });
  const points = fc.uniqueArray(fc.tuple(place, place), { minLength: 1, maxLength: 9, selector: String });
  const seen = { none: 0, found: 0 };
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 4 }), fc.nat(1), (some, count, started) => {
      const taken = some.slice(0, started);
      const free = some.slice(started);
      const start = { begun: taken.map(([x, y]) => box(x, y)) };
      const found = linkedSet(
        free.map(([x, y]) => box(x, y)),
        count,
        spacing,
        start,
        plenty(),
      );
      const beside = free.filter(([x, y]) => taken.every(([ax, ay]) => (ax - x) ** 2 + (ay - y) ** 2 >= 25));
      seen[found === 'none' ? 'none' : 'found']++;
      expect(found !== 'none').toBe(twinFormation(beside, count, 5, 7, taken));
      if (typeof found !== 'string')
        expect(
          twinFormation(
            found.map(({ x, y }) => [x, y]),
            count,
            5,
            7,
            taken,
          ),
        ).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(Math.min(seen.none, seen.found)).toBeGreaterThan(100);
});
