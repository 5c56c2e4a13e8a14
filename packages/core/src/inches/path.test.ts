import fc from 'fast-check';
import { expect, test } from 'vitest';
import { within } from './gap.js';
import { disc, type Outline, type Point, rectangle } from './outline.js';
import { comparePath, compareRoots, type Path, pathLength, pointAlong, stretchesWithin } from './path.js';
import { gridPoint, stepsOf } from './place.js';
import { outlines, scaled } from './shapes.arbitrary.js';
import { inches, mm } from './unit.js';

const at = (x: number, y: number): Point => ({ x, y });
const whole = (most: number) => fc.integer({ min: -most, max: most });
const paths = (most: number) => fc.array(fc.record({ x: whole(most), y: whole(most) }), { minLength: 1, maxLength: 5 });

/** The sum of the lengths of the legs with 200 binary places, rounded down. */
const slowLength = (path: Path): bigint =>
  path.slice(1).reduce((so, to, i) => {
    const from = path[i] as Point;
    const square = (BigInt(to.x - from.x) ** 2n + BigInt(to.y - from.y) ** 2n) << 400n;
    let [low, high] = [0n, square + 1n];
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (middle * middle <= square) low = middle;
      else high = middle;
    }
    return so + low;
  }, 0n);

test('sums of roots that doubles cannot tell from a whole number are told apart from it', () => {
  const n = 10_000_000;
  expect([1, 0, -1].map(more => compareRoots([n * n + more], n))).toEqual([1, 0, -1]);
  // The two errors nearly cancel each other: what is left begins after 71 binary places.
  expect(compareRoots([n * n + 1, n * n - 1], 2 * n)).toBe(-1);
  // Likewise, but more: 1/4n³ is left.
  expect(compareRoots([n * n + 1, (n + 1) * (n + 1) - 2, (n + 2) * (n + 2) + 1], 3 * n + 3)).toBe(1);
  expect(compareRoots([n * n + 1, n * n - 1, 0], 2 * n)).toBe(-1);
  expect(compareRoots([n * n + 1, 4], n + 2)).toBe(1);
  // √(n² ± 1) rounds to n here.
  const large = 90_000_000;
  expect([1, 0, -1].map(more => compareRoots([large * large + more], large))).toEqual([1, 0, -1]);
  expect(compareRoots([n * n - 1, 0], n)).toBe(-1);
  const many = Array.from({ length: 300 }, () => n * n);
  expect([-1, 1].map(more => compareRoots([...many, n * n + more], 301 * n))).toEqual([-1, 1]);
  // The sum of doubles loses the 300 parts of 1/2n, which together are larger than what the last root lacks, 1/100,000.
  expect(compareRoots([...many.map(square => square + 1), 50_000 * 50_000 - 1], 300 * n + 50_000)).toBe(1);
});

test('the length of a path is compared exactly, and rounded up once', () => {
  fc.assert(
    fc.property(fc.oneof(paths(6), paths(90_000)), path => {
      const exact = slowLength(path);
      const length = pathLength(path);
      expect(BigInt(length) << 200n).toBeGreaterThanOrEqual(exact);
      expect((BigInt(length) - 1n) << 200n).toBeLessThan(exact === 0n ? 1n : exact);
      expect(comparePath(path, length)).toBeLessThanOrEqual(0);
      if (length > 0) expect(comparePath(path, length - 1)).toBe(1);
    }),
    { numRuns: 300 },
  );
  // Legs of 3-4-5 triangles have whole lengths: 5 + 10 is 15 exactly.
  const path = [at(0, 0), at(3, 4), at(9, 12)];
  expect([14, 15, 16].map(length => comparePath(path, length))).toEqual([1, 0, -1]);
  expect(pathLength([at(0, 0), at(1, 1), at(0, 0)])).toBe(3);
});

