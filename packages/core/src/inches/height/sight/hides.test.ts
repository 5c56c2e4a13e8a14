import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disc, rectangle } from '../../outline.js';
import { polygons, scaled } from '../../shapes.arbitrary.js';
import { overlapsInSpace, touchesInSpace } from '../gap.js';
import { type Cylinder, cylinder, prism } from '../solid.js';
import { hides } from './hides.js';
import { spaceField } from './sight.js';

const model = (x: number, y: number, height: number, foot = 0): Cylinder =>
  cylinder(disc({ x, y }, 1000), height, foot);
const wall = (from: number, to: number, top: number | null, base = 0, left = -50_000, right = 50_000) =>
  prism(rectangle({ x: from, y: left }, to - from, right - left), top, base);

test('a low wall hides the feet of a model behind it, if the shooter is not so high that it sees them', () => {
  // From 1000 before the shooter, at its top, to the feet that are nearest to the wall, at 19000.
  const [shooter, target] = [model(0, 0, 4000), model(20_000, 0, 4000)];
  expect(hides(wall(17_000, 18_000, 223), shooter, target)).toBe(true);
  expect(hides(wall(17_000, 18_000, 222), shooter, target)).toBe(false);
  // The line from 4000 at 1000 falls to 0 at 19000: it is 1000 high at 14500.
  const high = (top: number) => hides(wall(14_000, 14_500, top), shooter, target);
  expect(high(1001)).toBe(true);
  expect(high(1000)).toBe(false);
});

test('a piece beside the line hides nothing as long as some point of the shooter sees all of the target past it', () => {
  const [shooter, target] = [model(0, 0, 4000), model(20_000, 0, 4000)];
  const beside = (edge: number) => hides(wall(17_000, 18_000, null, 0, -20_000, edge), shooter, target);
  expect(beside(-1000)).toBe(false);
  // The side of the target, at -1000, is seen from the other side of the shooter: the line is at -800 beside the wall.
  expect(beside(-810)).toBe(false);
  expect(beside(-700)).toBe(true);
  expect(beside(1000)).toBe(true);
  expect(hides(wall(17_000, 18_000, null, 0, -20_000, 20_000), target, shooter)).toBe(true);
});

test('a model on a roof is hidden in part from below by the edge, and not from above', () => {
  const roof = wall(17_000, 40_000, 5000);
  const target = model(20_000, 0, 4000, 5000);
  expect(hides(roof, model(0, 0, 4000), target)).toBe(true);
  expect(hides(roof, model(0, 0, 4000, 1000), target)).toBe(false);
  expect(hides(roof, model(0, 0, 4000, 999), target)).toBe(true);
  // At the very edge, the feet are seen past it.
  expect(hides(wall(19_000, 40_000, 5000), model(0, 0, 4000), target)).toBe(true);
  expect(hides(wall(0, 1, 5000), model(0, 0, 4000), target)).toBe(false);
});

test('a rail hides a strip, a slab from above the head', () => {
  const [shooter, target] = [model(0, 0, 3000), model(20_000, 0, 3000)];
  expect(hides(wall(18_900, 18_990, 2500, 500), shooter, target)).toBe(true);
  expect(hides(wall(18_000, 18_990, 9000, 2000), shooter, target)).toBe(true);
  expect(hides(wall(18_000, 18_990, 9000, 3000), shooter, target)).toBe(false);
});

test('a slab whose lower end is as high as the feet of both models leaves a line beneath it', () => {
  const [shooter, target] = [model(0, 0, 3000, 1000), model(20_000, 0, 3000, 1000)];
  const feet = (base: number) => spaceField([wall(9000, 10_000, 9000, base)]).sees(shooter, target);
  expect([feet(1000), feet(999)]).toEqual([true, false]);
});

test('a piece that overlaps a hitbox hides nothing, and nothing is hidden from a model that touches', () => {
  expect(hides(wall(500, 1500, 9000), model(0, 0, 3000), model(9000, 0, 3000))).toBe(false);
  expect(hides(wall(990, 1010, 9000), model(0, 0, 3000), model(2000, 0, 3000))).toBe(false);
  expect(hides(wall(1000, 1500, 9000), model(0, 0, 3000), model(9000, 0, 3000))).toBe(true);
});

test('a piece that reaches less than 1/100 mm into a base, as rounding leaves it at a corner, hides what is behind it', () => {
  const [shooter, target] = [model(0, -8000, 4000), model(18_430, 0, 4000)];
  const corner = (edge: number) => hides(wall(17_000, 18_000, 9000, 0, -20_000, edge), shooter, target);
  // From the corner to the middle of the target are 1000.15, 999.25 and 998.35.
  expect([corner(-903), corner(-902), corner(-901)]).toEqual([true, true, false]);
  const behind = hides(wall(17_000, 18_000, 9000, 0, -20_000, -902), model(40_000, 8000, 4000), target);
  expect(behind).toBe(false);
});

test('a piece hides a part wherever sight to one of many points of the foot is blocked', () => {
  const end = (least: number) =>
    fc
      .tuple(
        fc.integer({ min: least, max: least + 5 }),
        fc.integer({ min: -5, max: 5 }),
        fc.integer({ min: 1, max: 6 }),
      )
      .map(([x, y, height]) => cylinder(disc({ x: x * 500, y: y * 500 }, 1000), height * 500));
  fc.assert(
    fc.property(end(-13), end(8), polygons, fc.integer({ min: 1, max: 6 }), (from, to, plan, top) => {
      const outline = scaled(plan, 500);
      if (!('corners' in outline)) return;
      const piece = prism(outline, top * 500);
      if (overlapsInSpace(piece, from) || overlapsInSpace(piece, to) || touchesInSpace(from, to)) return;
      const field = spaceField([piece]);
      const hidden = [-1000, -700, -300, 0, 300, 700, 1000].some(x =>
        [-1000, -700, -300, 0, 300, 700, 1000].some(
          y =>
            x * x + y * y <= 1_000_000 &&
            !field.sees(from, cylinder(disc({ x: to.at.x + x, y: to.at.y + y }, 0), 0, to.foot)),
        ),
      );
      if (hidden) expect(hides(piece, from, to)).toBe(true);
    }),
    { numRuns: 150 },
  );
});
