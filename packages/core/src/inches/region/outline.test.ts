import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScenePoint } from '../../scene.js';
import { disc, rectangle, stadium } from '../outline.js';
import { outlines, scaled } from '../shapes.arbitrary.js';
import { slackAt } from './field.js';
import { landmarks } from './landmarks.js';
import { type Limit, region } from './limits.js';
import { outlineOf } from './outline.js';

const at = (x: number, y: number) => ({ x, y });
const kinds = fc.constantFrom<Limit['is']>('within', 'completely-within', 'clear', 'clear');
const limits = fc.array(fc.record({ is: kinds, of: outlines, length: fc.nat(4) }), { maxLength: 6 });
const regions = (by: number) =>
  fc.tuple(limits, fc.nat(2)).map(([some, radius]) => {
    const large = some.map(({ is, of, length }) => ({ is, of: scaled(of, by), length: length * by }));
    const edge: Limit = { is: 'completely-within', of: rectangle(at(-6 * by, -6 * by), 15 * by, 15 * by), length: 0 };
    return region(radius * by, [edge, ...large]);
  });

/** A ray to the right crosses the border an odd number of times. */
const covers = (points: readonly ScenePoint[], x: number, y: number): boolean =>
  points.filter((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y);
  }).length %
    2 ===
  1;

test('borders that lie on each other count once, also where one is a whole circle and the other the end of a strip', () => {
  const table: Limit = { is: 'completely-within', of: rectangle(at(-6000, -6000), 15_000, 15_000), length: 0 };
  const strip: Limit = { is: 'clear', of: stadium(at(0, 0), at(6000, 0), 1000), length: 1000 };
  const [shape, ...more] = outlineOf(
    region(0, [table, strip, { is: 'clear', of: disc(at(6000, 0), 2000), length: 0 }]),
  );
  expect(more).toEqual([]);
  expect([7000, 7900, 8100].map(x => covers(shape?.points ?? [], x, 100))).toEqual([false, false, true]);
  expect(covers(shape?.points ?? [], 3000, 2100)).toBe(true);
  expect(covers(shape?.points ?? [], 3000, 1900)).toBe(false);
});

test('an island in the middle of a region is cut out of its picture', () => {
  const table: Limit = { is: 'completely-within', of: rectangle(at(0, 0), 1000, 1000), length: 0 };
  const [shape, ...more] = outlineOf(region(100, [table, { is: 'clear', of: disc(at(500, 500), 100), length: 0 }]));
  expect(more).toEqual([]);
  expect(covers(shape?.points ?? [], 500, 500)).toBe(false);
  expect(covers(shape?.points ?? [], 500, 250)).toBe(true);
  expect(outlineOf(region(600, [table]))).toEqual([]);
});

const square: Limit = { is: 'completely-within', of: rectangle(at(0, 0), 1000, 1000), length: 0 };
const wall = (x: number, y: number, width: number, height: number): Limit => ({
  is: 'clear',
  of: rectangle(at(x, y), width, height),
  length: 0,
});
/** The points of each polygon of a region; a base without any radius unless one is given. */
const pointsOf = (limits: readonly Limit[], radius: number = 0) =>
  outlineOf(region(radius, limits)).map(({ points }) => points.map(({ x, y }) => [x, y]));

test('a picture has each corner once, and a circle is drawn by 36 points on it', () => {
  expect(pointsOf([square], 100)).toEqual([[[100, 900], [100, 100], [900, 100], [900, 900]]]); // biome-ignore format: points
  const [circle = []] = pointsOf([{ is: 'within', of: disc(at(0, 0), 0), length: 1000 }]);
  expect(circle).toHaveLength(36);
  for (const [x = 0, y = 0] of circle) expect(Math.hypot(x, y)).toBeCloseTo(1000, 1);
});

test('two parts of a region that touch in a corner are two polygons, wherever the first one begins', () => {
  expect(pointsOf([square, wall(500, -100, 600, 600), wall(-100, 500, 600, 600)])).toEqual([
    [[500, 1000], [500, 500], [1000, 500], [1000, 1000]],
    [[500, 500], [0, 500], [0, 0], [500, 0]],
  ]); // biome-ignore format: points
  expect(pointsOf([square, wall(-100, -100, 600, 600), wall(500, 500, 600, 600)])).toEqual([
    [[500, 500], [500, 1000], [0, 1000], [0, 500]],
    [[1000, 500], [500, 500], [500, 0], [1000, 0]],
  ]); // biome-ignore format: points
});

test('a region of a single line has no picture, and is cut out of no other part of its region', () => {
  expect(pointsOf([{ ...square, of: rectangle(at(0, 0), 1000, 3000) }], 500)).toEqual([]);
  // Four walls around a corridor as wide as the base, in the middle of the table.
  const frame = [wall(300, 300, 400, 100), wall(300, 500, 400, 100), wall(300, 300, 100, 300), wall(600, 300, 100, 300)]; // biome-ignore format: walls
  const [points = [], ...more] = pointsOf([square, ...frame], 50);
  expect(more).toEqual([]);
  expect(points.filter(([x = 0, y = 0]) => Math.abs(x - 500) < 200 && Math.abs(y - 450) < 100)).toEqual([]);
});

