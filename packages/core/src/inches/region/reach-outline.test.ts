import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds, type Limit, type Point, reachOutline, rectangle, region } from '../index.js';
import { type Block, pathLengths, wider } from './reach-outline.twin.js';

const RADIUS = 500;
const start: Point = { x: 0, y: 0 };
const MOST = 10_000;

/** A wall across the way to the right, 2,000 units thick. */
const wall = (from: number, to: number): Limit => ({
  is: 'clear',
  of: {
    corners: [
      { x: 3000, y: from },
      { x: 5000, y: from },
      { x: 5000, y: to },
      { x: 3000, y: to },
    ],
  },
  length: 0,
});

const outline = (pass: readonly Limit[], end: readonly Limit[] = pass) =>
  reachOutline(start, [{ most: MOST, pass: region(RADIUS, pass), end: region(RADIUS, end) }]);

/** True if a point lies in one of the polygons. */
const isIn = (shapes: ReturnType<typeof outline>, at: Point): boolean =>
  shapes.some(({ points }) =>
    points.reduce((inside, a, i) => {
      const b = points[(i + 1) % points.length] as Point;
      if (a.y > at.y === b.y > at.y) return inside;
      return at.x < a.x + ((at.y - a.y) * (b.x - a.x)) / (b.y - a.y) ? !inside : inside;
    }, false),
  );

test('nothing in the way: a disc', () => {
  const [shape, ...more] = outline([]);
  expect(more).toEqual([]);
  for (const { x, y } of shape?.points ?? []) {
    expect(Math.abs(Math.sqrt(x * x + y * y) - MOST)).toBeLessThan(100);
  }
});

test('a wall costs the path around it, and the places behind it that are too far are left out', () => {
  const shapes = outline([wall(-4000, 4000)]);
  expect(isIn(shapes, { x: -9800, y: 0 })).toBe(true);
  expect(isIn(shapes, { x: 4000, y: 0 })).toBe(false);
  // 9,000 units away, but the way around a corner of the wall is about 11,800 long.
  expect(isIn(shapes, { x: 9000, y: 0 })).toBe(false);
  expect(isIn(shapes, { x: 6500, y: 5000 })).toBe(true);
});

test('beside an obstacle a straight path in any direction is as long as on empty ground', () => {
  const shapes = outline([wall(-4000, 4000)]);
  // 13° from the axis, where a path whose bends are at most two steps of the grid apart would be 2.7 % longer.
  expect(isIn(shapes, { x: -9595, y: 2268 })).toBe(true);
  expect(isIn(shapes, { x: -9830, y: 2324 })).toBe(false);
});

test('a base passes where it may not end: the place is a hole', () => {
  const soul: Limit = { is: 'clear', of: { at: { x: 4000, y: 0 }, radius: 1000 }, length: 0 };
  const shapes = outline([], [soul]);
  expect(isIn(shapes, { x: 4000, y: 0 })).toBe(false);
  expect(isIn(shapes, { x: 8000, y: 0 })).toBe(true);
});

test('of several paths the best counts', () => {
  const slow = { is: 'clear', of: { at: { x: 6000, y: 0 }, radius: 2000 }, length: 0 } as const;
  const shapes = reachOutline(start, [
    { most: MOST, pass: region(RADIUS, [slow]), end: region(RADIUS, [slow]) },
    { most: 5000, pass: region(RADIUS, []), end: region(RADIUS, []) },
  ]);
  expect(isIn(shapes, { x: 4800, y: 0 })).toBe(true);
  expect(isIn(shapes, { x: 6000, y: 0 })).toBe(false);
  expect(holds(region(RADIUS, [slow]), { x: 4800, y: 0 })).toBe(false);
});

test('the border along a wall is where the base touches the wall', () => {
  const [shape] = outline([wall(-4000, 4000)]);
  const beside = shape?.points.filter(({ x, y }) => x > 1000 && x < 4500 && Math.abs(y) < 3500) ?? [];
  expect(beside.length).toBeGreaterThan(5);
  for (const { x } of beside) expect(x).toBeCloseTo(2500, 1);
});

test('a base that overlaps an obstacle may end at its place if the place is free, and leaves it where a step of the grid leads out of the obstacle', () => {
  const post: Limit = { is: 'clear', of: { at: { x: 100, y: 0 }, radius: 1000 }, length: 0 };
  expect([isIn(outline([post], []), start), isIn(outline([post]), start)]).toEqual([true, false]);
  expect(isIn(outline([post]), { x: -5000, y: 0 })).toBe(false);
  const small: Limit = { is: 'clear', of: { at: { x: 100, y: 0 }, radius: 10 }, length: 0 };
  expect(isIn(outline([small]), { x: -5000, y: 0 })).toBe(true);
});

test('a base that does not move reaches no place', () => {
  expect(reachOutline(start, [])).toEqual([]);
  expect(reachOutline(start, [{ most: 0, pass: region(RADIUS, []), end: region(RADIUS, []) }])).toEqual([]);
});

test('among a few blocks the places within the length of the shortest path are reached, and no others', () => {
  const thousands = (least: number, most: number) => fc.integer({ min: least, max: most }).map(n => n * 1000);
  const block = fc
    .tuple(thousands(-9, 7), thousands(-9, 7), thousands(2, 7), thousands(2, 7))
    .map(([x, y, width, height]): Block => [x, y, x + width, y + height])
    .filter(([left, top, right, below]) => left > 0 || top > 0 || right < 0 || below < 0);
  const away = Array.from({ length: 30 }, (_, i) => -10_050 + i * 690);
  const ends = away.flatMap(x => away.map(y => [x, y + 20] as const));
  const seen = { reached: 0, far: 0, around: 0 };
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), blocks => {
      const limits = blocks.map(([x, y, right, below]): Limit => {
        return { is: 'clear', of: rectangle({ x, y }, right - x, below - y), length: 0 };
      });
      const clear = region(0, limits);
      const shapes = reachOutline(start, [{ most: MOST, pass: clear, end: clear }]);
      // A path may cut a corner by less than a step of the grid, and may miss a gap that is narrower.
      const [least, most] = [-450, 300].map(by => pathLengths([0, 0], ends, blocks.map(one => wider(one, by)))); // biome-ignore format: one line
      const wrong = ends.filter(([x, y], i) => {
        const reached = isIn(shapes, { x, y });
        seen[reached ? 'reached' : 'far']++;
        if (reached && (most?.[i] ?? 0) > Math.hypot(x, y) + 1000) seen.around++;
        return reached ? (least?.[i] ?? 0) > MOST + 60 : (most?.[i] ?? 0) < MOST - 60;
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 60 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});
