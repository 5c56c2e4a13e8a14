import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMIT } from '../exact.js';
import { disc, type Outline, polygon, rectangle } from '../outline.js';
import { discs, outlines, scaled } from '../shapes.arbitrary.js';
import { inches, mm } from '../unit.js';
import { landmarks, spread } from './landmarks.js';
import { brokenLimit, holds, type Limit, region } from './limits.js';
import { type TwinLimit, twinHolds, twinPoints } from './region.twin.js';
import { isEmpty, nearest, sample } from './search.js';

const at = (x: number, y: number) => ({ x, y });

const twinOf = ({ is, of, length }: Limit): TwinLimit => {
  const pairs = (...points: { x: number; y: number }[]) => points.map(({ x, y }) => [x, y] as const);
  const shape = (outline: Outline) => {
    if ('at' in outline) return { corners: pairs(outline.at), radius: outline.radius };
    if ('corners' in outline) return { corners: pairs(...outline.corners), radius: 0 };
    return { corners: pairs(outline.from, outline.to), radius: outline.radius };
  };
  return { kind: is, length, ...shape(of) };
};

const table = rectangle(at(-4, -4), 20, 20);
const kinds = fc.constantFrom<Limit['is']>('within', 'completely-within', 'clear', 'clear', 'beyond');
const limits = fc.array(fc.record({ is: kinds, of: fc.oneof(discs, outlines), length: fc.nat(4) }), { maxLength: 6 });
const onTable = (some: readonly Limit[]): Limit[] => [{ is: 'completely-within', of: table, length: 0 }, ...some];

const seeded = (seed: number) => {
  let state = seed + 1;
  return (n: number): number => {
    state = (Math.imul(state, 48271) >>> 0) % 0x7fffffff;
    return state % n;
  };
};

const base = mm(15);
const wide: Limit = { is: 'completely-within', of: rectangle(at(0, 0), inches(36), inches(36)), length: 0 };

test('a slit as wide as a base admits it, and one of a hundredth of a millimetre less does not', () => {
  const walls = (width: number): Limit[] => [
    wide,
    { is: 'clear', of: rectangle(at(0, 0), inches(36), inches(9)), length: 0 },
    { is: 'clear', of: rectangle(at(0, inches(9) + width), inches(36), inches(36) - inches(9) - width), length: 0 },
  ];
  expect(isEmpty(region(base, walls(mm(30))))).toBe(false);
  expect(landmarks(region(base, walls(mm(30)))).every(({ y }) => y === inches(9) + base)).toBe(true);
  expect(isEmpty(region(base, walls(mm(30) - 1)))).toBe(true);
});

test('a slanted slit of the exact width holds only the points of the grid on its middle line', () => {
  // Two walls along the direction (4, 3), 5000 units apart; no corner of a wall is in range.
  const walls: Limit[] = [
    { is: 'within', of: disc(at(20_000, 15_000), 0), length: 9000 },
    { is: 'clear', of: polygon([at(3000, -4000), at(43_000, -4000), at(43_000, 26_000)]), length: 0 },
    { is: 'clear', of: polygon([at(0, 0), at(40_000, 30_000), at(0, 30_000)]), length: 0 },
  ];
  const area = region(2500, walls);
  expect(holds(area, at(21_500, 13_000))).toBe(true);
  expect(holds(area, at(21_500, 13_001))).toBe(false);
  expect(nearest(area, at(20_000, 15_000))).toEqual(at(21_500, 13_000));
  expect(holds(area, nearest(area, at(12_000, 9_000)) ?? at(0, 0))).toBe(true);
  expect(isEmpty(region(2501, walls))).toBe(true);
});

test('base contact: exactly touching allows few places, a hundredth of a millimetre of air allows many', () => {
  const effigy = disc(at(inches(18), inches(18)), mm(25));
  const beside = (air: number, ...more: Limit[]) =>
    region(base, [wide, { is: 'within', of: effigy, length: air }, { is: 'clear', of: effigy, length: 0 }, ...more]);
  expect(landmarks(beside(0))).toContainEqual(at(inches(18), inches(18) - mm(40)));
  const ring = [at(0, -1), at(1, 0), at(0, 1), at(-1, 0)].map(
    ({ x, y }): Limit => ({
      is: 'clear',
      of: disc(at(inches(18) + x * mm(55), inches(18) + y * mm(55)), mm(24)),
      length: 0,
    }),
  );
  expect(isEmpty(beside(1, ...ring))).toBe(true);
  expect(isEmpty(beside(1, ...ring.slice(1)))).toBe(false);
});

