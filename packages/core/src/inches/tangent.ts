import { type Sign, signOf, signOfSum } from './exact.js';
import type { Point } from './outline.js';

/*
 * Lines that touch two discs, and exact answers about them.
 *
 * Let D lead from the centre of the first disc to the centre of the second, L be its squared length, and s and t be the
 * wanted distances of the centres from the line, with their signs: plus or minus the radii. Then the normal of the line is
 * ((t - s) D ± w D') / L, where D' is D turned by a right angle and w = √(L - (t - s)²). So the distance of any grid point
 * from the line, and the part of any grid vector along the line, are (a + b w) / L for whole a and b: `signOfSum` knows
 * their signs exactly, although the points where the line touches the discs are irrational.
 *
 * Where touching blocks, a free line must keep clear of borders. Such a line exists exactly if a line exists that may
 * touch borders once all blockers are larger and both ends smaller by the same ε, for every ε that is small enough: the
 * `swell` of a disc is 1, -1 or 0 times ε. No number is chosen for ε. A sign at ε is the sign of the value at zero or,
 * where that is zero, of its first derivative, or of the second.
 */

/** A disc, or a corner of a shape with its radius. */
export interface Round {
  readonly at: Point;
  readonly radius: number;
  /** The change of the radius by ε: 0 where touching is allowed. */
  readonly swell: number;
}

/** A line with a direction, rounded. */
export interface RoundedLine {
  /** The normal, of length 1: to the right of the direction in a picture. */
  readonly nx: number;
  readonly ny: number;
  /** A point of the grid, and its distance from the line: above 0 on the side of the normal. */
  readonly at: Point;
  readonly offset: number;
}

/** A line with a direction that touches two discs. */
export interface Line extends RoundedLine {
  /** The exact parts: see the top of the file. */
  readonly exact: {
    readonly dx: number;
    readonly dy: number;
    readonly square: number;
    /** t - s, and its change by ε. */
    readonly turn: number;
    readonly swelling: number;
    /** The sign before the root, and the number below the root. */
    readonly side: number;
    readonly root: number;
    /** The change of `offset` by ε. */
    readonly swell: number;
  };
}

/** Rounded values of at least this size have the right sign: their errors are below 1e-8. */
const SURE = 1e-6;

/** The sign of `plain + times * w`, where `plain` changes by `swell` with ε. All is exact. */
const signAt = ({ exact }: Line, plain: readonly number[][], swell: readonly number[][], times: number): Sign => {
  const { turn, swelling, root } = exact;
  if (root > 0) {
    const near = signOfSum(plain, [[times]], root) || signOfSum([[-times, turn, swelling]], swell, root);
    // With both at zero, the second derivative has the sign of -times, unless the value is zero for every ε.
    return near || (swelling === 0 ? 0 : signOf(-times));
  }
  // The root is zero, and grows faster than ε if it grows at all.
  return signOfSum(plain) || (swelling === 0 ? 0 : signOf(times)) || signOfSum(swell);
};

/** The sign of the distance of a disc's centre from a line, less `by` radii of the disc. */
export const sideOf = (line: Line, { at, radius, swell }: Round, by: 1 | -1): Sign => {
  const [ex, ey] = [at.x - line.at.x, at.y - line.at.y];
  const rough = line.nx * ex + line.ny * ey + line.offset - by * radius;
  if (rough > SURE) return 1;
  if (rough < -SURE) return -1;
  const { dx, dy, square, turn, swelling, side, swell: own } = line.exact;
  const along = dx * ex + dy * ey;
  return signAt(
    line,
    [
      [turn, along],
      [line.offset - by * radius, square],
    ],
    [
      [swelling, along],
      [own - by * swell, square],
    ],
    side * (dx * ey - dy * ex),
  );
};

/** The sign of the part of a vector along the direction of a line. */
export const aheadOn = (line: Line, { x, y }: Point): Sign => {
  const rough = line.ny * x - line.nx * y;
  if (rough > SURE) return 1;
  if (rough < -SURE) return -1;
  const { dx, dy, turn, swelling, side } = line.exact;
  const across = dx * y - dy * x;
  return signAt(line, [[-turn, across]], [[-swelling, across]], side * (dx * x + dy * y));
};

/**
 * The line whose distance is `by` radii from the centre of the first disc and `other` radii from the centre of the
 * second, if there is one.
 */
export const lineTouching = (a: Round, b: Round, by: number, other: number, side: number): Line | undefined => {
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y];
  const square = dx * dx + dy * dy;
  const turn = other * b.radius - by * a.radius;
  const swelling = other * b.swell - by * a.swell;
  const root = square - turn * turn;
  if (square === 0 || root < 0 || (root === 0 && turn * swelling > 0)) return undefined;
  const w = side * Math.sqrt(root);
  return {
    nx: (turn * dx - w * dy) / square,
    ny: (turn * dy + w * dx) / square,
    at: a.at,
    offset: by * a.radius,
    exact: { dx, dy, square, turn, swelling, side, root, swell: by * a.swell },
  };
};

/** The lines that touch two discs; lines that lead backwards, seen in a direction, are left out. */
export const tangentsOf = (a: Round, b: Round, ahead: Point): readonly Line[] => {
  const found: Line[] = [];
  const sides = (round: Round): readonly number[] => (round.radius === 0 && round.swell === 0 ? [1] : [1, -1]);
  for (const by of sides(a)) {
    for (const other of sides(b)) {
      for (const side of [1, -1]) {
        const line = lineTouching(a, b, by, other, side);
        if (line && line.ny * ahead.x - line.nx * ahead.y > 0) found.push(line);
      }
    }
  }
  return found;
};
