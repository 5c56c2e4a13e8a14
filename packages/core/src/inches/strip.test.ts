import fc from 'fast-check';
import { expect, test } from 'vitest';
import { twinCompareGap } from './gap.twin.js';
import { disc, type Outline, type Point, polygon, rectangle } from './outline.js';
import { fewPoints, outlines, scaled } from './shapes.arbitrary.js';
import { compareStripGap, holdsStrip, strip } from './strip.js';
import { inches, mm } from './unit.js';

const at = (x: number, y: number): Point => ({ x, y });

/** Directions whose length is whole, so that the corners of a strip are fractions. */
const directions = fc.constantFrom(
  ...[[1, 0], [0, -1], [3, 4], [-4, 3], [-3, -4], [6, 8]].map(([x = 0, y = 0]) => ({ x, y, size: Math.hypot(x, y) })),
); // biome-ignore format: pairs

const told = (shape: Outline, by: number) => {
  const pair = ({ x, y }: Point) => [x * by, y * by] as const;
  if ('at' in shape) return { corners: [pair(shape.at)], radius: shape.radius * by };
  if ('corners' in shape) return { corners: shape.corners.map(pair), radius: 0 };
  const { from, to, radius } = shape;
  return { corners: from.x === to.x && from.y === to.y ? [pair(from)] : [pair(from), pair(to)], radius: radius * by };
};

