import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pair, Rounded } from './gap.twin.js';
import { type Disc, disc, type Outline, type Point, polygon, rectangle } from './outline.js';
import { discs, polygons, scaled } from './shapes.arbitrary.js';
import { sightField } from './sight.js';
import { deepest, obstaclesOf, sampledSees, twinSees } from './sight.twin.js';
import { inches, mm } from './unit.js';

const told = (shape: Outline): Rounded => {
  const pair = ({ x, y }: Point): Pair => [x, y];
  if ('at' in shape) return { corners: [pair(shape.at)], radius: shape.radius };
  return { corners: 'corners' in shape ? shape.corners.map(pair) : [], radius: 0 };
};

const ends = (x: number): fc.Arbitrary<Disc> =>
  fc.record({
    at: fc.record({ x: fc.integer({ min: x - 2, max: x + 2 }), y: fc.integer({ min: -4, max: 4 }) }),
    radius: fc.integer({ min: 1, max: 3 }),
  });
const blockers = fc.array(
  fc.oneof(
    discs.filter(({ radius }) => radius > 0),
    polygons,
  ),
  { minLength: 1, maxLength: 4 },
);
const tables = fc.tuple(ends(-8), ends(8), blockers);

for (const touchingBlocks of [false, true]) {
  test(`sight is as by numbers with very many places, where touching ${touchingBlocks ? 'blocks' : 'is free'}`, () => {
    const seen = { sees: 0, blocked: 0 };
    fc.assert(
      fc.property(tables, ([from, to, shapes]) => {
        const expected = twinSees(told(from), told(to), shapes.map(told), touchingBlocks);
        seen[expected ? 'sees' : 'blocked']++;
        for (const scale of [1, 16_000]) {
          const [a, b] = [scaled(from, scale), scaled(to, scale)] as [Disc, Disc];
          const field = sightField(
            shapes.map(shape => scaled(shape, scale)),
            { touchingBlocks },
          );
          expect(field.sees(a, b)).toBe(expected);
          expect(field.sight(a, b).clear).toBe(expected);
          expect(field.sees(b, a)).toBe(expected);
        }
      }),
      { numRuns: 300 },
    );
    expect(seen.blocked).toBeGreaterThan(20);
  });
}

test('no leg between many points of the bases contradicts the answer, nor does the witness', () => {
  fc.assert(
    fc.property(tables, ([from, to, shapes]) => {
      const walls = obstaclesOf(told(from), told(to), shapes.map(told));
      const answer = sightField(shapes).sight(from, to);
      if (!answer.clear) {
        expect(sampledSees(told(from), told(to), walls)).toBe(false);
        return;
      }
      const { from: start, to: end } = answer.witness;
      for (const [base, { x, y }] of [[from, start], [to, end]] as const) // biome-ignore format: a pair each
        expect(Math.hypot(x - base.at.x, y - base.at.y)).toBeLessThan(base.radius + 1e-9);
      expect(deepest([start.x, start.y], [end.x, end.y], walls, 200)).toBeLessThan(1e-6);
      // The witness leads from the near side of one base to the near side of the other.
      const apart = Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y);
      expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeLessThan(apart + 1e-9);
    }),
    { numRuns: 150 },
  );
});

test('the blockers of an answer block together, and none of them is spare', () => {
  fc.assert(
    fc.property(tables, fc.boolean(), ([from, to, shapes], touchingBlocks) => {
      const answer = sightField(shapes, { touchingBlocks }).sight(from, to);
      if (answer.clear) return;
      const { blockers } = answer;
      const sees = (some: readonly Outline[]) => sightField(some, { touchingBlocks }).sees(from, to);
      expect(sees(blockers)).toBe(false);
      for (const spared of blockers) expect(sees(blockers.filter(shape => shape !== spared))).toBe(true);
    }),
  );
});

const at = (x: number, y: number): Point => ({ x, y });

test('a wall that reaches up to the common tangent of two bases: by 1/100 mm, and by the rule for touching', () => {
  const [a, b] = [disc(at(0, 0), mm(16)), disc(at(inches(10), 0), mm(16))];
  const sees = (top: number, touchingBlocks: boolean): boolean =>
    sightField([rectangle(at(inches(4), top), inches(1), inches(9))], { touchingBlocks }).sees(a, b);
  // In a picture the wall stands below the line y = -16 mm, and the line runs along its upper edge.
  expect([-mm(16) + 1, -mm(16), -mm(16) - 1].map(top => sees(top, false))).toEqual([true, true, false]);
  expect([-mm(16) + 1, -mm(16), -mm(16) - 1].map(top => sees(top, true))).toEqual([true, false, false]);
});

test('a slit between two pillars: of no width, and of 1/100 mm', () => {
  const [a, b] = [disc(at(0, 0), mm(16)), disc(at(inches(10), 0), mm(16))];
  const sees = (slit: number, touchingBlocks: boolean): boolean =>
    sightField(
      [
        disc(at(inches(5), -mm(40)), mm(40)),
        disc(at(inches(5), mm(40) + slit), mm(40)),
        rectangle(at(inches(7), -inches(5)), 100, inches(5)),
      ],
      { touchingBlocks },
    ).sees(a, b);
  expect([0, 1].map(slit => sees(slit, false))).toEqual([true, true]);
  expect([0, 1].map(slit => sees(slit, true))).toEqual([false, true]);
});

