import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TABLE } from './bout.js';
import { clearance, lengthOf, octagon, pointAt, rootUp, square, stepsOf } from './exact.js';
import { slowClearance } from './exact.twin.js';

const few = fc.integer({ min: -9, max: 9 });
const pair = fc.tuple(few, few);
const point = ([x, y]: readonly [number, number], scale = 1) => ({ x: x * scale, y: y * scale });
const whole = fc.integer({ min: 0, max: TABLE });
const anywhere = fc.record({ x: whole, y: whole });

const told = (gap: number): string => (gap < 0 ? 'crosses' : gap === 0 ? 'touches' : 'clear');

test('a leg and a disc: as by brute force, and the same a few hundred times as large', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(pair, pair, pair, fc.integer({ min: 1, max: 9 }), (a, b, c, radius) => {
      const expected = slowClearance(a, b, c, radius);
      seen.add(expected);
      for (const scale of [1, 300]) {
        const disc = { at: point(c, scale), radius: radius * scale };
        expect(told(clearance(point(a, scale), point(b, scale), disc))).toBe(expected);
        expect(told(clearance(point(b, scale), point(a, scale), disc))).toBe(expected);
      }
    }),
    {
      numRuns: 3000,
      examples: [
        [[-9, 5], [9, 5], [0, 0], 5],
        [[-3, 9], [9, -7], [0, 0], 3],
      ],
    },
  );
  expect([...seen].sort()).toEqual(['clear', 'crosses', 'touches']);
});

test('one unit more or less on the far side of the table is noticed', () => {
  // The line through (0, 0) and (6000, 4500) is 3000 away from (0, 3750); no product on the table is larger than these.
  const leg = [
    { x: 0, y: 0 },
    { x: TABLE, y: 4500 },
  ] as const;
  const gap = (radius: number) => clearance(...leg, { at: { x: 0, y: 3750 }, radius });
  expect([2999, 3000, 3001].map(gap).map(told)).toEqual(['clear', 'touches', 'crosses']);
  expect(gap(3000)).toBe(0);
  expect((TABLE * TABLE) ** 2).toBeLessThan(Number.MAX_SAFE_INTEGER);
});

test('a root is rounded up, at squares and beside them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90_000_000 }), n => {
      const root = rootUp(n);
      expect(root * root >= n && (root - 1) * (root - 1) < n).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9486 }), n => {
      expect([n * n - 1, n * n, n * n + 1].map(rootUp)).toEqual([n, n, n + 1]);
    }),
  );
});

test('the grid points of a leg lead from its start to its end, next to the line', () => {
  fc.assert(
    fc.property(anywhere, anywhere, fc.nat(), (from, to, any) => {
      const steps = stepsOf(from, to);
      if (steps === 0) return;
      const step = any % (steps + 1);
      const here = pointAt(from, to, step);
      expect([pointAt(from, to, 0), pointAt(from, to, steps)]).toEqual([from, to]);
      // Half a unit at most from the exact point, which lies at step/steps of the leg; a half goes towards the start.
      for (const axis of ['x', 'y'] as const) {
        const [start, end] = [from[axis], to[axis]];
        const off = 2 * (steps * (here[axis] - start) - step * (end - start));
        expect(Math.abs(off)).toBeLessThanOrEqual(steps);
        if (Math.abs(off) === steps) expect(Math.sign(off)).toBe(-Math.sign(end - start));
      }
    }),
  );
});

test('an octagon around a disc: its sides never cross the disc, and with a gap never touch it', () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 2, max: 900 }), (at, radius) => {
      for (const gap of [0, 1]) {
        const corners = octagon({ at, radius }, gap);
        corners.forEach((corner, i) => {
          const next = corners[(i + 1) % 8] ?? corner;
          expect(clearance(corner, next, { at, radius })).toBeGreaterThanOrEqual(gap);
          // Rounded outwards, but not by more than a unit: the corners of the exact octagon are 1.0824 radii away.
          expect(lengthOf(at, corner)).toBeLessThanOrEqual(Math.ceil(1.0824 * (radius + gap)) + 1);
          expect(square(corner, next)).toBeGreaterThan(0);
        });
      }
    }),
  );
});
