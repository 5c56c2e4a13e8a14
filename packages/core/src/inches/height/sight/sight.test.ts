import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps } from '../../gap.js';
import { disc, polygon, rectangle, whyNoOutline } from '../../outline.js';
import { discs, polygons, scaled } from '../../shapes.arbitrary.js';
import { sightField } from '../../sight.js';
import { overlapsInSpace, touchesInSpace } from '../gap.js';
import { type Cylinder, cylinder, footOf, planOf, prism, type Solid, topOf } from '../solid.js';
import { spaceField } from './sight.js';
import { type Block, foundLine, lengthInside, type Triple } from './sight.twin.js';

const model = (x: number, y: number, radius: number, height: number, foot = 0): Cylinder =>
  cylinder(disc({ x, y }, radius), height, foot);
const wall = (from: number, to: number, top: number, base = 0, half = 50_000) =>
  prism(rectangle({ x: from, y: -half }, to - from, 2 * half), top, base);
const sees = (a: Cylinder, b: Cylinder, ...solids: readonly Solid[]): boolean => {
  const field = spaceField(solids);
  const answer = field.sees(a, b);
  expect(field.sees(b, a)).toBe(answer);
  expect(field.sight(a, b).clear).toBe(answer);
  return answer;
};

test('a tall model sees a small one over a wall up to the height of the line from top to top', () => {
  // From 1000 before the centre, at the top, to 1000 behind the centre, at the top: the line falls by 1 to 3.
  const [tall, small] = [model(0, 0, 1000, 6000), model(12_000, 0, 1000, 2000)];
  expect(sees(tall, small, wall(3000, 4000, 5000))).toBe(true);
  expect(sees(tall, small, wall(3000, 4000, 5001))).toBe(false);
  // Only the far side of the wall counts.
  expect(sees(tall, small, wall(1000, 4000, 5000))).toBe(true);
  expect(sees(tall, small, wall(3000, 4001, 5000))).toBe(false);
  // Turned by a right angle, and mirrored.
  const turned = prism(rectangle({ x: -50_000, y: -4000 }, 100_000, 1000), 5001);
  const lower = prism(rectangle({ x: -50_000, y: -4000 }, 100_000, 1000), 5000);
  expect(sees(tall, model(0, -12_000, 1000, 2000), turned)).toBe(false);
  expect(sees(tall, model(0, -12_000, 1000, 2000), lower)).toBe(true);
});

test('a line may touch the top of a wall: models as tall as the wall see each other over it', () => {
  const [a, b] = [model(0, 0, 1600, 4500), model(20_000, 0, 1600, 4500)];
  expect(sees(a, b, wall(9000, 10_000, 4500))).toBe(true);
  expect(sees(a, b, wall(9000, 10_000, 4501))).toBe(false);
  expect(sees(a, b, wall(9000, 10_000, 4501, 0, 1000))).toBe(true);
});

test('nothing is seen under a solid that stands on the table, or on another one', () => {
  const [a, b] = [model(0, 0, 1600, 400), model(20_000, 0, 1600, 400)];
  expect(sees(a, b, wall(9000, 10_000, 9000))).toBe(false);
  expect(sees(a, b, wall(9000, 10_000, 9000, 1))).toBe(true);
  const onWall = (foot: number) => [wall(9000, 10_000, 300), wall(9000, 10_000, 9000, foot)];
  expect(sees(a, b, ...onWall(300))).toBe(false);
  expect(sees(a, b, ...onWall(301))).toBe(true);
});

