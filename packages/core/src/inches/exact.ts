import { GameError } from '../match/errors.js';
import type { Point } from './outline.js';

/*
 * Exact comparisons. Coordinates are whole and at most LIMIT in size, so the products of two differences, and with them
 * squared distances and orientations, are whole numbers below 2^53: doubles hold them exactly, and no library for robust
 * orientation is needed. Larger products are compared as doubles first, with a bound on the error. Where the bound does
 * not decide, BigInt does.
 */

export type Sign = -1 | 0 | 1;

/** The largest size of a coordinate or length: about 103". */
export const LIMIT = 262_144;

/** An upper bound, with a wide margin, of the relative error of a sum of a few products of doubles. */
const ERROR = 1e-14;

/** Throws GameError for a value that is not a whole number: a fraction, infinity or NaN. */
const offTheGrid = (value: number): never => {
  throw new GameError(`off the grid: ${value} is not a whole number of units`);
};

const big = (n: number): bigint => (Number.isInteger(n) ? BigInt(n) : offTheGrid(n));

/** The sign of a number. Throws a GameError for NaN. */
export const signOf = (n: number): Sign => (n < 0 ? -1 : n > 0 ? 1 : n === 0 ? 0 : offTheGrid(n));

const signOfBig = (n: bigint): Sign => (n < 0n ? -1 : n > 0n ? 1 : 0);

/** The square of the distance between two points. */
export const squareBetween = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/**
 * Twice the area of the triangle a, b, c. Above zero, the turn from the direction of x to the direction of y is also the
 * turn at b: clockwise in a picture, where y grows downwards. At zero the three points are on one line.
 */
export const orientation = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/**
 * The sign of a sum of a few products, computed in doubles; 0 if only exact numbers can tell. `size` is the sum of the sizes of the terms,
 * or more.
 */
export const roughSign = (value: number, size: number): Sign => (Math.abs(value) > size * ERROR ? signOf(value) : 0);

/** The sign of `a * b - c * d`, exactly. Rounding never swaps two products, so doubles decide unless both become the same one. */
export const compareProducts = (a: number, b: number, c: number, d: number): Sign =>
  signOf(a * b - c * d) || signOfBig(big(a) * big(b) - big(c) * big(d));

/** A sum of products of whole numbers: the numbers of each inner list are multiplied. */
export type Sum = readonly (readonly number[])[];

const exactSum = (sum: Sum): bigint =>
  sum.reduce((total, factors) => total + factors.reduce((product, factor) => product * big(factor), 1n), 0n);

/** The sign of `a + b * √root`, exactly; the root is not below zero. */
const signWithRoot = (a: bigint, b: bigint, root: bigint): Sign => {
  const [first, second] = [signOfBig(a), signOfBig(b)];
  if (first === second) return first;
  // The two parts have different signs, or one of them is zero: the one with the larger square decides.
  const larger = signOfBig(a * a - b * b * root);
  return larger < 0 ? second : larger > 0 ? first : 0;
};

/**
 * The sign of `plain + times * √root`, exactly. The numbers are whole, and the root is not below zero. Doubles decide
 * unless the value is nearly zero compared with the largest of its terms.
 */
export const signOfSum = (plain: Sum, times: Sum = [], root = 0): Sign => {
  const rootValue = Math.sqrt(root);
  let value = 0;
  let size = 0;
  for (const [sum, by] of [[plain, 1], [times, rootValue]] as const) // biome-ignore format: a pair each
    for (const factors of sum) {
      const product = factors.reduce((so, factor) => so * factor, by);
      value += product;
      size += Math.abs(product);
    }
  return roughSign(value, size) || signWithRoot(exactSum(plain), exactSum(times), big(root));
};

/** The least whole number whose square is at least `n`, for a whole n below 2^52. */
export const rootUp = (n: number): number => {
  // The square root is exact to the last bit, so it is off by less than one.
  const root = Math.floor(Math.sqrt(n));
  return root * root < n ? root + 1 : root;
};

/** The distance between two points, rounded up to a whole unit. */
export const distance = (a: Point, b: Point): number => rootUp(squareBetween(a, b));

/**
 * Compares the distance of a point from a leg with a length: below 0 the point is nearer, at 0 it is exactly as far, above
 * 0 it is farther away. The ends of the leg may be the same point.
 */
export const compareToLeg = (from: Point, to: Point, at: Point, length: number): Sign => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const cx = at.x - from.x;
  const cy = at.y - from.y;
  const along = dx * cx + dy * cy;
  const square = dx * dx + dy * dy;
  // The nearest point of the leg is its start, its end, or the foot of the perpendicular.
  if (along <= 0) return signOf(cx * cx + cy * cy - length * length);
  if (along >= square) return signOf(squareBetween(to, at) - length * length);
  const across = dx * cy - dy * cx;
  return compareProducts(across, across, length * length, square);
};
