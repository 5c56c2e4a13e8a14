import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rounded } from '../gap.twin.js';
import { disc, type Outline, rectangle } from '../outline.js';
import { discs, polygons } from '../shapes.arbitrary.js';
import { inches, mm } from '../unit.js';
import {
  compareSpaceGap,
  compareSpan,
  levelGap,
  overlapsInSpace,
  spaceGap,
  touchesInSpace,
  withinSpace,
} from './gap.js';
import { twinSpaceGap } from './gap.twin.js';
import { cylinder, footOf, planOf, prism, type Solid, topOf } from './solid.js';

const told = (shape: Outline): Rounded =>
  'at' in shape
    ? { corners: [[shape.at.x, shape.at.y]], radius: shape.radius }
    : { corners: 'corners' in shape ? shape.corners.map(({ x, y }) => [x, y] as const) : [], radius: 0 };

const solids: fc.Arbitrary<Solid> = fc
  .tuple(fc.oneof(discs, polygons), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 5 }))
  .map(([plan, foot, height]) => ('at' in plan ? cylinder(plan, height, foot) : prism(plan, foot + height, foot)));

test('gaps in space are as by numbers with very many places', () => {
  fc.assert(
    fc.property(solids, solids, fc.integer({ min: 0, max: 14 }), (a, b, length) => {
      const expected = twinSpaceGap(
        told(planOf(a)),
        [footOf(a), topOf(a)],
        told(planOf(b)),
        [footOf(b), topOf(b)],
        length,
      );
      expect(compareSpaceGap(a, b, length)).toBe(expected);
      expect(compareSpaceGap(b, a, length)).toBe(expected);
    }),
    { numRuns: 3000 },
  );
});

test('a model on a roof is within reach of one below if the straight line is short enough, to 1/100 mm', () => {
  // 3 across and 4 up make 5.
  const below = cylinder(disc({ x: 0, y: 0 }, mm(16)), mm(45));
  const above = cylinder(disc({ x: mm(32) + inches(3), y: 0 }, mm(16)), mm(45), mm(45) + inches(4));
  expect(withinSpace(below, above, inches(5))).toBe(true);
  expect(withinSpace(below, above, inches(5) - 1)).toBe(false);
  expect(levelGap(below, above)).toBe(inches(4));
  expect(spaceGap(below, above)).toBe(inches(5));
  // Beside a wall and straight below, the line is as long as the drop, or as the way across.
  const wall = prism(rectangle({ x: mm(16) + inches(1), y: -inches(1) }, inches(1), inches(2)), inches(2));
  expect(spaceGap(below, wall)).toBe(inches(1));
  expect(spaceGap(above, cylinder(above, mm(4)))).toBe(mm(45) + inches(4) - mm(4));
});

test('solids touch at their sides or at their ends, and overlap only with both', () => {
  const block = prism(rectangle({ x: 0, y: 0 }, 1000, 1000), 500);
  const beside = (x: number, foot: number): Solid => cylinder(disc({ x, y: 500 }, 300), 400, foot);
  expect(touchesInSpace(block, beside(1300, 0))).toBe(true);
  expect(overlapsInSpace(block, beside(1299, 0))).toBe(true);
  expect(touchesInSpace(block, beside(1301, 0))).toBe(false);
  // A model on top of the block, at its edge too.
  expect(touchesInSpace(block, beside(500, 500))).toBe(true);
  expect(touchesInSpace(block, beside(1300, 500))).toBe(true);
  expect(overlapsInSpace(block, beside(500, 499))).toBe(true);
  expect(touchesInSpace(block, beside(500, 501))).toBe(false);
  const endless = prism(rectangle({ x: 0, y: 0 }, 1000, 1000), null);
  expect(overlapsInSpace(endless, beside(500, 200_000))).toBe(true);
});

test('the distance from a corner is that of the point, whichever corner it is, and not that of the lines of its sides', () => {
  const block = prism(rectangle({ x: -10, y: -10 }, 10, 10), 10);
  for (const [x, y] of [
    [4, 5],
    [-14, 5],
    [4, -15],
    [-14, -15],
  ] as const) {
    // biome-ignore format: the four corners
    // Across, the root of 41. Of 20, a height of 19 leaves the root of 39; of 21, that of 80.
    const above = cylinder(disc({ x, y }, 0), 5, 10 + 19);
    expect([20, 21].map(length => compareSpaceGap(block, above, length))).toEqual([1, -1]);
  }
  // Three across and four up are five.
  const near = (up: number) => compareSpaceGap(block, cylinder(disc({ x: 5, y: -5 }, 2), 5, 10 + up), 5);
  expect([near(3), near(4), near(5)]).toEqual([-1, 0, 1]);
});

test('the line of a jump is measured through space', () => {
  const [start, end] = [{ x: 0, y: 0, z: 100 }, { x: 200, y: 300, z: 700 }]; // biome-ignore format: a pair
  expect([699, 700, 701].map(length => compareSpan(start, end, length))).toEqual([1, 0, -1]);
});
