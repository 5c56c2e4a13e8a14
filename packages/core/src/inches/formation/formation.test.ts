import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { squareBetween } from '../exact.js';
import { compareGap } from '../gap.js';
import { disc, type Outline, type Point, rectangle } from '../outline.js';
import { holds, type Limit, region } from '../region/limits.js';
import { type TwinLimit, twinPoints } from '../region/region.twin.js';
import { discs, outlines } from '../shapes.arbitrary.js';
import { type FormationAsked, formation } from './formation.js';
import { twinFormation } from './formation.twin.js';

const at = (x: number, y: number): Point => ({ x, y });

/** Checks an answer by plain distances: all bases in the region, none overlapping, and linked by gaps of at most the range. */
const expectLegal = ({ region: area, count, range, begun = [] }: FormationAsked, found: readonly Point[]): void => {
  expect(found).toHaveLength(count);
  expect(found.every(point => holds(area, point))).toBe(true);
  const all = [...begun, ...found];
  const apart = 2 * area.radius;
  found.forEach(one => {
    for (const other of all) if (other !== one) expect(squareBetween(one, other)).toBeGreaterThanOrEqual(apart ** 2);
  });
  const reached = new Set(begun.length > 0 ? begun : found.slice(0, 1));
  for (const one of reached) {
    for (const other of all) if (squareBetween(one, other) <= (apart + range) ** 2) reached.add(other);
  }
  expect(reached.size).toBe(all.length);
};

const onTable = (table: Outline, some: readonly Limit[]): Limit[] => [
  { is: 'completely-within', of: table, length: 0 },
  ...some,
];

const twinOf = ({ is, of, length }: Limit): TwinLimit => {
  const pairs = (...points: readonly Point[]) => points.map(({ x, y }) => [x, y] as const);
  if ('at' in of) return { kind: is, length, corners: pairs(of.at), radius: of.radius };
  if ('corners' in of) return { kind: is, length, corners: pairs(...of.corners), radius: 0 };
  return { kind: is, length, corners: pairs(of.from, of.to), radius: of.radius };
};

describe('a formation on a small table', () => {
  const obstacles = fc.array(fc.oneof(discs, outlines), { minLength: 1, maxLength: 5 });
  const asked = fc.record({
    obstacles,
    radius: fc.integer({ min: 1, max: 3 }),
    count: fc.integer({ min: 1, max: 4 }),
    range: fc.nat(3),
  });

  test('is found exactly if brute force over all points finds one', () => {
    const seen = { none: 0, found: 0 };
    fc.assert(
      fc.property(asked, ({ obstacles: shapes, radius, count, range }) => {
        const limits = onTable(
          rectangle(at(-2, -2), 14, 12),
          shapes.map((of): Limit => ({ is: 'clear', of, length: 0 })),
        );
        const points = twinPoints(radius, limits.map(twinOf), -3, 13);
        const question = { region: region(radius, limits), count, range };
        const found = formation(question);
        const expected = twinFormation(points, count, 2 * radius, 2 * radius + range);
        expect(typeof found !== 'string').toBe(expected);
        if (typeof found === 'string') expect(found).toBe('none');
        else expectLegal(question, found);
        seen[expected ? 'found' : 'none']++;
      }),
      { numRuns: 600 },
    );
    for (const [key, number] of Object.entries(seen)) expect(number, key).toBeGreaterThan(60);
  });

  test('goes on from bases that stand already, as by brute force', () => {
    const seen = { none: 0, found: 0 };
    fc.assert(
      fc.property(asked, fc.nat(200), ({ obstacles: shapes, radius, count, range }, n) => {
        const limits = onTable(
          rectangle(at(-2, -2), 14, 12),
          shapes.map((of): Limit => ({ is: 'clear', of, length: 0 })),
        );
        const points = twinPoints(radius, limits.map(twinOf), -3, 13);
        const [x, y] = points[n % Math.max(1, points.length)] ?? [0, 0];
        const question = { region: region(radius, limits), count, range, begun: [at(x, y)] };
        const found = formation(question);
        const expected = twinFormation(points, count, 2 * radius, 2 * radius + range, [[x, y]]);
        expect(typeof found !== 'string').toBe(expected);
        if (typeof found !== 'string') expectLegal(question, found);
        seen[expected ? 'found' : 'none']++;
        // With two bases there, the first of the others can be beside one of them only.
        const [second, ...others] = typeof found === 'string' ? [] : found;
        if (!second || others.length === 0) return;
        const begun = [at(x, y), second];
        const beside = formation({ ...question, begun, count: others.length, beside: second });
        const linked = 2 * radius + range;
        const firsts = points.filter(one => squareBetween(at(...one), second) <= linked ** 2);
        const apart = 2 * radius;
        const isFree = (one: readonly [number, number]): boolean =>
          begun.every(point => squareBetween(at(...one), point) >= apart ** 2);
        const can = firsts
          .filter(isFree)
          .some(one => twinFormation(points, others.length - 1, apart, linked, [[x, y], [second.x, second.y], one]));
        expect(typeof beside !== 'string').toBe(can);
        if (typeof beside === 'string') return;
        expectLegal({ ...question, begun, count: others.length }, beside);
        expect(squareBetween(beside[0] ?? at(99, 99), second)).toBeLessThanOrEqual(linked ** 2);
      }),
      { numRuns: 300 },
    );
    for (const [key, number] of Object.entries(seen)) expect(number, key).toBeGreaterThan(30);
  });
});

