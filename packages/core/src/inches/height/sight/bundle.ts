import type { End, Hurdle, Upright } from './upright.js';

/*
 * Bundles of straight lines in plan, in a frame of the question. A line is `y = c + t * x`. Two numbers u and v, each from
 * one value to another, make a bundle: between ends that are far apart, u and v are the places y where the line passes the
 * centres of the first and of the second end; between ends that are near, u is c and v is t. In both cases y at a fixed x
 * is linear in u and v, so between the four lines of the extreme values all others pass. As obstacles are convex, all
 * lines of the bundle run inside an obstacle wherever these four do.
 */

/** An obstacle in the frame of a question. A single corner with a radius is a disc. */
export interface Obstacle extends Hurdle {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly radius: number;
  /** True if the obstacle shares levels with an end: then it lies wholly before this end or wholly behind it on every line. */
  readonly besideA: boolean;
  readonly besideB: boolean;
  /** True if only the part of a line behind the first end counts, or only the part before the second one. */
  readonly behindA: boolean;
  readonly beforeB: boolean;
}

/** An end of a question in its frame. */
interface Side extends End {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A question of sight in a frame in which lines lead from the first end to the second with growing x. */
export interface Question extends Upright {
  readonly a: Side;
  readonly b: Side;
  readonly obstacles: readonly Obstacle[];
  /** The distance of the centres of ends that are far apart; 0 for ends that are near. */
  readonly far: number;
  /** True if the ends do not overlap in plan: then the first must come before the second on a line. */
  readonly apart: boolean;
  /** The half space that the line must stay in: `x * part.x + y * part.y >= part.least`. */
  readonly part: { readonly x: number; readonly y: number; readonly least: number } | undefined;
}

/** The greatest depth at which a free line may run through a solid: 1/100,000,000 mm. Errors of doubles stay far below. */
export const SLACK = 1e-6;

/** The farthest that a line may leave its half space: 1/100,000 mm, so that the search finds lines to an end that only touches it. */
const GRAZE = 1e-3;

/*
 * The bundle that is judged, and the part of a line that was asked for last. Typed arrays of the module, because numbers that
 * functions hand on, and objects, would cost more than the answer.
 */

/** The bundle that `partsOf` judges: u from and to, v from and to. */
export const bundle: Float64Array = new Float64Array(4);
/** The slopes of its extreme lines: for u from with v from and to, then for u to. */
const slopes: Float64Array = new Float64Array(4);
/** The extreme lines of a bundle that is wider by the slack: c and t of each. */
const lines: Float64Array = new Float64Array(8);
/** A part of a line, from and to. */
const span: Float64Array = new Float64Array(2);

/** Computes the extreme lines of the bundle. */
const layLines = (far: number): void => {
  const wider = far > 0 ? SLACK : 0;
  for (let corner = 0; corner < 4; corner++) {
    const [left, right] = [corner < 2 ? 0 : 1, corner % 2 === 0 ? 2 : 3];
    const v = bundle[right] as number;
    slopes[corner] = far > 0 ? (v - (bundle[left] as number)) / far : v;
    const u = corner === 0 || corner === 3 ? (bundle[0] as number) - SLACK : (bundle[1] as number) + SLACK;
    const wide = corner === 0 || corner === 2 ? (bundle[2] as number) - wider : (bundle[3] as number) + wider;
    lines[2 * corner] = u;
    lines[2 * corner + 1] = far > 0 ? (wide - u) / far : wide;
  }
};

/** True if the extreme line `y = c + t * x` of a number runs through an obstacle, in the part `span`. */
const through = ({ xs, ys, radius }: Obstacle, line: number): boolean => {
  const c = lines[2 * line] as number;
  const t = lines[2 * line + 1] as number;
  if (xs.length === 1) {
    const x = xs[0] as number;
    const off = (ys[0] as number) - c - t * x;
    const k = 1 + t * t;
    const root = k * radius * radius - off * off;
    if (root <= 0) return false;
    const half = Math.sqrt(root);
    span[0] = x + (t * off - half) / k;
    span[1] = x + (t * off + half) / k;
    return true;
  }
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  let j = xs.length - 1;
  let before = (ys[j] as number) - c - t * (xs[j] as number);
  for (let k = 0; k < xs.length; k++) {
    const here = (ys[k] as number) - c - t * (xs[k] as number);
    if (here >= 0 !== before >= 0) {
      const x = (xs[k] as number) + (((xs[j] as number) - (xs[k] as number)) * here) / (here - before);
      if (x < from) from = x;
      if (x > to) to = x;
    }
    before = here;
    j = k;
  }
  span[0] = from;
  span[1] = to;
  return from < to;
};

/** Writes the part in which all lines of the bundle run inside an obstacle to `span`; false if there is no such part. */
const inside = (obstacle: Obstacle, far: number): boolean => {
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    if (!through(obstacle, corner)) return false;
    const from = span[0] as number;
    const to = span[1] as number;
    if (from > least) least = from;
    if (to < most) most = to;
    if (!(least < most)) return false;
    // Where u and v count alike, the first two lines are the outermost.
    if (corner === 1 && least >= 0 && (far === 0 || most <= far)) break;
  }
  span[0] = least;
  span[1] = most;
  return true;
};