test('the middle of a disc that a base has to be near is a landmark', () => {
  const post = disc(at(inches(9), inches(9)), mm(10));
  expect(landmarks(region(base, [wide, { is: 'within', of: post, length: inches(3) }]))).toContainEqual(post.at);
});

test('landmarks go from the top to the bottom of a picture, and those on one line from the left to the right', () => {
  const room: Limit = { is: 'completely-within', of: rectangle(at(0, 0), 5000, 4000), length: 0 };
  const post: Limit = { is: 'clear', of: disc(at(2500, 2000), 100), length: 400 };
  expect(landmarks(region(500, [room, post]))).toEqual([
    at(500, 500),
    at(4500, 500),
    at(2500, 1000),
    at(1500, 2000),
    at(3500, 2000),
    at(2500, 3000),
    at(500, 3500),
    at(4500, 3500),
  ]);
});

test('borders that cross inside an obstacle, and the farthest points of a border inside one, are no landmarks', () => {
  const room: Limit = { is: 'completely-within', of: rectangle(at(0, 0), 5000, 4000), length: 0 };
  const post: Limit = { is: 'clear', of: disc(at(2500, 2000), 500), length: 0 };
  const within = [disc(at(2300, 1800), 50), disc(at(2500, 1900), 100)].map(
    (of): Limit => ({ is: 'clear', of, length: 0 }),
  );
  expect(landmarks(region(500, [room, post, ...within]))).toEqual(landmarks(region(500, [room, post])));
});

test('where a corner is so acute that no point of the grid is near it, the nearest one is a landmark', () => {
  // Two walls whose borders are y = 0.5 - x / 20 and y = 0.5 + x / 20.
  const wedge: Limit[] = [
    { is: 'completely-within', of: rectangle(at(-50, -50), 200, 100), length: 0 },
    { is: 'clear', of: polygon([at(-190, 10), at(-190, -300), at(210, -10)]), length: 0 },
    { is: 'clear', of: polygon([at(-190, 300), at(-190, -9), at(210, 11)]), length: 0 },
  ];
  const area = region(0, wedge);
  expect([at(9, 0), at(9, 1), at(10, 0), at(10, 1)].map(point => holds(area, point))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(landmarks(area)[0]).toEqual(at(150, -7));
  expect(landmarks(area).filter(({ x }) => x < 20)).toHaveLength(1);
});

test('where the points nearest to an acute corner are forbidden by an obstacle farther away, no landmark is one of them', () => {
  // Two walls whose borders are y = 0.5 - x / 40 and y = 0.5 + x / 40, turned to each side, and a disc in the corner.
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    const turned = (x: number, y: number) => at(x * dx - y * dy, x * dy + y * dx);
    const area = region(0, [
      { is: 'completely-within', of: rectangle(at(-150, -150), 300, 300), length: 0 },
      { is: 'clear', of: polygon([turned(-180, 5), turned(-180, -300), turned(220, -5)]), length: 0 },
      { is: 'clear', of: polygon([turned(-180, 300), turned(-180, -4), turned(220, 6)]), length: 0 },
      { is: 'clear', of: disc(turned(24, 0), 6), length: 0 },
    ]);
    const marks = landmarks(area);
    expect(marks.filter(point => !holds(area, point))).toEqual([]);
    expect(marks.filter(({ x, y }) => Math.abs(x) < 35 && Math.abs(y) < 35)).not.toEqual([]);
  }
});

test('the limit that forbids a place is given back, with the fields of the caller', () => {
  const model = { is: 'clear', of: disc(at(inches(4), inches(4)), mm(20)), length: 0, rule: 'no overlap' } as const;
  const area = region(mm(16), [{ ...wide, rule: 'table edge' }, model]);
  expect(brokenLimit(area, at(inches(4) + mm(36), inches(4)))).toBeUndefined();
  expect(brokenLimit(area, at(inches(4) + mm(36) - 1, inches(4)))).toBe(model);
  expect(brokenLimit(area, at(mm(16) - 1, inches(20)))).toMatchObject({ rule: 'table edge' });
});