test('a model right under a ceiling that stands on a wall is seen from below up to its top', () => {
  const pillar = prism(rectangle({ x: 3000, y: -100 }, 200, 100), 5000);
  const ceiling = (from: number) => prism(rectangle({ x: from, y: -9000 }, 20_000, 18_000), 6000, 5000);
  const [low, high] = [model(-9000, 2000, 500, 2000), model(3000, 2000, 1000, 1000, 4000)];
  // The line from 2000 at -9500 to 5000 at 2000, where the base begins, is 4452 high at -100. Over the base the ceiling closes no gap.
  expect(sees(low, high, pillar, ceiling(2500), wall(-100, 0, 4452))).toBe(true);
  expect(sees(low, high, pillar, ceiling(2500), wall(-100, 0, 4453))).toBe(false);
  // Before the base, the closed gap of 1 counts: the line ends at 4999.
  expect(sees(low, high, pillar, ceiling(1000), wall(-100, 0, 4451))).toBe(true);
  expect(sees(low, high, pillar, ceiling(1000), wall(-100, 0, 4452))).toBe(false);
});

test('a thin model right under a ceiling that stands on a wall, which is asked first, is seen from below as well', () => {
  const pillar = prism(rectangle({ x: 3000, y: -100 }, 200, 100), 5000);
  const ceiling = (from: number) => prism(rectangle({ x: from, y: -9000 }, 20_000, 18_000), 6000, 5000);
  const [low, high] = [model(-8500, 2000, 1000, 2000), model(2500, 2000, 500, 1000, 4000)];
  expect(sees(low, high, pillar, ceiling(2200), wall(-100, 0, 4452))).toBe(true);
  expect(sees(low, high, pillar, ceiling(2200), wall(-100, 0, 4453))).toBe(false);
  expect(sees(low, high, pillar, ceiling(1000), wall(-100, 0, 4451))).toBe(true);
  expect(sees(low, high, pillar, ceiling(1000), wall(-100, 0, 4452))).toBe(false);
});

test.each([
  [500, 1000],
  [1000, 500],
])('a model right under a ceiling that stands on a wall is hidden from above it: radius %i and %i', (upper, lower) => {
  const [above, below] = [model(0, 0, upper, 1000, 5000), model(0, 0, lower, 1000)];
  const slab = prism(rectangle({ x: -3000, y: -3000 }, 6000, 6000), 1100, 1000);
  expect(sees(above, below, slab, wall(2500, 2600, 1000))).toBe(false);
  expect(sees(above, below, slab)).toBe(false);
  expect(sees(above, below, wall(2500, 2600, 1000))).toBe(true);
});

test.each([
  [500, 1000],
  [1000, 500],
])(
  'a bridge between two models is seen over, whose foot is as high as the top of the lower one: radius %i and %i',
  (tall, small) => {
    const [a, b] = [model(500 - tall, 0, tall, 6000), model(12_000 - small + 1000, 0, small, 2000)];
    const bridge = [prism(rectangle({ x: 6000, y: -9000 }, 1000, 18_000), 3000, 2000), model(6500, 8000, 100, 2000)];
    // A line under the bridge would fall too fast behind the wall.
    expect(sees(a, b, ...bridge, wall(5000, 5100, 3400))).toBe(true);
    expect(sees(a, b, wall(5000, 5100, 3400), wall(6000, 7000, 9000, 2000))).toBe(false);
  },
);

test('a model of the least height right under a ceiling is hidden by the ceiling', () => {
  const ceiling = prism(polygon([{ x: -2, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 3 }]), 5, 4); // biome-ignore format: corners
  const [above, below] = [model(-7, 0, 0, 1, 4), model(-1, 1, 0, 1, 3)];
  // A line may run down under a ceiling that hangs in the air, and not under one that stands on a pillar.
  expect(sees(above, below, ceiling)).toBe(true);
  expect(sees(above, below, ceiling, model(0, 0, 1, 4))).toBe(false);
});

test('a bridge is seen under and over, as far as the models reach', () => {
  const [low, high] = [model(0, 0, 1000, 2000), model(12_000, 0, 1000, 2000, 4000)];
  // The lowest line rises from 0, where the base of the low model ends, to 4000, behind the centre of the high one: by 1 to 3.
  expect(sees(low, high, wall(9000, 10_000, 20_000, 3000))).toBe(true);
  expect(sees(low, high, wall(9000, 10_000, 20_000, 2999))).toBe(false);
  expect(sees(low, high, wall(9000, 10_000, 5000, 2999))).toBe(true);
});

