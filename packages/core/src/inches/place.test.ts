import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareGap, completelyWithin, gap, overlaps, touches } from './gap.js';
import { type Disc, disc, type Point, rectangle } from './outline.js';
import { directlyAway, directlyTowards, gridPoint, moved, pointInDirection, stepsOf } from './place.js';
import { outlines, scaled } from './shapes.arbitrary.js';
import { inches, mm } from './unit.js';

const at = (x: number, y: number): Point => ({ x, y });
const table = rectangle(at(0, 0), inches(36), inches(36));
const whole = (most: number) => fc.integer({ min: -most, max: most });
const vectors = fc
  .oneof(fc.record({ x: whole(12), y: whole(12) }), fc.record({ x: whole(90_000), y: whole(90_000) }))
  .filter(({ x, y }) => x !== 0 || y !== 0);

/** The whole number nearest to size * length / √square, a tie towards zero, by big integers. */
const slowly = (part: number, length: number, square: number): number => {
  const target = 4n * BigInt(part) ** 2n * BigInt(length) ** 2n;
  let [low, high] = [0n, 1n << 30n];
  // The least n with (2n + 1)² * square >= (2 * part * length)².
  while (low < high) {
    const middle = (low + high) / 2n;
    if ((2n * middle + 1n) ** 2n * BigInt(square) >= target) high = middle;
    else low = middle + 1n;
  }
  return Math.sign(part) * Number(low) + 0;
};

test('a point in a direction is rounded once: each coordinate to the nearest unit, ties towards the start', () => {
  fc.assert(
    fc.property(vectors, fc.nat(40_000), ({ x, y }, length) => {
      const square = x * x + y * y;
      const found = pointInDirection(at(7, -7), at(x, y), length);
      expect(found).toEqual(at(7 + slowly(x, length, square), -7 + slowly(y, length, square)));
    }),
    { numRuns: 2000 },
  );
  // A tie cannot occur here: a direction of whole length has, in lowest terms, an odd one.
  expect(pointInDirection(at(0, 0), at(3, 4), 5)).toEqual(at(3, 4));
  expect(pointInDirection(at(10, 10), at(-3, 4), 15)).toEqual(at(1, 22));
});

test('a push of 1" directly away from a base, and towards it', () => {
  const origin = disc(at(inches(10), inches(10)), mm(20));
  const base = disc(at(inches(13), inches(14)), mm(15));
  const away = directlyAway(origin, base) as Point;
  expect(moved(base, away, inches(1), { obstacles: [origin], table })).toEqual(at(inches(13.6), inches(14.8)));
  const towards = directlyTowards(origin, base) as Point;
  expect(moved(base, towards, inches(1), { obstacles: [origin], table })).toEqual(at(inches(12.4), inches(13.2)));
  expect(directlyAway(origin, origin)).toBeUndefined();
  // Bases beside or above each other have different centres too.
  const beside = disc(at(inches(13), inches(10)), mm(15));
  expect([directlyAway(origin, beside), directlyTowards(beside, base)]).toEqual([at(inches(3), 0), at(0, -inches(4))]);
});

test('a push stops where the base would overlap something, and ends within a unit of it', () => {
  const base = disc(at(inches(6), inches(6)), mm(16));
  const wall = rectangle(at(inches(9), 0), inches(1), inches(12));
  const end = moved(base, at(1, 0), inches(6), { obstacles: [wall] });
  expect(end).toEqual(at(inches(9) - mm(16), inches(6)));
  expect(touches({ at: end, radius: mm(16) }, wall)).toBe(true);
  // Along a slope no grid point may touch: the base stays less than two units away.
  const slanted = moved(base, at(5, 3), inches(6), { obstacles: [wall] });
  expect(gap({ at: slanted, radius: mm(16) }, wall)).toBeLessThan(2);
  // The border of the table stops it as well.
  expect(moved(base, at(0, -1), inches(9), { obstacles: [], table })).toEqual(at(inches(6), mm(16)));
});

test('contact at the start: an obstacle ahead stops the push, one that is grazed or left behind does not', () => {
  const base = disc(at(0, 0), mm(15));
  const beside = disc(at(mm(30), 0), mm(15));
  const push = (direction: Point) => moved(base, direction, inches(2), { obstacles: [beside] });
  expect(push(at(1, 0))).toEqual(at(0, 0));
  expect(push(at(0, 1))).toEqual(at(0, inches(2)));
  expect(push(at(-1, 0))).toEqual(at(-inches(2), 0));
  // One unit inwards on 100,000 is enough to stop.
  expect(push(at(1, 100_000))).not.toEqual(pointInDirection(at(0, 0), at(1, 100_000), inches(2)));
});