test('a formation that stands among obstacles somewhere is never denied', () => {
  const [R, width, height] = [1500, 30_000, 9000];
  const places = fc.tuple(fc.integer({ min: R, max: width - R }), fc.integer({ min: R, max: height - R }));
  const boxes = fc.tuple(fc.nat(width), fc.nat(height), fc.integer({ min: 100, max: 5000 }), fc.nat(4000));
  const seen = { found: 0, unknown: 0, larger: 0 };
  fc.assert(
    fc.property(
      fc.array(places, { minLength: 60, maxLength: 60 }),
      fc.array(boxes, { minLength: 120, maxLength: 120 }),
      fc.integer({ min: 2, max: 6 }),
      (some, walls, most) => {
        const range = most >= 5 ? 2540 : 5080;
        const stand: Point[] = [];
        for (const [x, y] of some) {
          const near = stand.filter(one => squareBetween(one, at(x, y)) <= (2 * R + range) ** 2);
          const clear = stand.every(one => squareBetween(one, at(x, y)) >= (2 * R) ** 2);
          if (stand.length < most && clear && (stand.length === 0 || near.length > 0)) stand.push(at(x, y));
        }
        const around = walls
          .map(([x, y, wide, high]) => rectangle(at(x, y), wide, high + 100))
          .filter(of => stand.every(point => compareGap(disc(point, R), of, 0) >= 0));
        const limits = around.map((of): Limit => ({ is: 'clear', of, length: 0 }));
        const question = { region: region(R, onTable(rectangle(at(0, 0), width, height), limits)), range };
        const found = formation({ ...question, count: stand.length });
        expect(found).not.toBe('none');
        if (found === 'unknown') seen.unknown++;
        else if (found !== 'none') expectLegal({ ...question, count: stand.length }, found);
        if (found !== 'unknown') seen.found++;
        if (formation({ ...question, count: stand.length + 1 }) === 'none') seen.larger++;
      },
    ),
    { numRuns: 60 },
  );
  expect(seen.unknown).toBeLessThan(seen.found / 10);
  expect(seen.larger).toBeGreaterThan(0);
});

describe('a formation to a hair', () => {
  const R = 1500;
  const ask = (table: Outline, count: number, range: number, more: readonly Limit[] = []) => {
    const question = { region: region(R, onTable(table, more)), count, range };
    const found = formation(question);
    if (typeof found !== 'string') expectLegal(question, found);
    return typeof found === 'string' ? found : 'found';
  };

  test.each([
    ['across', (long: number) => rectangle(at(700, 300), long, 2 * R)],
    ['down', (long: number) => rectangle(at(700, 300), 2 * R, long)],
  ] as const)('eight bases fill a strip %s that is as wide as a base, and one unit less is too short', (_, strip) => {
    expect(ask(strip(16 * R), 8, 2540)).toBe('found');
    expect(ask(strip(16 * R - 1), 8, 2540)).toBe('none');
    expect(ask(strip(16 * R + 777), 8, 2540)).toBe('found');
  });

  test('a strip that is too narrow holds none', () => {
    expect(ask(rectangle(at(0, 0), 90_000, 2 * R - 1), 1, 2540)).toBe('none');
  });

  test('eight bases go in a corridor that leaves some room to the sides', () => {
    expect(ask(rectangle(at(0, 0), 16 * R, 2 * R + 300), 8, 2540)).toBe('found');
    expect(ask(rectangle(at(0, 0), 16 * R - 500, 2 * R + 300), 8, 2540)).toBe('none');
  });

  /** Two pockets, each for one base only, with a gap between the bases. */
  const pockets = (gap: number): readonly Limit[] => [
    { is: 'clear', of: rectangle(at(2 * R, -50_000), gap, 100_000), length: 0 },
  ];

  test('two pockets for one base each hold two models if the gap is as long as the range', () => {
    const both = (gap: number) => rectangle(at(0, 0), 4 * R + gap, 2 * R);
    expect(ask(both(2540), 2, 2540, pockets(2540))).toBe('found');
    expect(ask(both(2541), 2, 2540, pockets(2541))).toBe('none');
    expect(ask(both(2541), 1, 2540, pockets(2541))).toBe('found');
    expect(ask(both(2540), 3, 2540, pockets(2540))).toBe('none');
  });

  test('two groups that are too far apart are no formation, however large both are', () => {
    const wall: Limit = { is: 'clear', of: rectangle(at(6 * R, -50_000), 2700, 100_000), length: 0 };
    const table = rectangle(at(0, 0), 12 * R + 2700, 2 * R);
    expect(ask(table, 3, 2540, [wall])).toBe('found');
    expect(ask(table, 4, 2540, [wall])).toBe('none');
    expect(ask(table, 6, 2700, [wall])).toBe('found');
  });

  test('bases stand in a ring around a base of their size: six of them, and no seventh', () => {
    const ring: readonly Limit[] = [
      { is: 'clear', of: disc(at(0, 0), R), length: 0 },
      { is: 'within', of: disc(at(0, 0), R), length: 20 },
    ];
    const table = rectangle(at(-9000, -9000), 18_000, 18_000);
    expect(ask(table, 6, 2540, ring)).toBe('found');
    expect(ask(table, 7, 2540, ring)).toBe('none');
  });

  test('a search that has used up its boxes says so', () => {
    const open = region(R, onTable(rectangle(at(0, 0), 90_000, 15_000), []));
    expect(formation({ region: open, count: 3, range: 2540, boxes: 20 })).toBe('unknown');
    expect(formation({ region: open, count: 0, range: 2540 })).toEqual([]);
  });
});