test('a model on a roof is hidden from below by the edge of the roof', () => {
  const roof = prism(rectangle({ x: -10_000, y: -50_000 }, 14_000, 100_000), 6000);
  const guard = model(0, 0, 1000, 3000, 6000);
  // The line from the top of the guard, where its base ends, falls from 9000 at 1000 to 6000 at the edge, 4000: by 1 to 1.
  const below = (x: number) => model(x, 0, 1000, 3000);
  expect(sees(guard, below(6000), roof)).toBe(true);
  expect(sees(guard, below(5999), roof)).toBe(false);
});

test('a roof does not hide a higher model from one that stands far from its other edge', () => {
  const roof = prism(rectangle({ x: -50_000, y: -50_000 }, 52_000, 100_000), 6000);
  const [guard, giant] = [model(0, 0, 1000, 1000, 6000), model(20_000, 0, 1000, 40_000)];
  // From 7000 at -1000 to 40000 at 19000, the line rises by 33 to 20: it is 13600 high at 3000.
  expect(sees(guard, giant, roof, wall(3000, 3100, 13_600))).toBe(true);
  expect(sees(guard, giant, roof, wall(3000, 3100, 13_601))).toBe(false);
});

test('two models above each other see each other through a hole in the floor', () => {
  const [below, above] = [model(0, 0, 1000, 2000), model(500, 0, 1000, 2000, 5000)];
  expect(sees(below, above, wall(-9000, 9000, 4000, 3000))).toBe(false);
  const hole = (half: number) => [wall(-9000, -half, 4000, 3000), wall(half, 9000, 4000, 3000)];
  expect(sees(below, above, ...hole(1))).toBe(true);
  const aside = [wall(-9000, 9000, 4000, 3000, 600), wall(700, 9000, 4000, 3000), wall(-9000, -2500, 4000, 3000)];
  expect(sees(below, above, ...aside)).toBe(true);
  expect(sees(below, model(0, 0, 1000, 2000, 5000))).toBe(true);
});

test('hitboxes that touch see each other, and what overlaps a hitbox does not block', () => {
  const [a, b] = [model(0, 0, 1000, 2000), model(2000, 0, 1000, 2000, 2000)];
  expect(touchesInSpace(a, b)).toBe(true);
  expect(sees(a, b, wall(990, 1010, 9000))).toBe(true);
  expect(sees(a, model(9000, 0, 1000, 2000), a, wall(-500, 500, 9000))).toBe(true);
  expect(sees(a, model(9000, 0, 1000, 2000), wall(1000, 1500, 9000))).toBe(false);
  expect(sees(a, model(9000, 0, 1000, 2000), wall(999, 1500, 9000))).toBe(true);
});

test('the rule of the caller names the solids that block, and the answer names those that are necessary', () => {
  const [a, b] = [model(0, 0, 1000, 6000), model(12_000, 0, 1000, 2000)];
  const [low, high, beside] = [wall(3000, 4000, 5000), wall(6000, 7000, 5500), wall(6000, 7000, 900)];
  const left = prism(rectangle({ x: 8000, y: -9000 }, 100, 9000), 5900);
  const right = prism(rectangle({ x: 8000, y: 0 }, 100, 9000), null);
  const field = spaceField([left, low, beside, right, high]);
  expect(field.sight(a, b, solid => solid !== left)).toEqual({ clear: false, blockers: [high] });
  expect(field.sees(a, b, solid => solid === low || solid === right)).toBe(true);
  expect(field.sight(a, b, solid => solid !== high)).toMatchObject({ clear: true });
  const shifted = prism(rectangle({ x: 8000, y: -9000 }, 100, 9001), 5900);
  expect(spaceField([shifted, beside, right]).sight(a, b)).toEqual({ clear: false, blockers: [shifted, right] });
});

