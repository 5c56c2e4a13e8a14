import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betweenEnds, freeLine, type Pair } from './free-line.js';
import { coreOf, type Disc, type Outline } from './outline.js';
import { polygons, scaled } from './shapes.arbitrary.js';
import { sightField } from './sight.js';
import { type Sides, slopeBetween } from './slopes.js';
import { inches } from './unit.js';

const whole = (most: number) => fc.integer({ min: 0, max: most });
/** Places on a grid of half inches of a table of 24" by 24". */
const places = fc.record({ x: whole(48), y: whole(48) }).map(({ x, y }) => ({ x: x * 1270, y: y * 1270 }));
const bases: fc.Arbitrary<Disc> = fc.record({ at: places, radius: fc.constantFrom(1500, 1600, 2000, 2500) });
const pieces = fc.tuple(places, polygons, fc.constantFrom(200, 635)).map(([by, shape, size]) => {
  const { corners } = scaled(shape, size) as { corners: readonly { x: number; y: number }[] };
  return { corners: corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) };
});

test('on tables with many shapes the answer is that of the exact test of all lines', () => {
  const seen = { sees: 0, not: 0 };
  fc.assert(
    fc.property(
      fc.array(fc.oneof(bases, pieces), { minLength: 8, maxLength: 20 }),
      bases,
      bases,
      fc.boolean(),
      (shapes: readonly Outline[], from, to, touchingBlocks) => {
        const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
        fc.pre(Math.sqrt(dx * dx + dy * dy) > from.radius + to.radius);
        const swell = touchingBlocks ? 1 : 0;
        const pair: Pair = { a: { ...from, swell: -swell }, b: { ...to, swell: -swell }, ahead: { x: dx, y: dy } };
        const walls = shapes
          .map((shape, index) => {
            const { corners, radius } = coreOf(shape);
            return betweenEnds(pair, { index, rounds: corners.map(at => ({ at, radius, swell })) });
          })
          .filter(wall => wall !== undefined);
        const sees = sightField(shapes, { touchingBlocks }).sees(from, to);
        seen[sees ? 'sees' : 'not']++;
        expect(freeLine(pair, walls) !== undefined).toBe(sees);
      },
    ),
    { numRuns: 600 },
  );
  expect(Math.min(seen.sees, seen.not)).toBeGreaterThan(20);
});

test('doubles leave close cases to the exact test: a slit of no width, and one of a tenth of a unit', () => {
  const slit = (width: number) =>
    slopeBetween(
      inches(10),
      1500,
      1500,
      [
        { past: [], low: [inches(5), 0, 0], high: undefined },
        { past: [], low: undefined, high: [inches(5), -width, 0] },
        { past: [], low: [inches(7), 0, 0], high: undefined },
        { past: [], low: undefined, high: [inches(7), -width, 0] },
      ],
      false,
    );
  expect(slit(0)).toBeUndefined();
  expect(slit(-0.01)).toBeUndefined();
  expect(slit(-100)).toBe(false);
  const line = slit(100);
  expect(line).toMatchObject({ slope: expect.closeTo(0), offset: expect.closeTo(-50) });
});

test('doubles leave ends that are near to each other, and too many choices, to the exact test', () => {
  const wall = { past: [], low: [5000, 1, 10], high: [5000, -1, 10] };
  expect(slopeBetween(5999, 1500, 1500, [], false)).toBeUndefined();
  expect(slopeBetween(6000, 1500, 1500, [], false)).toMatchObject({ slope: 0, offset: 0 });
  const many = (n: number) => Array.from({ length: n }, () => wall);
  expect(slopeBetween(9000, 1500, 1500, many(8), false)).toBeTruthy();
  expect(slopeBetween(9000, 1500, 1500, many(9), false)).toBeUndefined();
  // A wall that lines can pass on one side only leaves no choice, unless they can also miss it beside an end.
  const oneSided = (own: Partial<Sides>) => Array.from({ length: 9 }, () => ({ ...wall, ...own }));
  for (const own of [{ low: undefined }, { high: undefined }]) {
    expect(slopeBetween(9000, 1500, 1500, oneSided(own), false)).toBeTruthy();
    expect(slopeBetween(9000, 1500, 1500, oneSided({ ...own, past: [1, 0] }), false)).toBeUndefined();
  }
});