test('two walls that meet in a corner: a line through the corner touches both, a line past both is another matter', () => {
  const [a, b] = [disc(at(1270, 5080), 1000), disc(at(16_510, 5080), 1000)];
  const walls = [rectangle(at(7620, 5080), 2540, 5080), rectangle(at(5080, 0), 2540, 5080)];
  expect([false, true].map(touchingBlocks => sightField(walls, { touchingBlocks }).sees(a, b))).toEqual([true, false]);
  const apart = [rectangle(at(7620, 5081), 2540, 5080), rectangle(at(5080, 0), 2540, 5080)];
  expect(sightField(apart, { touchingBlocks: true }).sees(a, b)).toBe(true);
});

test('the caller says what blocks, and the answer may differ by direction', () => {
  // A third model blocks if its base is as large as the target's or larger.
  const small = disc(at(0, 0), mm(15));
  const large = disc(at(inches(8), 0), mm(25));
  const withThird = (radius: number) => {
    const third = disc(at(inches(4), 0), radius);
    const field = sightField([small, third, large]);
    return (from: Disc, to: Disc) => field.sight(from, to, model => model.radius >= to.radius);
  };
  // Halfway, the common tangents of the two bases are exactly 20 mm away from the line of the centres.
  expect(withThird(mm(20))(large, small).clear).toBe(true);
  const third = withThird(mm(20) + 1);
  expect(third(small, large)).toEqual({ clear: true, witness: { from: at(mm(15), 0), to: at(inches(8) - mm(25), 0) } });
  expect(third(large, small)).toEqual({ clear: false, blockers: [disc(at(inches(4), 0), mm(20) + 1)] });
});

test('the two bases never block, nor does terrain that one of them overlaps; a base that only touches it is outside', () => {
  const woods = rectangle(at(0, 0), inches(4), inches(4));
  const field = sightField([woods]);
  const far = disc(at(inches(10), inches(2)), mm(15));
  const near = (gap: number) => disc(at(-mm(15) - gap, inches(2)), mm(15));
  expect([-1, 0, 1].map(gap => field.sees(near(gap), far))).toEqual([true, false, false]);
  expect([-1, 0, 1].map(gap => field.sees(far, near(gap)))).toEqual([true, false, false]);
});

test('a model close beside a small base blocks steep lines to a large one, and together with a wall all of them', () => {
  const [small, large] = [disc(at(0, 0), 100), disc(at(2200, 0), 2000)];
  const [beside, wall] = [disc(at(60, 280), 100), rectangle(at(110, -3000), 40, 3200)];
  const field = sightField<Outline>([beside, wall]);
  for (const [from, to] of [
    [small, large],
    [large, small],
  ] as const) {
    // biome-ignore format: a pair each
    expect(field.sight(from, to)).toEqual({ clear: false, blockers: [beside, wall] });
    expect([beside, wall].map(one => field.sees(from, to, shape => shape === one))).toEqual([true, true]);
  }
});

test('bases that touch or overlap always see each other; bases apart need a line', () => {
  const wall = polygon([at(1000, -5000), at(1100, -5000), at(1050, 5000)]);
  const field = sightField([wall, disc(at(1050, 0), 50)], { touchingBlocks: true });
  const base = (x: number) => disc(at(x, 0), 1000);
  expect(field.sees(base(0), base(2000))).toBe(true);
  expect(field.sight(base(0), base(1000))).toEqual({ clear: true, witness: { from: at(500, 0), to: at(500, 0) } });
  expect(field.sight(base(0), base(0)).clear).toBe(true);
  expect(field.sees(base(0), base(2101))).toBe(false);
});

test('a rule about blockers may itself ask the field', () => {
  const wall = rectangle({ x: inches(4), y: -inches(1) }, inches(1), inches(2));
  const rock = disc({ x: inches(4), y: inches(9) }, inches(1));
  const field = sightField<Outline>([rock, wall]);
  const [a, b, c] = [0, 9, 18].map(y => disc({ x: 0, y: inches(y) }, mm(15))) as [Disc, Disc, Disc];
  const [d, e, f] = [0, 9, 18].map(y => disc({ x: inches(9), y: inches(y) }, mm(15))) as [Disc, Disc, Disc];
  const asking = (shape: Outline): boolean => field.sees(c, f) && !field.sees(b, e) && shape !== undefined;
  const answers = () => [field.sees(a, d, asking), field.sees(b, e, asking), field.sees(c, f, asking)];
  expect([answers(), answers()]).toEqual([[false, false, true], [false, false, true]]); // biome-ignore format: a list each
});

test('a witness leads from the border of the one base to that of the other, also where the centres do not see each other', () => {
  const [from, to] = [disc({ x: 0, y: 0 }, 1600), disc({ x: 25_400, y: 300 }, 1500)];
  const found = sightField([rectangle({ x: 12_000, y: -9000 }, 1000, 9500)]).sight(from, to);
  const witness = found.clear ? found.witness : undefined;
  const away = (base: typeof from, { x, y } = { x: 0, y: 0 }) => Math.hypot(x - base.at.x, y - base.at.y);
  expect([away(from, witness?.from), away(to, witness?.to)]).toEqual([expect.closeTo(1600), expect.closeTo(1500)]);
  expect(away(from, witness?.to) + away(to, witness?.from)).toBeLessThan(2 * 25_400);
});