test('a line can be held in the half space in front of a model', () => {
  const [a, b] = [model(0, 0, 1000, 3000), model(0, 9000, 1000, 3000)];
  const front = (x: number, y: number) => ({ at: a.at, facing: { x, y } });
  const ask = (facing: readonly [number, number], ...solids: Solid[]) =>
    spaceField(solids).sees(a, b, undefined, front(...facing));
  expect(ask([0, 1])).toBe(true);
  expect(ask([0, -1])).toBe(false);
  // Sideways, half of each hitbox is in front. A piece before this half blocks, one before the other half does not.
  const half = (x: number) => prism(rectangle({ x, y: 4000 }, 2000, 500), null);
  expect(ask([1, 0])).toBe(true);
  expect(ask([1, 0], half(0))).toBe(true);
  expect(ask([1, 0], half(-1))).toBe(false);
  expect(ask([1, 0], half(-2001))).toBe(true);
  expect(ask([-1, 0], half(-1))).toBe(true);
});

test('an end that only touches the half space in front of a model is seen, also beside a piece', () => {
  const a = model(0, 0, 1600, 4500);
  const ask = (behind: number, ...solids: Solid[]) =>
    spaceField(solids).sees(a, model(20_000, -behind, 1600, 4500), undefined, { at: a.at, facing: { x: 0, y: 1 } });
  const before = (edge: number) => prism(rectangle({ x: 8000, y: edge }, 500, 9000), null);
  expect([ask(1600), ask(1601)]).toEqual([true, false]);
  // The line along the border of the half space touches the piece.
  expect([ask(1600, before(0)), ask(1600, before(-1)), ask(1601, before(0))]).toEqual([true, false, false]);
});

const tables = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.oneof(
          discs.filter(({ radius }) => radius > 0),
          polygons,
        ),
        fc.nat(8),
        fc.integer({ min: 1, max: 9 }),
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    fc.tuple(
      fc.integer({ min: -12, max: -7 }),
      fc.integer({ min: -5, max: 5 }),
      fc.nat(3),
      fc.nat(5),
      fc.integer({ min: 1, max: 6 }),
    ),
    fc.tuple(
      fc.integer({ min: -3, max: 12 }),
      fc.integer({ min: -5, max: 5 }),
      fc.nat(3),
      fc.nat(5),
      fc.integer({ min: 1, max: 6 }),
    ),
    fc.constantFrom(1, 7, 1000),
    fc.nat(),
  )
  .map(([pieces, one, other, scale, seed]) => {
    const solids = pieces.map(([plan, foot, height]): Solid => {
      const shape = scaled(plan, scale);
      const level = foot < 4 ? 0 : foot * scale;
      return 'at' in shape
        ? cylinder(shape, height * scale, level)
        : prism(polygon('corners' in shape ? shape.corners : []), level + height * scale, level);
    });
    const end = ([x, y, radius, foot, height]: readonly number[]): Cylinder =>
      model(
        Number(x) * scale,
        Number(y) * scale,
        Number(radius) * scale,
        Number(height) * scale,
        Number(foot) < 3 ? 0 : Number(foot) * scale,
      );
    return { solids, a: end(one), b: end(other), seed };
  });

const block = (solid: Solid, low = footOf(solid)): Block => {
  const plan = planOf(solid);
  const corners = 'corners' in plan ? plan.corners : [plan.at];
  return {
    corners: corners.map(({ x, y }) => [x, y]),
    radius: 'corners' in plan ? 0 : plan.radius,
    low,
    high: topOf(solid),
  };
};