test('gaps between a strip and any outline are as by brute force, and the same when the table is 30,000 times as large', () => {
  const seen = new Map<string, number>();
  const half = fc.integer({ min: 1, max: 2 });
  const start = fc.constantFrom(0, 0, 1, 2);
  const length = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(
      fewPoints,
      directions,
      length,
      half,
      outlines,
      fc.constantFrom(0, 0, 1, 2, 3),
      start,
      (from, to, long, wide, other, most, first) => {
        const unit = to.size === 10 ? 5 : to.size;
        const [ux, uy] = [(to.x / to.size) * unit, (to.y / to.size) * unit];
        const corner = (far: number, side: number) =>
          [from.x * unit + far * ux - side * uy, from.y * unit + far * uy + side * ux].map(Math.round) as [
            number,
            number,
          ];
        const last = first + long;
        const corners = [corner(first, -wide), corner(last, -wide), corner(last, wide), corner(first, wide)];
        const expected = twinCompareGap({ corners, radius: 0 }, told(other, unit), most * unit);
        const key = `${most === 0 ? 'contact' : 'distance'} ${expected}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
        for (const by of [1, 30_000]) {
          const large = strip(at(from.x * by, from.y * by), at(to.x, to.y), long * by, wide * by, first * by);
          expect(compareStripGap(large, scaled(other, by), most * by)).toBe(expected);
        }
      },
    ),
    { numRuns: 1500 },
  );
  for (const key of ['contact -1', 'contact 0', 'contact 1', 'distance -1', 'distance 0', 'distance 1']) {
    expect(seen.get(key), key).toBeGreaterThan(2);
  }
});

test('the diagonal of a tool: a base that touches the far corner of a strip, and one unit more', () => {
  // A strip of 3" by 1" to the right; its far corner is at (3, 0.5). A base of 5 cm whose centre is (3, 4) cm from there.
  const tool = strip(at(0, 0), at(1, 0), inches(3), inches(0.5));
  const base = (radius: number) => disc(at(inches(3) + mm(30), inches(0.5) + mm(40)), radius);
  expect([mm(50) - 1, mm(50), mm(50) + 1].map(radius => compareStripGap(tool, base(radius), 0))).toEqual([1, 0, -1]);
});

test('a slanted direction has no whole corners, and still decides by 1/100 mm', () => {
  // Along (1, 1) the strip reaches to √2 · 3" beside the line x + y = 0; a base on that side touches it by tenths of units.
  const tool = strip(at(0, 0), at(1, 1), inches(3), inches(0.5));
  const base = (x: number) => disc(at(x, x), inches(1));
  // The far side is 7620 units along, the base ends 2540 before its centre: 10160 / √2 = 7184.2 in x and y.
  expect([7184, 7185].map(x => compareStripGap(tool, base(x), 0))).toEqual([-1, 1]);
  expect([7184, 7185].map(x => compareStripGap(tool, base(x), 2))).toEqual([-1, -1]);
});

test('the end of a slanted strip is decided where the distance is far below what doubles tell', () => {
  // 39483 * 39481 is larger than 39482 * √(39481² + 281²) by 3 / 10^10; doubles take it for the smaller one.
  const [point, direction] = [at(39_483, 0), at(39_481, 281)];
  const behind = polygon([point, at(50_000, -200), at(50_000, 200)]);
  const [before, after] = [strip(at(0, 0), direction, 39_482, 300), strip(at(0, 0), direction, 100, 300, 39_482)];
  expect([disc(point, 0), behind].map(shape => compareStripGap(before, shape, 0))).toEqual([1, 1]);
  expect([disc(point, 0), behind].map(shape => compareStripGap(after, shape, 0))).toEqual([-1, -1]);
  // The same, an inch away.
  const [short, late] = [strip(at(0, 0), direction, 36_942, 300), strip(at(0, 0), direction, 100, 300, 42_022)];
  expect([short, late].map(one => compareStripGap(one, disc(point, 2540), 0))).toEqual([1, -1]);
  expect([short, late].map(one => compareStripGap(one, disc(point, 0), 2540))).toEqual([1, -1]);
});

test('a strip that begins at a distance from its point: a beam that touches the base of its attacker', () => {
  // The base of the attacker is 30 mm; a 4" beam to the right begins at x = 1500. Behind that line nothing is under the beam.
  const beam = strip(at(0, 0), at(1, 0), inches(4), inches(0.5), mm(15));
  const beside = (x: number) => disc(at(x, inches(0.5) + mm(40)), mm(50));
  // The first corner is 1500, 1270; a base whose centre is 3000 to the left and 4000 above it touches it.
  expect([-1501, -1500, -1499].map(x => compareStripGap(beam, beside(x), 0))).toEqual([1, 0, -1]);
  const ahead = (x: number) => disc(at(x, 0), mm(15));
  expect([mm(30) + inches(4) - 1, mm(30) + inches(4)].map(x => compareStripGap(beam, ahead(x), 0))).toEqual([-1, 0]);
  // Along (1, 1) the first side lies at 1500 along: bases of radius 1 on the axis reach it from 1499 / √2 = 1059.95.
  const slanted = strip(at(0, 0), at(1, 1), inches(4), inches(0.5), mm(15));
  expect([1059, 1060].map(x => compareStripGap(slanted, disc(at(x, x), 1), 0))).toEqual([1, -1]);
  const table = rectangle(at(mm(15), -inches(0.5)), inches(4), inches(1));
  expect(holdsStrip(table, beam)).toBe(true);
  expect(holdsStrip(table, strip(at(0, 0), at(1, 0), inches(4), inches(0.5), mm(15) - 1))).toBe(false);
});

test('a corner that points at the start of a strip is kept apart by that side alone', () => {
  const late = strip(at(0, 0), at(1, 0), 1000, 300, 2000);
  const wedge = (x: number) => polygon([at(x, 0), at(x - 500, 400), at(x - 500, -400)]);
  expect([1999, 2000, 2001].map(x => compareStripGap(late, wedge(x), 0))).toEqual([1, 0, -1]);
});

test('a strip lies in the table up to its edge', () => {
  const table = rectangle(at(0, 0), inches(36), inches(36));
  expect(holdsStrip(table, strip(at(0, inches(0.5)), at(1, 0), inches(36), inches(0.5)))).toBe(true);
  expect(holdsStrip(table, strip(at(0, inches(0.5) - 1), at(1, 0), inches(36), inches(0.5)))).toBe(false);
  expect(holdsStrip(table, strip(at(0, inches(0.5)), at(1, 0), inches(36) + 1, inches(0.5)))).toBe(false);
  // Direction (1, 1): the first corners are 1270 / √2 = 898.03 to either side of the start.
  expect([898, 899].map(x => holdsStrip(table, strip(at(x, x), at(1, 1), inches(3), inches(0.5))))).toEqual([
    false,
    true,
  ]);
});

test('an edge touches the corner of a slanted strip at a distance, by 1/100 mm', () => {
  // Along (3, 4) the corner (50, 25) is the one farthest to the right, beside the middle of an edge at x = 60.
  const slanted = strip(at(0, 0), at(3, 4), 50, 25);
  const wall = rectangle(at(60, 0), 10, 60);
  expect([9, 10, 11].map(length => compareStripGap(slanted, wall, length))).toEqual([1, 0, -1]);
});

test('a corner beside a slanted edge is decided where the distance is far below what doubles tell', () => {
  // The first edge leads from 0, 0 to 60000, 59999, and a corner of each strip along (1, 1) lies beside it.
  const field = polygon([at(0, 0), at(60_000, 59_999), at(1, 119_999), at(-59_999, 60_000)]);
  const within = strip(at(-1319, 2432), at(1, 1), 10, 2653, 76_308);
  const outside = strip(at(-20_280, -11_224), at(1, 1), 10, 6404, 75_195);
  // 225058681 * √2 is larger than 318281039 by 2 / 10^9, and 543339720 * √2 is smaller than 768398401 by less.
  expect([within, outside].map(one => holdsStrip(field, one))).toEqual([true, false]);
});

test('invalid strips: the refusal names the field', () => {
  expect(() => strip(at(0, 0.5), at(1, 0), 1, 1)).toThrow('not-a-whole-number at strip.from.y');
  expect(() => strip(at(0, 0), at(0, 0), 1, 1)).toThrow('no-direction at strip.direction');
  expect(() => strip(at(0, 0), at(1, 0), -1, 1)).toThrow('too-small at strip.length');
  expect(() => strip(at(0, 0), at(1, 0), 1, Number.NaN)).toThrow('not-a-whole-number at strip.half');
  expect(() => strip(at(0, 0), at(1, 0), 1, 1, 0.5)).toThrow('not-a-whole-number at strip.start');
});

test('a strip lies in a disc exactly if its corners do, also on a table 10,000 times as large', () => {
  const seen = new Map<boolean, number>();
  const ways = fc.constantFrom(...[[1, 0], [0, -1], [3, 4], [-4, 3], [-3, -4], [4, -3]]); // biome-ignore format: pairs
  const few = fc.integer({ min: -6, max: 6 });
  const size = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(
      ways,
      few,
      few,
      size,
      size,
      size,
      fc.integer({ min: 0, max: 14 }),
      ([dx = 0, dy = 0], x, y, start, length, half, radius) => {
        const unit = 5 / Math.round(Math.sqrt(dx * dx + dy * dy));
        // In fifths of a unit all corners are whole.
        const squares = [start, start + length].flatMap(along =>
          [-half, half].map(aside => {
            const [cx, cy] = [(along * dx - aside * dy) * unit - 5 * x, (along * dy + aside * dx) * unit - 5 * y];
            return cx * cx + cy * cy;
          }),
        );
        const inside = Math.max(...squares) <= 25 * radius * radius;
        seen.set(inside, (seen.get(inside) ?? 0) + 1);
        for (const by of [1, 10_000]) {
          const made = strip(at(0, 0), at(dx, dy), length * by, half * by, start * by);
          expect(holdsStrip({ at: at(x * by, y * by), radius: radius * by }, made)).toBe(inside);
        }
      },
    ),
    { numRuns: 600 },
  );
  for (const inside of [true, false]) expect(seen.get(inside)).toBeGreaterThan(30);
});
