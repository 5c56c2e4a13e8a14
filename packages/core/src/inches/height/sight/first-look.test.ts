import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inches } from '../../index.js';
import { disc, polygon, rectangle } from '../../outline.js';
import { overlapsInSpace } from '../gap.js';
import { type Cylinder, cylinder, footOf, planOf, prism, type Solid, topOf } from '../solid.js';
import { bodiesOf, levelsOf, nearBodies } from './bodies.js';
import { firstLook, lookedLine } from './first-look.js';
import { lineBetween } from './question.js';
import { spaceField } from './sight.js';
import { lengthInside } from './sight.twin.js';

const model = (x: number, y: number, radius: number, height: number, foot = 0): Cylinder =>
  cylinder(disc({ x, y }, radius), height, foot);
const wall = (x: number, y: number, width: number, length: number, top: number | null, base = 0) =>
  prism(rectangle({ x, y }, width, length), top, base);
const look = (a: Cylinder, b: Cylinder, ...solids: readonly Solid[]): boolean | undefined =>
  firstLook(bodiesOf(solids), a, b, undefined);
const [a, b] = [model(0, 0, 1000, 3000), model(20_000, 0, 1000, 3000)];

test('two walls that overlap in the middle block every line, and a gap of a few units between them is left to exact numbers', () => {
  expect(look(a, b, wall(9000, -9000, 500, 9000, 4000), wall(9000, 0, 500, 9000, 4000))).toBe(undefined);
  expect(look(a, b, wall(9000, -9000, 500, 9010, 4000), wall(9600, -10, 500, 9000, 4000))).toBe(false);
  expect(look(a, b, wall(9000, -9000, 500, 9000, 4000), wall(9000, 100, 500, 9000, 4000))).toBe(true);
});

test('a line leads round one wall and then round the other one, if it need not turn too far', () => {
  const first = wall(5000, -300, 500, 9300, null);
  expect(look(a, b, first, wall(14_500, -9000, 500, 9300, null))).toBe(true);
  expect(look(a, b, first, wall(14_500, -9000, 500, 9000, null))).toBe(true);
  // From -300 at 5500 to 1500 at 7000: no such line meets both ends.
  expect(look(a, b, first, wall(7000, -9000, 500, 10_500, null))).toBe(false);
});

test('a low wall blocks as far as the highest line from top to top is too low, and no further', () => {
  const [tall, small] = [model(0, 0, 1000, 6000), model(12_000, 0, 1000, 2000)];
  for (const [from, to] of [
    [tall, small],
    [small, tall],
  ] as const) {
    // Twice the same table, seen from both ends: the line is 5000 high at 4000, and 3900 at 7300.
    expect(look(from, to, wall(3000, -9000, 1000, 18_000, 5100))).toBe(false);
    expect(look(from, to, wall(3000, -9000, 1000, 18_000, 4600))).toBe(true);
    expect(look(from, to, wall(3000, -9000, 4300, 18_000, 4100))).toBe(false);
    expect(look(from, to, wall(7000, -9000, 300, 9000, 4100), wall(7300, 0, 300, 9000, 4100))).not.toBe(true);
  }
});

test('more obstacles or corners than there is room for are left to exact numbers', () => {
  const many = Array.from({ length: 16 }, (_, k) => wall(2000 + 1000 * k, -100, 100, 200, null));
  expect(look(a, b, ...many.slice(0, 15))).toBe(true);
  expect(look(a, b, ...many)).toBe(undefined);
  const round = Array.from({ length: 72 }, (_, k) => {
    const t = ((k - 35.5) * Math.PI) / 36;
    return { x: Math.round(10_000 + 800 * Math.cos(t)), y: Math.round(800 * Math.sin(t)) };
  });
  expect(look(a, b, prism(polygon(round), null))).toBe(undefined);
});

test('the rule of the caller may ask about other models in the middle of a question', () => {
  const [low, high] = [wall(9000, -1500, 500, 1510, 4000), wall(9600, -10, 500, 1500, 4000)];
  const field = spaceField([low, high, wall(9000, 30_000, 500, 9000, 4000)]);
  const asks = (): boolean => field.sees(model(0, 34_000, 2500, 3000), model(40_000, 34_000, 2500, 3000)) === false;
  expect(field.sees(a, b, asks)).toBe(false);
  expect(field.sees(b, a, asks)).toBe(false);
  expect(field.sees(a, b, solid => solid === low && asks())).toBe(true);
});