test('a point in the middle of a slanted leg is near it, though its distance in floating point is just below zero', () => {
  const leg: Limit = { is: 'within', of: { from: at(5, -5), to: at(1, 5), radius: 1 }, length: 0 };
  expect(holds(region(0, [leg]), at(3, 0))).toBe(true);
});

test('a point that lies farther than a limit by less than floating point is trusted with is decided exactly', () => {
  // The distance of 10000, 1 from 0, 0 is about 10000.00005 units.
  const at10000 = (is: Limit['is']) =>
    [0, 1].map(y => holds(region(0, [{ is, of: disc(at(0, 0), 0), length: 10_000 }]), at(10_000, y)));
  expect([at10000('within'), at10000('completely-within')]).toEqual([[true, false], [true, false]]); // biome-ignore format: pairs
  expect([at10000('clear'), at10000('beyond')]).toEqual([[true, true], [false, true]]); // biome-ignore format: pairs
  // The distance of 20000, 200 is about 20000.99997 units.
  const nearly = (is: Limit['is']) =>
    holds(region(0, [{ is, of: disc(at(0, 0), 0), length: 20_001 }]), at(20_000, 200));
  expect((['within', 'completely-within', 'clear', 'beyond'] as const).map(nearly)).toEqual([true, true, false, false]);
});

test('the box of a region just holds what its limits allow, whichever limit bounds it on a side', () => {
  const near: Limit = { is: 'within', of: disc(at(100, 200), 30), length: 5 };
  const room = (x: number, y: number): Limit => ({
    is: 'completely-within',
    of: rectangle(at(x, y), 100, 100),
    length: 0,
  });
  const post: Limit = { is: 'clear', of: disc(at(60, 200), 5), length: 0 };
  const box = (...some: readonly Limit[]) => region(10, some).box;
  expect(box(near, post)).toEqual({ x: 55, y: 155, right: 145, below: 245 });
  expect(box(near, room(70, 180), post)).toEqual({ x: 80, y: 190, right: 145, below: 245 });
  expect(box(room(30, 120), near)).toEqual({ x: 55, y: 155, right: 120, below: 210 });
  expect(box(room(50, 150))).toEqual({ x: 60, y: 160, right: 140, below: 240 });
});

test('a region without a table reaches to the largest coordinates', () => {
  const area = region(base, [{ is: 'clear', of: disc(at(0, 0), LIMIT), length: 0 }]);
  expect([isEmpty(area), holds(area, at(LIMIT, LIMIT)), landmarks(area).length > 0]).toEqual([false, true, true]);
});

test('the landmark of a region without any border is its middle', () => {
  expect(landmarks(region(base, []))).toEqual([at(0, 0)]);
});

test('a region of a single line, and one whose only point is forbidden by a tie', () => {
  const lane: Limit = { is: 'completely-within', of: rectangle(at(0, 0), 2, 100), length: 0 };
  const area = region(1, [lane, { is: 'clear', of: disc(at(1, 1), 90), length: 0 }]);
  expect([isEmpty(area), holds(area, at(1, 92)), holds(area, at(1, 91))]).toEqual([false, true, false]);
  const point: Limit = { is: 'within', of: disc(at(0, 0), 0), length: 0 };
  const beside = (is: 'clear' | 'beyond') => region(0, [point, { is, of: disc(at(10, 0), 10), length: 0 }]);
  expect([isEmpty(beside('clear')), isEmpty(beside('beyond'))]).toEqual([false, true]);
  expect([sample(beside('beyond'), n => n >> 1), nearest(beside('beyond'), at(0, 0))]).toEqual([undefined, undefined]);
});

test('a few points are spread out: each is as far as possible from those before it', () => {
  const line = [0, 1, 2, 5, 10].map(x => at(x, 0));
  expect(spread(line, 4).map(({ x }) => x)).toEqual([0, 10, 5, 2]);
  expect([spread(line, 9).length, spread(line, 0).length, spread([], 3).length]).toEqual([5, 0, 0]);
});

test('drawn points vary, and the same draws give the same point', () => {
  const area = region(base, [wide, { is: 'within', of: disc(at(inches(9), inches(9)), base), length: inches(3) }]);
  const some = Array.from({ length: 50 }, (_, seed) => sample(area, seeded(seed * 7919)));
  expect(new Set(some.map(point => JSON.stringify(point))).size).toBeGreaterThan(45);
  expect(Array.from({ length: 50 }, (_, seed) => sample(area, seeded(seed * 7919)))).toEqual(some);
});

