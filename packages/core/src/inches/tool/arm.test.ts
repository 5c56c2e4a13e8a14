import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completelyWithin, overlaps } from '../gap.js';
import { type Outline, type Point, type Polygon, rectangle, stadium } from '../outline.js';
import { fieldOf, slackAt } from '../region/field.js';
import { discs, fewPoints, outlines, polygons, scaled } from '../shapes.arbitrary.js';
import {
  type Arm,
  armClears,
  armInDisc,
  armOnTable,
  armToPoint,
  touchingDisc,
  touchingObstacle,
  touchingTable,
} from './arm.js';

/** Directions whose unit vectors are fractions of 65, so that an arm whose sides are multiples of 65 has its corners on the grid. */
const units = [[65, 0], [0, -65], [-65, 0], [39, 52], [-52, 39], [25, -60], [-33, -56], [16, 63]] as const; // biome-ignore format: pairs
const SIZE = 65;
const at = (x: number, y: number): Point => ({ x, y });

/** An arm at a hinge in one of these directions. */
const placed = fc.record({
  hinge: fewPoints.map(({ x, y }) => ({ x: x * SIZE, y: y * SIZE })),
  unit: fc.constantFrom(...units).map(([x, y]) => ({ x: x / SIZE, y: y / SIZE })),
  arm: fc.record({ length: fc.integer({ min: 1, max: 6 }), half: fc.integer({ min: 1, max: 3 }) }),
});
type Placed = { readonly hinge: Point; readonly unit: Point; readonly arm: Arm };
const sized = ({ length, half }: Arm): Arm => ({ length: length * SIZE, half: half * SIZE });

/** The corners of the arm, those at the hinge first and last. */
const outlineOf = ({ hinge, unit, arm }: Placed): Polygon => {
  const { length, half } = sized(arm);
  const corner = (along: number, aside: number): Point => ({
    x: Math.round(hinge.x + unit.x * along - unit.y * aside),
    y: Math.round(hinge.y + unit.y * along + unit.x * aside),
  });
  return { corners: [corner(0, -half), corner(length, -half), corner(length, half), corner(0, half)] };
};

const clearOf = (of: Outline) => fieldOf({ is: 'clear', of, length: 0 }, 0);
const tableOf = (of: Outline) => fieldOf({ is: 'completely-within', of, length: 0 }, 0);

test('the distance of a point from an arm: before it, beyond it, beside it and inside', () => {
  const arm: Arm = { length: 10, half: 2 };
  const upright = (x: number, y: number): number => armToPoint({ x: 1, y: 1 }, { x: 0, y: 1 }, arm, x, y);
  expect([upright(1, 6), upright(3, 11), upright(-1, 1)]).toEqual([0, 0, 0]);
  expect([upright(1, -4), upright(1, 14), upright(6, 6), upright(-6, 6)]).toEqual([5, 3, 3, 5]);
  expect([upright(6, 15), upright(-4, -3), upright(7, -2)]).toEqual([5, 5, 5]);
});

const directions = (touching: (take: (unit: Point) => void) => void): readonly Point[] => {
  const found: Point[] = [];
  touching(unit => found.push(unit));
  return found;
};

/** An arm whose far corners are 5 units away from its hinge. */
const FIVE: Arm = { length: 4, half: 3 };
/** Directions in ten-thousandths, from the left to the right. */
const sortedDirections = (touching: (take: (unit: Point) => void) => void): readonly (readonly [number, number])[] => {
  const whole = (n: number): number => Math.round(n * 10_000) + 0;
  return directions(touching)
    .map(({ x, y }) => [whole(x), whole(y)] as const)
    .sort(([a, b], [c, d]) => a - c || b - d);
};

test('the end of an arm touches a disc that lies exactly as far ahead as both reach', () => {
  const found = sortedDirections(take => touchingDisc(at(0, 0), { length: 10, half: 2 }, at(13, 0), 3, take));
  expect(found.filter(([x]) => x === 10_000)).toEqual([[10_000, 0], [10_000, 0]]); // biome-ignore format: pairs
  expect(sortedDirections(take => touchingDisc(at(0, 0), FIVE, at(0, 0), 5, take))).toEqual([]);
});

test('the far corners of an arm touch a disc that just reaches them, from outside or with all of the arm in it', () => {
  const touching = (radius: number) => sortedDirections(take => touchingDisc(at(0, 0), FIVE, at(8, 0), radius, take));
  expect(touching(3)).toEqual([[8000, -6000], [8000, -6000], [8000, 6000], [8000, 6000]]); // biome-ignore format: pairs
  expect(touching(13)).toEqual([[-8000, -6000], [-8000, -6000], [-8000, 6000], [-8000, 6000]]); // biome-ignore format: pairs
  expect([touching(2.99), touching(13.01)]).toEqual([[], []]);
});

test('the far corners of an arm touch the side of a rounded wall at its radius, and the edge of the table', () => {
  const wall = (y: number) => clearOf(stadium(at(-20, y), at(20, y), 2));
  const touching = (y: number) => sortedDirections(take => touchingObstacle(at(0, 0), FIVE, wall(y), take));
  // A corner at 3, 4 or -3, 4.
  expect(touching(6)).toEqual([[-9600, 2800], [0, 10_000], [0, 10_000], [9600, 2800]]); // biome-ignore format: pairs
  // A corner at 0, 5.
  expect(touching(7)).toEqual([[-6000, 8000], [-6000, 8000], [6000, 8000], [6000, 8000]]); // biome-ignore format: pairs
  expect(touching(8)).toEqual([]);
  const table = (y: number) => tableOf(rectangle(at(-50, -50), 100, 50 + y));
  const leaving = (y: number) => sortedDirections(take => touchingTable(at(0, 0), FIVE, table(y), take));
  expect([leaving(4), leaving(5), leaving(6)]).toEqual([touching(6), touching(7), []]);
});