test('a base slides along a slanted wall that it touches: the rounded end never overlaps it', () => {
  // The wall has the slope 3/4, and the base touches it at the start.
  const wall = { corners: [at(-40_000, -30_000), at(40_000, 30_000), at(-40_000, 30_000)] };
  const base = disc(at(3000, -4000), 5000);
  expect(touches(base, wall)).toBe(true);
  for (let length = 1; length < 60; length++) {
    const end = moved(base, at(4, 3), length, { obstacles: [wall] });
    expect(compareGap({ at: end, radius: 5000 }, wall, 0)).toBeGreaterThanOrEqual(0);
    const ideal = pointInDirection(base.at, at(4, 3), length);
    expect(stepsOf(end, ideal)).toBeLessThanOrEqual(3);
  }
});

/** The farthest that a base can go before it overlaps, by small steps of a tenth of a unit along the exact ray. */
const roughly = (
  base: Disc,
  direction: Point,
  length: number,
  shape: Disc | { readonly corners: readonly Point[] },
): number => {
  const size = Math.hypot(direction.x, direction.y);
  for (let gone = 0; gone <= length; gone += 0.1) {
    const [x, y] = [base.at.x + (direction.x * gone) / size, base.at.y + (direction.y * gone) / size];
    const corners = 'at' in shape ? [shape.at] : shape.corners;
    const radius = 'at' in shape ? shape.radius : 0;
    let nearest = Number.POSITIVE_INFINITY;
    let inside = corners.length > 2;
    corners.forEach((p, i) => {
      const q = corners[(i + 1) % corners.length] ?? p;
      const [ex, ey] = [q.x - p.x, q.y - p.y];
      const t = Math.max(0, Math.min(1, ((x - p.x) * ex + (y - p.y) * ey) / (ex * ex + ey * ey || 1)));
      nearest = Math.min(nearest, Math.hypot(x - p.x - t * ex, y - p.y - t * ey));
      if (ex * (y - p.y) - ey * (x - p.x) < 0) inside = false;
    });
    if (inside || nearest < base.radius + radius - 1e-3) return gone;
  }
  return length;
};

test('the end of a move is as by small steps, never overlaps, and is never farther than the length and a unit', () => {
  const seen = { stopped: 0, went: 0 };
  fc.assert(
    fc.property(outlines, outlines, vectors, fc.nat(400), (start, other, direction, length) => {
      const { x, y } = 'at' in start ? start.at : at(-9, 0);
      const base = disc(at(20 * x, 20 * y), 30);
      const shape = scaled(other, 20);
      fc.pre(!('from' in shape) && !overlaps(base, shape));
      const end = moved(base, direction, length, { obstacles: [shape] });
      expect(overlaps({ at: end, radius: 30 }, shape)).toBe(false);
      const far = roughly(base, direction, length, shape as Disc);
      const went = Math.hypot(end.x - base.at.x, end.y - base.at.y);
      expect(went).toBeLessThanOrEqual(far + 1.5);
      seen[far < length ? 'stopped' : 'went']++;
      // Rounding may cost a few units where the base grazes the obstacle, and else less than two.
      if (far === length) expect(went).toBeGreaterThan(length - 6);
      else expect(gap({ at: end, radius: 30 }, shape)).toBeLessThanOrEqual(3);
    }),
    { numRuns: 1500 },
  );
  expect(Math.min(seen.stopped, seen.went)).toBeGreaterThan(50);
});

test('a base never leaves the table', () => {
  fc.assert(
    fc.property(vectors, fc.nat(60_000), (direction, length) => {
      const base = disc(at(inches(30), inches(4)), mm(25));
      const end = moved(base, direction, length, { obstacles: [], table });
      expect(completelyWithin({ at: end, radius: mm(25) }, table, 0)).toBe(true);
    }),
  );
});

test('the grid points of a leg lead from its start to its end, next to the line', () => {
  const anywhere = fc.record({ x: whole(90_000), y: whole(90_000) });
  fc.assert(
    fc.property(anywhere, anywhere, fc.nat(), (from, to, any) => {
      const steps = stepsOf(from, to);
      if (steps === 0) return;
      const step = any % (steps + 1);
      const here = gridPoint(from, to, step);
      expect([gridPoint(from, to, 0), gridPoint(from, to, steps)]).toEqual([from, to]);
      // Half a unit at most from the exact point, which lies at step/steps of the leg; a half goes towards the start.
      for (const axis of ['x', 'y'] as const) {
        const [start, end] = [from[axis], to[axis]];
        const off = 2 * (steps * (here[axis] - start) - step * (end - start));
        expect(Math.abs(off)).toBeLessThanOrEqual(steps);
        if (Math.abs(off) === steps) expect(Math.sign(off)).toBe(-Math.sign(end - start));
      }
    }),
  );
  expect(gridPoint(at(3, 3), at(3, 3), 0)).toEqual(at(3, 3));
});
