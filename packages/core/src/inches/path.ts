import { compareProducts, type Sign, signOf, squareBetween } from './exact.js';
import { within } from './gap.js';
import { partWithin } from './leg-part.js';
import { coreOf, type Outline, type Point } from './outline.js';
import { gridPoint, nearestWhole, stepsOf } from './place.js';

/** A path of straight legs: its start, its corners and its end. */
export type Path = readonly Point[];

/** The whole part of the square root of a big whole number. */
const rootDown = (n: bigint): bigint => {
  if (n === 0n) return n;
  let guess = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + n / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
};

/**
 * Compares the sum of the square roots of whole numbers with a whole number, exactly. Such a sum is a whole number only if
 * every root is: for any other sum, enough digits of the roots show that it differs from the number.
 */
export const compareRoots = (squares: readonly number[], whole: number): Sign => {
  const roots = squares.map(Math.sqrt);
  const sum = roots.reduce((so, root) => so + root, 0);
  // Each root and each addition is wrong by at most half of this part of the sum.
  if (Math.abs(sum - whole) > sum * Number.EPSILON * (squares.length + 1)) return signOf(sum - whole);
  if (roots.every((root, i) => Number.isInteger(root) && compareProducts(root, root, squares[i] as number, 1) === 0)) {
    return signOf(sum - whole);
  }
  for (let places = 64n; ; places *= 2n) {
    const least = squares.reduce((so, square) => so + rootDown(BigInt(square) << (2n * places)), 0n);
    const target = BigInt(whole) << places;
    if (least >= target) return 1;
    // Each root is less than one unit of the last place above its whole part.
    if (least + BigInt(squares.length) <= target) return -1;
  }
};

const squaresOf = (path: Path): number[] => path.slice(1).map((to, i) => squareBetween(path[i] as Point, to));

/** Compares the length of a path with a whole length, exactly: below 0 the path is shorter, at 0 as long, above 0 longer. */
export const comparePath = (path: Path, length: number): Sign => compareRoots(squaresOf(path), length);

/** The length of a path, rounded up to a whole unit. */
export const pathLength = (path: Path): number => {
  const squares = squaresOf(path);
  const sum = squares.reduce((so, square) => so + Math.sqrt(square), 0);
  let length = Math.max(0, Math.floor(sum) - 1);
  for (const most = length + 3; length < most && compareRoots(squares, length) > 0; ) length++;
  return length;
};

/** The point of a path at a distance from its start, rounded to the grid; the end of the path if the path is shorter. */
export const pointAlong = (path: Path, length: number): Point => {
  let remaining = length;
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as Point;
    const to = path[i] as Point;
    const leg = Math.sqrt(squareBetween(from, to));
    if (remaining < leg) {
      return {
        x: from.x + nearestWhole(((to.x - from.x) * remaining) / leg),
        y: from.y + nearestWhole(((to.y - from.y) * remaining) / leg),
      };
    }
    remaining -= leg;
  }
  return path.at(-1) as Point;
};

/** A grid point of a path. */
export interface PathPoint {
  /** The leg: 0 leads from the start to the first corner. */
  readonly leg: number;
  /** The number of the grid point on the leg, as `gridPoint` counts them. */
  readonly step: number;
  readonly at: Point;
}

/** The part of a path on which a base is within a length of an outline: its first and its last grid point there. */
export interface Stretch {
  readonly from: PathPoint;
  readonly to: PathPoint;
}

/** The greatest distance, in units, of a grid point from its leg, with the errors of doubles included. */
const BESIDE = 1;

/** The first and the last step of a part of a leg, between two steps. */
const stepsIn = (
  { from, to }: { readonly from: number; readonly to: number },
  steps: number,
  least: number,
): readonly [number, number] => [Math.max(least, Math.ceil(from * steps)), Math.min(steps, Math.floor(to * steps))];

/**
 * The parts of a path on which the grid points of a base are within a length of an outline. The base moves from grid
 * point to grid point of each leg.
 */
export const stretchesWithin = (path: Path, radius: number, outline: Outline, length: number): readonly Stretch[] => {
  const found: { from: PathPoint; to: PathPoint }[] = [];
  const core = coreOf(outline);
  const reach = radius + core.radius + length;
  const [start] = path;
  const legs = path.length === 1 && start ? [start] : path.slice(1);
  let open = false;
  legs.forEach((to, leg) => {
    const from = path[leg] as Point;
    const steps = stepsOf(from, to);
    // The end of a leg is the start of the next one.
    const begin = leg === 0 ? 0 : 1;
    if (begin > steps) return;
    // Outlines are convex: all points of a leg that are near enough follow each other, but for the border where rounding decides.
    const whole = steps === 0;
    const [first, last] = whole ? [0, 0] : stepsIn(partWithin(from, to, core, reach + BESIDE), steps, begin);
    const [sure, sureTo] = whole ? [1, 0] : stepsIn(partWithin(from, to, core, reach - BESIDE), steps, begin);
    if (first !== begin) open = false;
    for (let step = first; step <= last; step++) {
      const at = gridPoint(from, to, step);
      const isSure = step >= sure && step <= sureTo;
      if (!isSure && !within({ at, radius }, outline, length)) {
        open = false;
        continue;
      }
      if (!open) found.push({ from: { leg, step, at }, to: { leg, step, at } });
      open = true;
      if (isSure) step = sureTo;
      (found.at(-1) as { to: PathPoint }).to = { leg, step, at: gridPoint(from, to, step) };
    }
    if (last < steps) open = false;
  });
  return found;
};