test('invalid regions: the refusal names the field', () => {
  expect(() => region(-1, [])).toThrow('too-small at region.radius');
  expect(() => region(1, [wide, { ...wide, length: -1 }])).toThrow('too-small at region.limits[1].length');
  expect(() => region(1, [{ ...wide, length: 0.5 }])).toThrow('not-a-whole-number at region.limits[0].length');
  expect(() => region(1, [{ ...wide, is: 'near' as 'within' }])).toThrow('not-a-limit at region.limits[0].is');
  expect(() => region(1, [{ ...wide, of: { at: at(0, Number.NaN), radius: 1 } }])).toThrow('region.limits[0].of.at.y');
  expect(() => nearest(region(1, [wide]), at(0, 0.5))).toThrow('not-a-whole-number at wish.y');
});

test('regions on a small table are as by brute force over all points', () => {
  const seen = { empty: 0, few: 0, many: 0 };
  fc.assert(
    fc.property(
      limits,
      fc.nat(2),
      fc.integer({ min: -6, max: 18 }),
      fc.integer({ min: -6, max: 18 }),
      (some, radius, x, y) => {
        const all = onTable(some);
        const legal = twinPoints(radius, all.map(twinOf), -6, 18);
        const keys = new Set(legal.map(point => point.join()));
        const area = region(radius, all);
        seen[legal.length === 0 ? 'empty' : legal.length < 9 ? 'few' : 'many']++;
        const held: string[] = [];
        for (let px = -6; px <= 18; px++) {
          for (let py = -6; py <= 18; py++) if (holds(area, at(px, py))) held.push(`${px},${py}`);
        }
        expect(held).toEqual([...keys]);
        expect(isEmpty(area)).toBe(legal.length === 0);
        const marks = landmarks(area);
        const drawn = sample(area, seeded(x * 40 + y));
        const near = nearest(area, at(x, y));
        expect([marks.length === 0, drawn === undefined, near === undefined]).toEqual(
          Array(3).fill(legal.length === 0),
        );
        for (const point of [...marks, drawn, near]) if (point) expect(keys.has(`${point.x},${point.y}`)).toBe(true);
        const away = ([px, py]: readonly [number, number]) => Math.hypot(px - x, py - y);
        if (near) expect(away([near.x, near.y])).toBeLessThanOrEqual(Math.min(...legal.map(away)) + 2);
      },
    ),
    { numRuns: 600 },
  );
  for (const [key, count] of Object.entries(seen)) expect(count, key).toBeGreaterThan(20);
});

test('the answer about a point stays the same when the table is 12,000 times as large', () => {
  fc.assert(
    fc.property(limits, fc.nat(2), (some, radius) => {
      const by = 12_000;
      const large = onTable(some).map(({ is, of, length }) => ({ is, of: scaled(of, by), length: length * by }));
      const area = region(radius * by, large);
      for (let x = -5; x <= 17; x += 2) {
        for (let y = -5; y <= 17; y += 2) {
          expect(holds(area, at(x * by, y * by))).toBe(twinHolds(radius, onTable(some).map(twinOf), x, y));
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('on a table of 120 units the nearest point is the nearest but for 2 units, or for more room', () => {
  const halfInches = limits.map(some =>
    some.map(({ is, of, length }) => ({ is, of: scaled(of, 10), length: length * 10 })),
  );
  fc.assert(
    fc.property(halfInches, fc.integer({ min: 0, max: 2 }), fc.nat(120), fc.nat(120), (some, half, x, y) => {
      const all: Limit[] = [{ is: 'completely-within', of: rectangle(at(-10, -10), 140, 140), length: 0 }, ...some];
      const legal = twinPoints(half * 10, all.map(twinOf), -10, 130);
      const places = region(half * 10, all);
      const near = nearest(places, at(x, y));
      const about = nearest(places, at(x, y), 30);
      const away = ([px, py]: readonly [number, number]) => Math.hypot(px - x, py - y);
      const least = legal.reduce((most, point) => Math.min(most, away(point)), Number.POSITIVE_INFINITY);
      if (near) expect(away([near.x, near.y])).toBeLessThanOrEqual(least + 2);
      if (about) expect(away([about.x, about.y])).toBeLessThanOrEqual(least + 30);
      expect([near, about].map(place => place === undefined)).toEqual([legal.length === 0, legal.length === 0]);
    }),
    { numRuns: 60 },
  );
});
