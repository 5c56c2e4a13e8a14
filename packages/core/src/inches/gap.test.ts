import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareGap, completelyWithin, gap, overlaps, touches, within } from './gap.js';
import { type Pair, type Rounded, twinCompareGap } from './gap.twin.js';
import { disc, type Outline, type Point, polygon, rectangle, stadium } from './outline.js';
import { discs, fewPoints, outlines, polygons, scaled } from './shapes.arbitrary.js';
import { inches, mm } from './unit.js';

const told = (shape: Outline): Rounded => {
  const pair = ({ x, y }: Point): Pair => [x, y];
  if ('at' in shape) return { corners: [pair(shape.at)], radius: shape.radius };
  if ('corners' in shape) return { corners: shape.corners.map(pair), radius: 0 };
  const { from, to, radius } = shape;
  return { corners: from.x === to.x && from.y === to.y ? [pair(from)] : [pair(from), pair(to)], radius };
};

const at = (x: number, y: number): Point => ({ x, y });

test('gaps between any two outlines are as by brute force, and the same when the table is 30,000 times as large', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(outlines, outlines, fc.constantFrom(0, 0, 0, 1, 2, 3, 5), (a, b, length) => {
      const expected = twinCompareGap(told(a), told(b), length);
      const key = `${length === 0 ? 'contact' : 'distance'} ${expected}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
      for (const scale of [1, 30_000]) {
        const [large, other] = [scaled(a, scale), scaled(b, scale)];
        expect(compareGap(large, other, length * scale)).toBe(expected);
        expect(compareGap(other, large, length * scale)).toBe(expected);
      }
    }),
    { numRuns: 3000 },
  );
  // Ties are common enough to count as tested.
  for (const key of ['contact -1', 'contact 0', 'contact 1', 'distance -1', 'distance 0', 'distance 1']) {
    expect(seen.get(key), key).toBeGreaterThan(2);
  }
});

test('two bases of 32 mm that are 6" apart are within 6", and not within 1/100 mm less', () => {
  const [a, b] = [disc(at(0, 0), mm(16)), disc(at(inches(6) + mm(32), 0), mm(16))];
  expect([within(a, b, inches(6)), within(a, b, inches(6) - 1)]).toEqual([true, false]);
  expect(gap(a, b)).toBe(inches(6));
});

test('a base touches a slanted wall: one unit nearer overlaps it, one unit farther is apart', () => {
  // The wall leads from (0, 0) to (4, 3) inches; the base stands on the perpendicular through its middle.
  const wall = polygon([at(0, 0), at(inches(4), inches(3)), at(0, inches(3))]);
  const base = (radius: number) => disc(at(inches(2) + 3000, inches(1.5) - 4000), radius);
  expect([touches(base(5000), wall), overlaps(base(5000), wall)]).toEqual([true, false]);
  expect([touches(base(5001), wall), overlaps(base(5001), wall)]).toEqual([false, true]);
  expect([touches(base(4999), wall), within(base(4999), wall, 1)]).toEqual([false, true]);
});

test('polygons that share an edge or a corner touch; sharing an inch of ground is overlapping', () => {
  const box = rectangle(at(0, 0), inches(2), inches(2));
  const beside = (x: number, y: number) => rectangle(at(inches(x), inches(y)), inches(2), inches(2));
  expect([beside(2, 0), beside(2, 2), beside(-2, 1)].map(other => touches(box, other))).toEqual([true, true, true]);
  expect([beside(1, 0), beside(0, 0), beside(1, -1)].map(other => overlaps(box, other))).toEqual([true, true, true]);
  expect(gap(box, beside(5, 6))).toBe(inches(5));
});

test('legs without width on one line touch where their ends meet, and are apart one unit beyond', () => {
  const leg = (from: number, to: number) => stadium(at(4 * from, 3 * from), at(4 * to, 3 * to), 0);
  const point = (n: number) => disc(at(4 * n, 3 * n), 0);
  const to = [leg(8, 12), leg(7, 12), leg(-9, 0), leg(-9, -1), point(7), point(8), point(0), point(-1)];
  expect(to.map(other => compareGap(leg(0, 7), other, 0))).toEqual([1, 0, 0, 1, 0, 1, 0, 1]);
  expect(to.map(other => compareGap(other, leg(0, 7), 0))).toEqual([1, 0, 0, 1, 0, 1, 0, 1]);
  expect([4, 5].map(length => within(leg(0, 7), leg(8, 12), length))).toEqual([false, true]);
});

test('no gap is as far below zero as a length that is shorter than both radii together', () => {
  const base = disc(at(0, 0), 2);
  for (const other of [base, stadium(at(-1, 0), at(1, 0), 2)]) {
    expect([-3, -4, -5].map(length => compareGap(base, other, length))).toEqual([-1, 0, 1]);
  }
});

test('a gap is the least whole length that two outlines are within', () => {
  fc.assert(
    fc.property(outlines, outlines, fc.integer({ min: 1, max: 999 }), (a, b, scale) => {
      const [one, other] = [scaled(a, scale), scaled(b, scale)];
      const least = gap(one, other);
      expect(within(one, other, least)).toBe(true);
      if (least > 0) expect(within(one, other, least - 1)).toBe(false);
    }),
  );
});

/** The distance of a point from a hull of few corners, by plain floating point. */
const roughly = ({ corners }: Rounded, x: number, y: number): number => {
  let least = Number.POSITIVE_INFINITY;
  let inside = corners.length > 2;
  corners.forEach(([px, py], i) => {
    const [qx, qy] = corners[(i + 1) % corners.length] ?? [px, py];
    const [dx, dy] = [qx - px, qy - py];
    const t = Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - px - t * dx, y - py - t * dy));
    if (dx * (y - py) - dy * (x - px) < 0) inside = false;
  });
  return inside ? 0 : least;
};

test('completely within: true exactly if every point of a dense border is near enough', () => {
  const seen = { holds: 0, not: 0, tie: 0 };
  fc.assert(
    fc.property(outlines, outlines, fc.integer({ min: 0, max: 9 }), (a, b, length) => {
      const [inner, outer] = [told(a), told(b)];
      let most = 0;
      for (const [x, y] of inner.corners) {
        for (let i = 0; i < 180; i++) {
          const angle = (i * Math.PI) / 90;
          const point = [x + inner.radius * Math.cos(angle), y + inner.radius * Math.sin(angle)] as const;
          most = Math.max(most, roughly(outer, ...point) - outer.radius);
        }
      }
      // The border is sampled every two degrees, which misses the farthest point by less than 1/1000 here.
      const verdict = completelyWithin(a, b, length);
      if (most > length + 1e-9) expect(verdict).toBe(false);
      else if (most < length - 1e-3) expect(verdict).toBe(true);
      seen[most > length + 1e-9 ? 'not' : most < length - 1e-3 ? 'holds' : 'tie']++;
      expect(completelyWithin(scaled(a, 20_000), scaled(b, 20_000), length * 20_000)).toBe(verdict);
    }),
    { numRuns: 1500 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(4);
});

test('completely within, on both sides by 1/100 mm', () => {
  // Round bases: distance of the centres + the measured radius - the other radius.
  const base = disc(at(0, 0), mm(15));
  const model = disc(at(inches(2), 0), mm(25));
  expect([inches(2) + mm(10), inches(2) + mm(10) - 1].map(most => completelyWithin(model, base, most))).toEqual([
    true,
    false,
  ]);
  // A larger ring around a small base: the room shrinks below zero.
  expect(completelyWithin(base, disc(at(0, 0), mm(15)), 0)).toBe(true);
  expect(completelyWithin(disc(at(1, 0), mm(15)), base, 0)).toBe(false);
  // A base in the corner of a table of 36": it may touch both edges.
  const table = rectangle(at(0, 0), inches(36), inches(36));
  expect(completelyWithin(disc(at(mm(15), mm(15)), mm(15)), table, 0)).toBe(true);
  expect(completelyWithin(disc(at(mm(15) - 1, mm(15)), mm(15)), table, 0)).toBe(false);
  // In the corner of a triangle with a slanted side: 5000 units from the side of the slope 3/4.
  const slope = polygon([at(0, 0), at(40_000, 30_000), at(0, 30_000)]);
  const near = (radius: number) => completelyWithin(disc(at(17_000, 19_000), radius), slope, 0);
  expect([near(5000), near(5001)]).toEqual([true, false]);
  // No base is completely within no distance of a leg thinner than itself.
  expect(completelyWithin(base, stadium(at(-100, 0), at(100, 0), mm(14)), 0)).toBe(false);
  expect(completelyWithin(base, stadium(at(-100, 0), at(100, 0), mm(14)), mm(1))).toBe(true);
});

test('off the grid: NaN and fractions at a tie throw, and never pass as an answer', () => {
  const base = { at: at(Number.NaN, 0), radius: 100 };
  const other = { at: at(0, 0), radius: 100 };
  expect(() => within(base, other, 0)).toThrow('off the grid: NaN');
  expect(() => within(other, base, 0)).toThrow('off the grid: NaN');
  expect(() => within(other, other, Number.NaN)).toThrow('off the grid: NaN');
  expect(() => within(base, rectangle(at(0, 0), 5, 5), 0)).toThrow('off the grid: NaN');
});

test('every outline is within 0 of itself and overlaps itself, unless it is a point', () => {
  fc.assert(
    fc.property(fc.oneof(discs, polygons), fewPoints, (shape, point) => {
      expect(compareGap(shape, shape, 0)).toBe('radius' in shape && shape.radius === 0 ? 0 : -1);
      expect(compareGap({ at: point, radius: 0 }, { at: point, radius: 0 }, 0)).toBe(0);
    }),
  );
});

test('polygons that are far apart are told apart without comparing their edges: a map of many polygons took seconds to read', () => {
  let reads = 0;
  const counted = (x: number, y: number): Point => ({
    get x() {
      reads++;
      return x;
    },
    get y() {
      reads++;
      return y;
    },
  });
  // Corners on a parabola and its chord.
  const many = (dx: number, dy: number) =>
    polygon(Array.from({ length: 32 }, (_, i) => counted(dx + 10 * i, dy + i * i)));
  const shapes = [many(0, 0), many(2000, 0), many(0, 2000)] as const;
  for (const [a, b] of [
    [shapes[0], shapes[1]],
    [shapes[1], shapes[0]],
    [shapes[0], shapes[2]],
    [shapes[2], shapes[0]],
  ] as const) {
    reads = 0;
    expect(within(a, b, 100)).toBe(false);
    expect(reads).toBeLessThanOrEqual(4 * 2 * 32);
  }
});