/** Narrows `span` to the part in which some line of the bundle stays in the half space of a question. */
const clip = ({ part }: Question): boolean => {
  if (!part) return true;
  const [from, to] = [span[0] as number, span[1] as number];
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    const u = bundle[corner < 2 ? 0 : 1] as number;
    const slope = part.x + part.y * (slopes[corner] as number);
    const level = part.least - part.y * u - GRAZE;
    const [atFrom, atTo] = [slope * from - level, slope * to - level];
    if (atFrom < 0 && atTo < 0) continue;
    least = Math.min(least, atFrom >= 0 ? from : Math.min(to, level / slope));
    most = Math.max(most, atTo >= 0 ? to : Math.max(from, level / slope));
  }
  span[0] = least;
  span[1] = most;
  return least <= most;
};

/** Writes a part that holds the part of each line of the bundle in an end to `span`; false if all miss the end. */
const across = (question: Question, { x, y, radius }: Side): boolean => {
  // The least slope of a line, and the greatest one.
  const t0 = question.far > 0 ? (slopes[2] as number) : (bundle[2] as number);
  const t1 = question.far > 0 ? (slopes[1] as number) : (bundle[3] as number);
  let off0 = Number.POSITIVE_INFINITY;
  let off1 = Number.NEGATIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    const off = y - (bundle[corner < 2 ? 0 : 1] as number) - (slopes[corner] as number) * x;
    if (off < off0) off0 = off;
    if (off > off1) off1 = off;
  }
  const near = off0 > 0 ? off0 : off1 < 0 ? off1 : 0;
  const k0 = 1 + (t0 > 0 ? t0 * t0 : t1 < 0 ? t1 * t1 : 0);
  const k1 = 1 + Math.max(t0 * t0, t1 * t1);
  if (Math.abs(near) > radius * Math.sqrt(k1) + SLACK) return false;
  const half = Math.sqrt(Math.max(0, k1 * radius * radius - near * near));
  const [one, two, three, four] = [t0 * off0, t0 * off1, t1 * off0, t1 * off1];
  const low = Math.min(one, two, three, four) - half;
  const high = Math.max(one, two, three, four) + half;
  span[0] = x + low / (low < 0 ? k0 : k1);
  span[1] = x + high / (high > 0 ? k0 : k1);
  return clip(question);
};

/**
 * Writes the parts of all lines of the bundle: for each obstacle the part in which every line runs inside it, for the two
 * ends a part that holds the part of each line. False if no line leads from the first end to the second, or if all run
 * into an obstacle that they could only go round.
 */
export const partsOf = (question: Question, parts: Float64Array): boolean => {
  const { a, b, obstacles, far, apart } = question;
  const n = 2 * obstacles.length;
  layLines(far);
  if (!across(question, a)) return false;
  parts[n] = span[0] as number;
  const aTo = span[1] as number;
  parts[n + 1] = aTo;
  if (!across(question, b)) return false;
  const bFrom = span[0] as number;
  parts[n + 2] = bFrom;
  parts[n + 3] = span[1] as number;
  if (apart && (parts[n] as number) > (span[1] as number)) return false;
  for (let i = 0; i < obstacles.length; i++) {
    const obstacle = obstacles[i] as Obstacle;
    const blocks =
      inside(obstacle, far) &&
      !(obstacle.besideA && (span[1] as number) <= aTo) &&
      !(obstacle.besideB && (span[0] as number) >= bFrom);
    if (blocks && obstacle.behindA && (span[0] as number) < aTo) span[0] = aTo;
    if (blocks && obstacle.beforeB && (span[1] as number) > bFrom) span[1] = bFrom;
    // A part that ends before it begins is none for the upright plane.
    if (blocks && !obstacle.over && !obstacle.under) return false;
    parts[2 * i] = blocks ? (span[0] as number) : 0;
    parts[2 * i + 1] = blocks ? (span[1] as number) : 0;
  }
  return true;
};
