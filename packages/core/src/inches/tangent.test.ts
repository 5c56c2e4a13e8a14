import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aheadOn, type Line, lineTouching, type Round, sideOf, tangentsOf } from './tangent.js';

/** The discs and the signs of a line that touches two of them. */
type Touching = Parameters<typeof lineTouching>;

/*
 * A second opinion by angles in doubles. The normal of a line encloses an angle with the line of the centres, whose
 * cosine is the difference of the distances by the distance of the centres. The discs swell by a small number, and
 * differences tell derivatives.
 */
const turnAt = ([a, b, by, other]: Touching, swell: number): number =>
  other * b.radius - by * a.radius + swell * (other * b.swell - by * a.swell);
const normalAt = (touching: Touching, swell: number): { x: number; y: number } => {
  const [a, b, , , side] = touching;
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y];
  const cosine = Math.max(-1, Math.min(1, turnAt(touching, swell) / Math.hypot(dx, dy)));
  const angle = Math.atan2(dy, dx) + side * Math.acos(cosine);
  return { x: Math.cos(angle), y: Math.sin(angle) };
};

const signIfLarge = (value: number, least: number): number => (Math.abs(value) < least ? 0 : Math.sign(value));

/** The sign of a value while the discs swell by a number that goes to zero: of the value, or of its first derivative that is not zero. */
const signNearZero = (valueAt: (swell: number) => number, isRootZero: boolean): number => {
  const now = valueAt(0);
  const sign = signIfLarge(now, 1e-6);
  if (sign !== 0) return sign;
  // Where the root is zero, it grows like the root of the swelling.
  if (isRootZero) return signIfLarge(valueAt(1e-8) - now, 2e-7) || signIfLarge((valueAt(1e-4) - now) / 1e-4, 1e-6);
  const first = (valueAt(1e-5) - valueAt(-1e-5)) / 2e-5;
  return signIfLarge(first, 1e-6) || signIfLarge((valueAt(1e-4) - 2 * now + valueAt(-1e-4)) / 1e-8, 1e-3);
};

const point = fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 5 }) });
const round: fc.Arbitrary<Round> = fc.record({
  at: point,
  radius: fc.integer({ min: 0, max: 3 }),
  swell: fc.integer({ min: -1, max: 1 }),
});
const sign = fc.constantFrom(1 as const, -1 as const);

/** The line that a question is about, or the reason why there is none. */
const lineOf = (touching: Touching): Line | string => {
  const line = lineTouching(...touching);
  const [a, b] = touching;
  const apart = Math.hypot(b.at.x - a.at.x, b.at.y - a.at.y);
  const isTooNear = (swell: number): boolean => Math.abs(turnAt(touching, swell)) > apart + 1e-9;
  const why = apart === 0 ? 'same centre' : isTooNear(0) ? 'too near' : isTooNear(1e-6) ? 'soon too near' : 'none';
  expect([why, line === undefined]).toEqual([why, why !== 'none']);
  return line ?? why;
};

test('the side of a disc from a line, and the direction of a vector, are those while the discs swell a little', () => {
  const seen: Record<string, number> = {};
  const note = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  fc.assert(
    fc.property(round, round, sign, sign, sign, round, sign, (a, b, by, other, side, third, of) => {
      const touching: Touching = [a, b, by, other, side];
      const line = lineOf(touching);
      if (typeof line === 'string') return note(line);
      const isRootZero = line.exact.root === 0;
      const sideAt = (swell: number): number => {
        const { x, y } = normalAt(touching, swell);
        const away = x * (third.at.x - a.at.x) + y * (third.at.y - a.at.y);
        return away + by * (a.radius + swell * a.swell) - of * (third.radius + swell * third.swell);
      };
      const expected = signNearZero(sideAt, isRootZero);
      note(`${isRootZero ? 'root 0' : 'root'}, ${Math.abs(sideAt(0)) < 1e-6 ? 'touching' : 'apart'}: ${expected}`);
      expect(sideOf(line, third, of)).toBe(expected);
      const vector = { x: third.at.x - 2, y: third.at.y - 3 };
      const aheadAt = (swell: number): number => {
        const { x, y } = normalAt(touching, swell);
        return y * vector.x - x * vector.y;
      };
      expect(aheadOn(line, vector)).toBe(signNearZero(aheadAt, isRootZero));
    }),
    { numRuns: 20_000 },
  );
  // Every kind of answer occurs.
  const kinds = ['root', 'root 0'].flatMap(root =>
    ['touching', 'apart'].flatMap(how => [-1, 0, 1].map(answer => `${root}, ${how}: ${answer}`)),
  );
  const expected = [...kinds.filter(kind => !kind.endsWith('apart: 0')), 'same centre', 'soon too near', 'too near'];
  expect(Object.keys(seen).sort()).toEqual(expected.sort());
});

