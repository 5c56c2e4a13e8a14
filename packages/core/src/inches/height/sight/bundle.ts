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

/**
 * The part of a line that was asked for last: from and to. A typed array of the module, because an object would cost more
 * than the answer.
 */
const span: Float64Array = new Float64Array(2);

/** True if the line `y = c + t * x` runs through an obstacle, in the part `span`. */
const through = ({ xs, ys, radius }: Obstacle, c: number, t: number): boolean => {
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

/** Writes the part in which all lines of a bundle run inside an obstacle to `span`; false if there is no such part. */
const inside = (obstacle: Obstacle, far: number, u0: number, u1: number, v0: number, v1: number): boolean => {
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  const wider = far > 0 ? SLACK : 0;
  for (let corner = 0; corner < 4; corner++) {
    const u = corner === 0 || corner === 3 ? u0 - SLACK : u1 + SLACK;
    const v = corner === 0 || corner === 2 ? v0 - wider : v1 + wider;
    if (!through(obstacle, u, far > 0 ? (v - u) / far : v)) return false;
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

/** Narrows `span` to the part in which some line of a bundle stays in the half space of a question. */
const clip = ({ far, part }: Question, u0: number, u1: number, v0: number, v1: number): boolean => {
  if (!part) return true;
  const [from, to] = [span[0] as number, span[1] as number];
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    const u = corner < 2 ? u0 : u1;
    const v = corner % 2 === 0 ? v0 : v1;
    const t = far > 0 ? (v - u) / far : v;
    const slope = part.x + part.y * t;
    const level = part.least - part.y * u - SLACK;
    const [atFrom, atTo] = [slope * from - level, slope * to - level];
    if (atFrom < 0 && atTo < 0) continue;
    least = Math.min(least, atFrom >= 0 ? from : Math.min(to, level / slope));
    most = Math.max(most, atTo >= 0 ? to : Math.max(from, level / slope));
  }
  span[0] = least;
  span[1] = most;
  return least <= most;
};

/** Writes a part that holds the part of each line of a bundle in an end to `span`; false if all miss the end. */
const across = (
  question: Question,
  { x, y, radius }: Side,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
): boolean => {
  const { far } = question;
  const t0 = far > 0 ? (v0 - u1) / far : v0;
  const t1 = far > 0 ? (v1 - u0) / far : v1;
  let off0 = Number.POSITIVE_INFINITY;
  let off1 = Number.NEGATIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    const u = corner < 2 ? u0 : u1;
    const v = corner % 2 === 0 ? v0 : v1;
    const off = y - u - (far > 0 ? (v - u) / far : v) * x;
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
  return clip(question, u0, u1, v0, v1);
};

/**
 * Writes the parts of all lines of a bundle: for each obstacle the part in which every line runs inside it, for the two
 * ends a part that holds the part of each line. False if no line leads from the first end to the second, or if all run
 * into an obstacle that they could only go round.
 */
export const partsOf = (
  question: Question,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  parts: Float64Array,
): boolean => {
  const { a, b, obstacles, far, apart } = question;
  const n = 2 * obstacles.length;
  if (!across(question, a, u0, u1, v0, v1)) return false;
  parts[n] = span[0] as number;
  const aTo = span[1] as number;
  parts[n + 1] = aTo;
  if (!across(question, b, u0, u1, v0, v1)) return false;
  const bFrom = span[0] as number;
  parts[n + 2] = bFrom;
  parts[n + 3] = span[1] as number;
  if (apart && (parts[n] as number) > (span[1] as number)) return false;
  for (let i = 0; i < obstacles.length; i++) {
    const obstacle = obstacles[i] as Obstacle;
    const blocks =
      inside(obstacle, far, u0, u1, v0, v1) &&
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