test('a wall at the end of a long region is cut out of its picture', () => {
  const long: Limit = { ...square, of: rectangle(at(0, 0), 10_000, 100) };
  expect(pointsOf([long, wall(9900, -100, 300, 150)])).toEqual([
    [[9900, 0], [9900, 50], [10_000, 50], [10_000, 100], [0, 100], [0, 0]],
  ]); // biome-ignore format: points
});

test('a region without a border around it has no picture', () => {
  expect(pointsOf([wall(0, 0, 100, 100)])).toEqual([]);
});

test('a hole is cut out along a bridge between the first of the nearest corners, and out of the part of the region around it', () => {
  const hole = [[400, 400], [400, 600], [600, 600], [600, 400], [400, 400]]; // biome-ignore format: points
  expect(pointsOf([square, wall(400, 400, 200, 200)])).toEqual([
    [[0, 1000], [0, 0], ...hole, [0, 0], [1000, 0], [1000, 1000]],
  ]); // biome-ignore format: points
  // The table is cut in two.
  const [one, other] = [[[0, 300], [0, 0], [1000, 0], [1000, 300]], [[0, 1000], [0, 350], [1000, 350], [1000, 1000]]]; // biome-ignore format: points
  const parts = pointsOf([square, wall(-1, 300, 1002, 50), wall(400, 400, 200, 200)]);
  expect(parts.map(points => points.length).sort((a, b) => a - b)).toEqual([one.length, other.length + 6]);
  expect(parts.find(points => points.length > 4)).toEqual(expect.arrayContaining([...hole, ...other]));
});

test('a hole is cut out of the part around it, not of one beside it at the same height or with a dent there', () => {
  // Three columns; the one in the middle is a U turned on its side, around a wall that comes from the right.
  const columns = [wall(300, -1, 20, 1002), wall(680, -1, 20, 1002), wall(400, 400, 290, 200)];
  for (const [x, y] of [
    [100, 400],
    [340, 400],
    [340, 500],
    [500, 100],
    [500, 700],
    [800, 400],
    [800, 100],
  ] as const) {
    const shapes = outlineOf(region(0, [square, ...columns, wall(x, y, 40, 100)]));
    const sizes = shapes.map(({ points }) => points.length).sort((a, b) => a - b);
    expect(sizes).toEqual(x > 300 && x < 680 ? [4, 4, 14] : [4, 8, 10]);
    expect(shapes.some(({ points }) => covers(points, x + 20, y + 50))).toBe(false);
  }
});

test('a hole in an island is cut out of the island, whatever comes first', () => {
  const frame = [wall(100, 100, 800, 100), wall(100, 800, 800, 100), wall(100, 100, 100, 800), wall(800, 100, 100, 800)]; // biome-ignore format: walls
  const block = wall(450, 450, 100, 100);
  for (const some of [
    [square, ...frame, block],
    [...frame, block, square],
    [block, ...frame, square],
  ]) {
    const shapes = outlineOf(region(0, some));
    const covered = [50, 150, 300, 500].map(x => shapes.map(({ points }) => covers(points, x, 510)));
    expect(covered.map(all => all.filter(Boolean).length)).toEqual([1, 0, 1, 0]);
  }
});

test('the picture covers what belongs to a region, and nothing else, but for the flat sides of its circles', () => {
  const seen = { inside: 0, outside: 0, holed: 0 };
  fc.assert(
    fc.property(regions(1000), area => {
      const shapes = outlineOf(area);
      const wrong: string[] = [];
      for (let x = -5950; x < 9000; x += 490) {
        for (let y = -5950; y < 9000; y += 490) {
          const slack = Math.min(...area.fields.map(field => slackAt(field, x, y)));
          if (Math.abs(slack) < 60) continue;
          seen[slack > 0 ? 'inside' : 'outside']++;
          if (shapes.some(({ points }) => covers(points, x, y)) !== slack > 0) wrong.push(`${x},${y}`);
        }
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(Math.min(seen.inside, seen.outside)).toBeGreaterThan(10_000);
});

test('no point of a region with air around it lies farther to any side than the landmarks', () => {
  let compared = 0;
  fc.assert(
    fc.property(regions(1000), area => {
      const roomy: ScenePoint[] = [];
      for (let x = -5950; x < 9000; x += 245) {
        for (let y = -5950; y < 9000; y += 245) {
          if (area.fields.every(field => slackAt(field, x, y) > 5)) roomy.push({ x, y });
        }
      }
      const marks = landmarks(area);
      if (roomy.length === 0) return;
      compared++;
      for (const [x, y] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const far = (points: readonly ScenePoint[]) => Math.max(...points.map(point => point.x * x + point.y * y));
        expect(far(marks)).toBeGreaterThan(far(roomy));
      }
    }),
    { numRuns: 200 },
  );
  expect(compared).toBeGreaterThan(50);
});