/** The whole root of a whole number. */
const rootOf = (n: bigint): bigint => {
  let [low, high] = [0n, n];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle * middle <= n) low = middle;
    else high = middle - 1n;
  }
  return low;
};
const FINE = 10n ** 30n;
/** The normal of a line, times the square of the distance of the centres, in parts of 10 ** 30. */
const fineNormal = ([a, b, by, other, side]: Touching): readonly [bigint, bigint] => {
  const [dx, dy] = [BigInt(b.at.x - a.at.x), BigInt(b.at.y - a.at.y)];
  const turn = BigInt(other * b.radius - by * a.radius);
  const w = BigInt(side) * rootOf((dx * dx + dy * dy - turn * turn) * FINE * FINE);
  return [turn * dx * FINE - w * dy, turn * dy * FINE + w * dx];
};
const at = (x: number, y: number) => ({ x, y });
const disc = (x: number, y: number, radius: number): Round => ({ at: at(x, y), radius, swell: 0 });

test.each<[one: Round, other: Round, x: number, y: number, side: number]>([
  [disc(0, 0, 6), disc(13, 26, 29), 170_223, 33_498, -1],
  [disc(0, 0, 3), disc(12, 17, 14), 142_978, 60_304, -1],
  [disc(0, 0, 7), disc(20, 27, 28), 237_350, 62_658, 1],
  [disc(0, 0, 1), disc(36, 15, 29), 233_536, -100_411, 1],
])('a point that is nearer to a line than doubles can tell: %j %j %i %i', (one, other, x, y, side) => {
  const touching: Touching = [one, other, 1, 1, 1];
  const line = lineTouching(...touching);
  const [nx, ny] = fineNormal(touching);
  const square = BigInt(other.at.x ** 2 + other.at.y ** 2);
  const away = nx * BigInt(x) + ny * BigInt(y) + BigInt(one.radius) * square * FINE;
  expect([away > 0n, away < FINE * square && -away < FINE * square]).toEqual([side > 0, true]);
  expect(line && sideOf(line, disc(x, y, 0), 1)).toBe(side);
});

test.each<[one: Round, other: Round, x: number, y: number, sign: number]>([
  [disc(0, 0, 5), disc(29, 32, 18), 131_401, -224_899, 1],
  [disc(0, 0, 2), disc(40, 6, 26), 130_549, 246_927, 1],
  [disc(0, 0, 3), disc(7, 26, 18), 195_143, -223_878, -1],
  [disc(0, 0, 8), disc(13, 19, 13), 158_241, -169_243, -1],
])('a vector that is nearer to a right angle than doubles can tell: %j %j %i %i', (one, other, x, y, expected) => {
  const touching: Touching = [one, other, 1, 1, 1];
  const line = lineTouching(...touching);
  const [nx, ny] = fineNormal(touching);
  const square = BigInt(other.at.x ** 2 + other.at.y ** 2);
  const ahead = ny * BigInt(x) - nx * BigInt(y);
  expect([ahead > 0n, ahead < FINE * square && -ahead < FINE * square]).toEqual([expected > 0, true]);
  expect(line && aheadOn(line, { x, y })).toBe(expected);
});

test('two discs have four common lines, a disc and a point two; those that lead back are left out', () => {
  const [small, large, corner] = [disc(0, 0, 1), disc(5, 0, 3), disc(5, 0, 0)];
  const lines = (a: Round, b: Round, ahead = { x: 1, y: 0 }) => tangentsOf(a, b, ahead);
  /** The sides of the two discs on which their common lines lie. */
  const sidesOf = (a: Round, b: Round) =>
    lines(a, b).map(line => [a, b].map(round => ([1, -1] as const).filter(by => sideOf(line, round, by) === 0)));
  expect(sidesOf(small, large)).toEqual([
    [[1], [1]],
    [[1], [-1]],
    [[-1], [1]],
    [[-1], [-1]],
  ]);
  expect(sidesOf(small, corner)).toEqual([
    [[1], [1, -1]],
    [[-1], [1, -1]],
  ]);
  expect(lines(corner, corner)).toEqual([]);
  // A corner that swells is a disc.
  expect(lines({ ...disc(0, 0, 0), swell: 1 }, { ...corner, swell: 1 })).toHaveLength(4);
  expect(lines(disc(0, 0, 0), corner, at(0, 1))).toEqual([]);
  // Between two points on a slope there is one line ahead, whatever the direction.
  const [start, end] = [disc(0, 0, 0), disc(3, 4, 0)];
  const normals = [at(3, 4), at(-4, 5), at(-3, -4)].map(ahead =>
    lines(start, end, ahead).map(({ nx, ny }) => [nx, ny]),
  );
  expect(normals).toEqual([[[-0.8, 0.6]], [[-0.8, 0.6]], [[0.8, -0.6]]]);
});