test('sums of roots that are nearly whole are told apart from whole numbers', () => {
  // √(n² + 1) is n + 1/2n: on a table the sum with a leg of whole length is off by less than 1/300,000.
  const path = [at(0, 0), at(180_000, 1), at(0, 1)];
  expect(comparePath(path, 360_000)).toBe(1);
  expect(pathLength(path)).toBe(360_001);
  // √50 + √18 + √2 = 9√2, and 9√2 is no whole number.
  expect(comparePath([at(0, 0), at(5, 5), at(8, 8), at(9, 9)], 12)).toBe(1);
});

test('a point along a path', () => {
  const path = [at(0, 0), at(inches(3), inches(4)), at(inches(3), inches(10))];
  expect(pointAlong(path, 0)).toEqual(at(0, 0));
  expect(pointAlong(path, inches(2.5))).toEqual(at(inches(1.5), inches(2)));
  expect(pointAlong(path, inches(5))).toEqual(at(inches(3), inches(4)));
  expect(pointAlong(path, inches(6))).toEqual(at(inches(3), inches(5)));
  expect(pointAlong(path, inches(99))).toEqual(at(inches(3), inches(10)));
});

const slowStretches = (path: Path, radius: number, outline: Outline, length: number) => {
  const points = path.flatMap((to, leg) => {
    const from = path[leg - 1] ?? to;
    const steps = stepsOf(from, to);
    return leg === 0 ? [to] : Array.from({ length: steps }, (_, i) => gridPoint(from, to, i + 1));
  });
  const found: { from: Point; to: Point }[] = [];
  points.forEach((point, i) => {
    if (!within({ at: point, radius }, outline, length)) return;
    const before = points[i - 1];
    const last = found.at(-1);
    if (last && before && within({ at: before, radius }, outline, length)) last.to = point;
    else found.push({ from: point, to: point });
  });
  return found;
};

test('the stretches of a path within a length: as by looking at every grid point', () => {
  const counts = new Set<number>();
  fc.assert(
    fc.property(
      paths(300),
      outlines,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: -9, max: 40 }),
      (path, shape, radius, length) => {
        const outline = scaled(shape, 30);
        const found = stretchesWithin(path, radius, outline, length);
        counts.add(found.length);
        expect(found.map(({ from, to }) => ({ from: from.at, to: to.at }))).toEqual(
          slowStretches(path, radius, outline, length),
        );
      },
    ),
    { numRuns: 600, examples: [[[at(-200, 90), at(200, 90)], { at: at(0, 0), radius: 2 }, 20, 10]] },
  );
  expect([...counts]).toEqual(expect.arrayContaining([0, 1, 2]));
});

test('a walk past a base comes within 2" of it and leaves again', () => {
  const enemy = disc(at(inches(10), inches(10)), mm(15));
  const walk = [at(0, inches(8)), at(inches(20), inches(8))];
  const [stretch, ...more] = stretchesWithin(walk, mm(15), enemy, inches(2));
  expect(more).toEqual([]);
  // The centres are 2" apart across, and 2" and 3 cm at most along the line between them.
  const half = Math.floor(Math.sqrt((inches(2) + mm(30)) ** 2 - inches(2) ** 2));
  expect(stretch?.from).toEqual({ leg: 0, step: inches(10) - half, at: at(inches(10) - half, inches(8)) });
  expect(stretch?.to.at).toEqual(at(inches(10) + half, inches(8)));
  expect(stretchesWithin([at(inches(10), inches(10))], mm(15), rectangle(at(0, 0), 10, 10), 0)).toEqual([]);
});

test('a stretch that ends at a corner ends on the leg before it, also where the next leg has no length', () => {
  const spot = disc(at(0, 0), 0);
  const corner = { leg: 0, step: 10, at: at(10, 0) };
  for (const after of [at(10, 10), at(10, 0)]) {
    expect(stretchesWithin([at(0, 0), at(10, 0), after], 0, spot, 10)).toEqual([
      { from: { leg: 0, step: 0, at: at(0, 0) }, to: corner },
    ]);
    expect(stretchesWithin([at(0, 0), at(10, 0), after], 0, spot, 9)).toEqual([
      { from: { leg: 0, step: 0, at: at(0, 0) }, to: { leg: 0, step: 9, at: at(9, 0) } },
    ]);
  }
});