test('an arm clears an obstacle if the exact outlines do not overlap', () => {
  const seen = { clear: 0, blocked: 0 };
  fc.assert(
    fc.property(placed, outlines, (one, small) => {
      const obstacle = scaled(small, SIZE);
      const clears = armClears(one.hinge, one.unit, sized(one.arm), clearOf(obstacle));
      expect(clears).toBe(!overlaps(outlineOf(one), obstacle));
      seen[clears ? 'clear' : 'blocked']++;
    }),
    { numRuns: 600 },
  );
  expect(Math.min(seen.clear, seen.blocked)).toBeGreaterThan(100);
});

test('an arm is on the table, or its far end in a disc, if its exact corners are', () => {
  const seen = { on: 0, off: 0, inside: 0, outside: 0 };
  fc.assert(
    fc.property(placed, polygons, discs, fc.integer({ min: 1, max: 3 }), (one, small, round, by) => {
      const [arm, outline] = [sized(one.arm), outlineOf(one)];
      const table = scaled(small, SIZE * by);
      const on = armOnTable(one.hinge, one.unit, arm, tableOf(table));
      expect(on).toBe(completelyWithin(outline, table, 0));
      const disc = { at: { x: round.at.x * SIZE, y: round.at.y * SIZE }, radius: round.radius * SIZE * by };
      const inside = armInDisc(one.hinge, one.unit, arm, disc);
      const far = outline.corners.slice(1, 3).map(({ x, y }) => (x - disc.at.x) ** 2 + (y - disc.at.y) ** 2);
      expect(inside).toBe(far.every(square => square <= disc.radius ** 2));
      seen[on ? 'on' : 'off']++;
      seen[inside ? 'inside' : 'outside']++;
    }),
    { numRuns: 600 },
  );
  expect(Math.min(seen.on, seen.off, seen.inside, seen.outside)).toBeGreaterThan(20);
});

/** Expects a direction within 1/100 of a radian of every change between neighbouring angles. Counts the changes. */
const expectChanges = (found: readonly Point[], free: (unit: Point) => boolean): number => {
  const angles = found.map(({ x, y }) => Math.atan2(y, x));
  const STEPS = 120;
  const step = (2 * Math.PI) / STEPS;
  let changes = 0;
  for (let i = 0; i < STEPS; i++) {
    // No multiple of the step is a direction of a tie between whole numbers.
    const [from, to] = [i * step + 0.1234, (i + 1) * step + 0.1234];
    const [before, after] = [from, to].map(angle => free({ x: Math.cos(angle), y: Math.sin(angle) }));
    if (before === after) continue;
    changes++;
    const middle = (from + to) / 2;
    const off = angles.map(angle => Math.abs(Math.atan2(Math.sin(angle - middle), Math.cos(angle - middle))));
    expect(Math.min(...off)).toBeLessThan(step / 2 + 0.01);
  }
  return changes;
};

test('an arm begins and ceases to overlap an obstacle, or to leave the table, only in directions that are found', () => {
  const seen = { obstacle: 0, table: 0 };
  fc.assert(
    fc.property(placed, outlines, polygons, ({ hinge, arm }, small, wide) => {
      const size = sized(arm);
      const obstacle = clearOf(scaled(small, SIZE));
      if (slackAt(obstacle, hinge.x, hinge.y) >= size.half) {
        const touching = directions(take => touchingObstacle(hinge, size, obstacle, take));
        seen.obstacle += expectChanges(touching, unit => armClears(hinge, unit, size, obstacle));
      }
      const table = tableOf(scaled(wide, 2 * SIZE));
      if (slackAt(table, hinge.x, hinge.y) < size.half) return;
      const leaving = directions(take => touchingTable(hinge, size, table, take));
      seen.table += expectChanges(leaving, unit => armOnTable(hinge, unit, size, table));
    }),
    { numRuns: 400 },
  );
  expect(Math.min(seen.obstacle, seen.table)).toBeGreaterThan(100);
});

test('in each direction that is found for a disc, a side, the end or a far corner of the arm touches it', () => {
  const seen = { sides: 0, corners: 0 };
  fc.assert(
    fc.property(placed, discs, ({ hinge, arm }, { at, radius }) => {
      const size = sized(arm);
      const disc = { at: { x: at.x * SIZE, y: at.y * SIZE }, radius: radius * SIZE };
      for (const unit of directions(take => touchingDisc(hinge, size, disc.at, disc.radius, take))) {
        expect(Math.hypot(unit.x, unit.y)).toBeCloseTo(1, 9);
        const gap = armToPoint(hinge, unit, size, disc.at.x, disc.at.y) - disc.radius;
        const corners = [-size.half, size.half].map(aside => {
          const corner = {
            x: hinge.x + unit.x * size.length - unit.y * aside,
            y: hinge.y + unit.y * size.length + unit.x * aside,
          };
          return Math.hypot(corner.x - disc.at.x, corner.y - disc.at.y) - disc.radius;
        });
        expect(Math.min(Math.abs(gap), ...corners.map(Math.abs))).toBeLessThan(1e-6);
        seen[Math.min(...corners.map(Math.abs)) < 1e-6 ? 'corners' : 'sides']++;
      }
    }),
    { numRuns: 200 },
  );
  expect(Math.min(seen.sides, seen.corners)).toBeGreaterThan(50);
});