/** The answer of the search in bundles alone. */
const searched = (solids: readonly Solid[], from: Cylinder, to: Cylinder) => {
  const bodies = bodiesOf(solids);
  const near = [true, false].flatMap(full => nearBodies(bodies, from, to, levelsOf(from, to), () => true, full));
  return lineBetween(from, to, near, undefined);
};

test('on crowded tables no line is found by bundles where doubles see none, the line that doubles find is free, and most questions are decided', () => {
  const place = fc
    .record({ x: fc.nat(48), y: fc.nat(48) })
    .map(({ x, y }) => ({ x: x * inches(0.5), y: y * inches(0.5) }));
  const solid = fc.tuple(
    place,
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 6 }),
    fc.nat(5),
  );
  const end = fc.tuple(place, fc.constantFrom(0, 1250, 1270, 2000), fc.integer({ min: 1, max: 5 }), fc.nat(5));
  const counts = { true: 0, false: 0, undefined: 0 };
  fc.assert(
    fc.property(fc.array(solid, { minLength: 4, maxLength: 16 }), end, end, (pieces, one, other) => {
      const solids = pieces.map(([at, wide, long, height, kind]): Solid => {
        const base = kind === 5 ? inches(1) : 0;
        return kind < 2
          ? cylinder(disc(at, wide * 400), height * 1270, base)
          : prism(rectangle(at, wide * 1270, long * 1270), base + height * 1270, base);
      });
      const [from, to] = [one, other].map(([at, radius, height, up]) =>
        cylinder(disc(at, radius), height * 1270, up === 0 ? inches(1) : 0),
      ) as [Cylinder, Cylinder];
      const verdict = firstLook(bodiesOf(solids), from, to, undefined);
      counts[`${verdict}`]++;
      if (verdict === false) expect(searched(solids, from, to)).toBe(undefined);
      if (!verdict) return;
      const line = lookedLine(from, to);
      const blocks = solids
        .filter(one => !overlapsInSpace(one, from) && !overlapsInSpace(one, to))
        .map(one => {
          const plan = planOf(one);
          const corners = 'corners' in plan ? plan.corners : [plan.at];
          const radius = 'corners' in plan ? 0 : plan.radius;
          return { corners: corners.map(({ x, y }) => [x, y] as const), radius, low: footOf(one), high: topOf(one) };
        });
      const [p, q] = [line.from, line.to];
      expect(lengthInside([p.x, p.y, p.z], [q.x, q.y, q.z], blocks, 1e-6)).toBe(0);
    }),
    { numRuns: 600 },
  );
  expect(counts.true).toBeGreaterThan(50);
  expect(counts.false).toBeGreaterThan(50);
  expect(counts.undefined).toBeLessThan(300);
});

test('a line in a narrow passage that the search by bundles misses is seen, and is the witness', () => {
  const [low, high] = [model(1270, 12_700, 2540, 1270), model(38_100, 44_450, 1270, 7620, 1270)];
  const diamond = (x: number, y: number, wide: number, long: number, top: number | null, base: number) =>
    prism(polygon([{ x, y: y - long }, { x: x + wide, y }, { x, y: y + long }, { x: x - wide, y }]), top, base); // biome-ignore format: corners
  const step = wall(5080, 15_240, 10_160, 3810, 2540);
  const field = spaceField([
    step,
    diamond(40_640, 46_990, 5080, 8890, 1270, 0),
    diamond(20_320, 22_860, 2540, 5080, null, 2540),
  ]);
  expect([field.sees(low, high), field.sees(high, low)]).toEqual([true, true]);
  const answer = field.sight(low, high);
  if (!answer.clear) throw new Error('the line is missed');
  const { from, to } = answer.witness;
  expect([from.z, to.z]).toEqual([2540 / 2, 8890]);
  // The line passes the step beside its corner on the left.
  const [x, y] = [5080, 19_050];
  expect((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)).toBeLessThan(0);
  expect(Math.hypot(from.x - low.at.x, from.y - low.at.y)).toBeLessThan(2540);
});