test('chance finds no line where there is none, and the line of an answer runs through no solid', () => {
  const seen = { clear: 0, blocked: 0 };
  fc.assert(
    fc.property(tables, ({ solids, a, b, seed }) => {
      const stands = (solid: Solid): boolean =>
        footOf(solid) === 0 ||
        solids.some(other => topOf(other) === footOf(solid) && overlaps(planOf(other), planOf(solid)));
      const blocks = solids
        .filter(solid => !overlapsInSpace(solid, a) && !overlapsInSpace(solid, b))
        .map(solid => block(solid, footOf(solid) - (stands(solid) ? 1 : 0)));
      const field = spaceField(solids);
      const answer = field.sight(a, b);
      expect(field.sees(b, a)).toBe(answer.clear);
      if (answer.clear) {
        seen.clear++;
        const { from, to } = answer.witness;
        const [p, q]: Triple[] = [[from.x, from.y, from.z], [to.x, to.y, to.z]]; // biome-ignore format: the ends
        if (!touchesInSpace(a, b) && !overlapsInSpace(a, b))
          expect(lengthInside(p as Triple, q as Triple, blocks, 1e-5)).toBeLessThan(1e-3);
        for (const [{ x, y, z }, end] of [
          [from, a],
          [to, b],
        ] as const) {
          // biome-ignore format: a pair each
          expect(Math.hypot(x - end.at.x, y - end.at.y)).toBeLessThan(end.radius + 1e-4);
          expect(z).toBeGreaterThan(end.foot - 1e-4);
          expect(z).toBeLessThan(end.foot + end.height + 1e-4);
        }
        return;
      }
      seen.blocked++;
      let state = seed;
      const random = (): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
      };
      expect(foundLine(block(a), block(b), blocks, random, 6, 60)).toBeUndefined();
      // Each blocker is necessary: without it, the others leave a line.
      for (const spared of answer.blockers) {
        expect(field.sees(a, b, solid => solid !== spared && answer.blockers.includes(solid))).toBe(true);
      }
      expect(field.sees(a, b, solid => answer.blockers.includes(solid))).toBe(false);
    }),
    { numRuns: 400 },
  );
  expect(seen.blocked).toBeGreaterThan(20);
});

test('where all solids are taller than the models, sight is as in plan', () => {
  fc.assert(
    fc.property(tables, ({ solids, a, b }) => {
      const plans = solids.map(planOf);
      expect(
        plans.every(plan => whyNoOutline('at' in plan ? disc(plan.at, plan.radius) : plan, 'plan') === undefined),
      ).toBe(true);
      const tall = plans.map((plan): Solid => ('at' in plan ? cylinder(plan, 6) : prism(plan, 6)));
      const [one, other] = [cylinder(a, 5), cylinder(b, 5)];
      expect(spaceField(tall).sees(one, other)).toBe(sightField(plans).sees(one, other));
    }),
    { numRuns: 300 },
  );
});

test.each([
  [1, 0],
  [0, 1],
  [0, -1],
  [-1, 0],
] as const)(
  'a model right above another one is seen through gaps that leave lines of one direction: %i, %i',
  (x, y) => {
    // A ceiling with a gap on one side, and above it a floor with a gap on the other side: the line crosses from gap to gap.
    const half = (over: number, level: number) => {
      const far = 50_000;
      const [low, high] = over > 0 ? [-900, far] : [-far, 900];
      const across = (one: number): readonly [number, number] =>
        one === 0 ? [-far, far] : one > 0 ? [low, high] : [-high, -low];
      const [[left, right], [top, bottom]] = [across(x), across(y)];
      return prism(rectangle({ x: left, y: top }, right - left, bottom - top), level + 10, level);
    };
    const [below, above] = [model(0, 0, 1000, 1440), model(0, 0, 1000, 1000, 2560)];
    expect(sees(below, above, half(1, 1450), half(-1, 2540))).toBe(true);
    // Two gaps on the same side leave upright lines, and none at all is left where both halves are closed.
    expect(sees(below, above, half(1, 1450), half(1, 2540))).toBe(true);
    expect(sees(below, above, half(1, 1450), half(-1, 1450))).toBe(false);
  },
);
