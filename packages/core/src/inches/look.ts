import { squareBetween } from './exact.js';
import { betweenEnds, type Pair, type Wall } from './free-line.js';
import { coreOf, type Outline } from './outline.js';
import type { Corners, Sides } from './slopes.js';

/** The shapes of a field in flat arrays. */
export interface Flat {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** The first corner of each shape; the next shape's first corner ends it. */
  readonly first: Int32Array;
  readonly radius: Float64Array;
  /** A circle around each shape. */
  readonly middleX: Float64Array;
  readonly middleY: Float64Array;
  readonly around: Float64Array;
  /** 1 for each shape of a single corner, a disc. */
  readonly single: Uint8Array;
  /** Room for the corners of one shape in the frame of a question. */
  readonly along: Float64Array;
  readonly across: Float64Array;
}

export const flatten = (shapes: readonly Outline[]): Flat => {
  const cores = shapes.map(coreOf);
  const corners = cores.flatMap(core => core.corners);
  const middle = (axis: 'x' | 'y'): Float64Array =>
    Float64Array.from(cores, core => {
      const values = core.corners.map(corner => corner[axis]);
      return (Math.min(...values) + Math.max(...values)) / 2;
    });
  const [middleX, middleY] = [middle('x'), middle('y')];
  const first = new Int32Array(shapes.length + 1);
  cores.forEach((core, i) => {
    first[i + 1] = (first[i] ?? 0) + core.corners.length;
  });
  const most = Math.max(0, ...cores.map(core => core.corners.length));
  return {
    along: new Float64Array(most),
    across: new Float64Array(most),
    single: Uint8Array.from(cores, core => (core.corners.length === 1 ? 1 : 0)),
    xs: Float64Array.from(corners, corner => corner.x),
    ys: Float64Array.from(corners, corner => corner.y),
    first,
    radius: Float64Array.from(cores, core => core.radius),
    middleX,
    middleY,
    around: Float64Array.from(cores, (core, i) => {
      const at = { x: middleX[i] as number, y: middleY[i] as number };
      return core.radius + Math.max(...core.corners.map(corner => Math.sqrt(squareBetween(corner, at))));
    }),
  };
};

/** A wall that may stand between the ends of a question, with its corners in their frame. */
export interface Near extends Sides {
  readonly wall: Wall;
  readonly onCentreLine: boolean;
}

/** A safety margin in units, larger than any error of doubles: answers by doubles keep this far away from every border. */
const SAFE = 1;

/**
 * The frame of two ends, with x along the line of the centres from the first to the second, and y across: its place x (0)
 * and y (1), its direction x (2) and y (3), the distance of the centres (4), the width of the band that lines stay in (5),
 * and the largest slope of a line (6). A typed array, because an object would box each number.
 */
type Frame = Float64Array;

/** A frame that no question is using: a new typed array would cost as much as several shapes. */
let spare: Frame | undefined;

const frameOf = ({ a, b, ahead }: Pair): Frame => {
  const whole = Math.sqrt(ahead.x * ahead.x + ahead.y * ahead.y);
  const reach = a.radius + b.radius;
  const frame = spare ?? new Float64Array(7);
  // A question inside this one, asked by the caller's rule, has a frame of its own.
  spare = undefined;
  frame[0] = a.at.x;
  frame[1] = a.at.y;
  frame[2] = ahead.x / whole;
  frame[3] = ahead.y / whole;
  // The distance of the centres.
  frame[4] = whole;
  // Every line between the ends stays in a band: it is at most this far away from the line of the centres.
  frame[5] = Math.max(a.radius, b.radius) + SAFE;
  // The largest slope of a line between the ends.
  frame[6] = reach / Math.sqrt(whole * whole - reach * reach) + 0.001;
  return frame;
};

/**
 * The corners of a wall that a line of a possible slope can touch: on the wall's low side, or on its high side. On both, a
 * chain in the order of the corners begins with the corner that the line of the least slope touches.
 */
const chain = ({ along, across }: Flat, n: number, frame: Frame, radius: number, side: 1 | -1): Corners => {
  if (n === 1) return [along[0] as number, across[0] as number, radius];
  const steep = frame[6] as number;
  let from = 0;
  let to = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (let k = 0; k < n; k++) {
    const x = steep * (along[k] as number);
    const y = across[k] as number;
    if (side * (y + x) < least) {
      least = side * (y + x);
      from = k;
    }
    if (side * (y - x) < most) {
      most = side * (y - x);
      to = k;
    }
  }
  const found: number[] = [];
  for (let k = from; ; k = k + 1 === n ? 0 : k + 1) {
    found.push(along[k] as number, across[k] as number, radius);
    if (k === to) return found;
  }
};

/** The normals of lines that separate a wall from the ends, in the frame; undefined if the wall overlaps an end. */
const partings = (pair: Pair, frame: Frame, wall: Wall): Corners | undefined => {
  const ux = frame[2] as number;
  const uy = frame[3] as number;
  const between = betweenEnds(pair, wall);
  if (!between) return undefined;
  const { after, before } = between;
  return [
    ux * after.x + uy * after.y,
    ux * after.y - uy * after.x,
    ux * before.x + uy * before.y,
    ux * before.y - uy * before.x,
  ];
};

const NONE: Corners = [];

/**
 * A near wall in the frame of the ends: `true` if it blocks every line alone, `undefined` if it blocks none.
 */
const nearWall = (flat: Flat, i: number, frame: Frame, pair: Pair, wall: Wall): Near | true | undefined => {
  const x = frame[0] as number;
  const y = frame[1] as number;
  const ux = frame[2] as number;
  const uy = frame[3] as number;
  const whole = frame[4] as number;
  const wide = frame[5] as number;
  const { xs, ys, along, across } = flat;
  const radius = flat.radius[i] as number;
  const first = flat.first[i] as number;
  const n = (flat.first[i + 1] as number) - first;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let near = Number.POSITIVE_INFINITY;
  let far = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < n; k++) {
    const cx = (xs[first + k] as number) - x;
    const cy = (ys[first + k] as number) - y;
    const on = ux * cx + uy * cy;
    const off = ux * cy - uy * cx;
    along[k] = on;
    across[k] = off;
    if (off < low) low = off;
    if (off > high) high = off;
    if (on < near) near = on;
    if (on > far) far = on;
  }
  low -= radius;
  high += radius;
  near -= radius;
  far += radius;
  const { a, b } = pair;
  if (low > wide || high < -wide || far < -a.radius - SAFE || near > whole + b.radius + SAFE) return undefined;
  let past = NONE;
  if (near < a.radius + SAFE || far > whole - b.radius - SAFE) {
    const found = partings(pair, frame, wall);
    if (!found) return undefined;
    past = found;
  } else if (low < -wide && high > wide) return true;
  // A wall that the line of the centres meets before the first end or beyond the second is no obstacle to it.
  const outside = past !== NONE && ((past[0] as number) < -SAFE || (past[2] as number) < -SAFE);
  return {
    wall,
    past,
    low: low > -wide ? chain(flat, n, frame, radius, 1) : undefined,
    high: high < wide ? chain(flat, n, frame, radius, -1) : undefined,
    onCentreLine: !outside && low < SAFE && high > -SAFE,
  };
};

/**
 * A first answer for a field, by doubles only: one wall that blocks every line alone; or 'free', if the line between
 * the centres is free; or else the walls that may stand between the ends.
 */
export const firstAnswer = (
  flat: Flat,
  pair: Pair,
  wallAt: (index: number) => Wall | undefined,
): Wall | 'free' | readonly Near[] => {
  const { middleX, middleY, around, single } = flat;
  const frame = frameOf(pair);
  const x = frame[0] as number;
  const y = frame[1] as number;
  const ux = frame[2] as number;
  const uy = frame[3] as number;
  const whole = frame[4] as number;
  const wide = frame[5] as number;
  const { a, b } = pair;
  const start = -a.radius - SAFE;
  const end = whole + b.radius + SAFE;
  const found: Near[] = [];
  let free = true;
  for (let i = 0; i < around.length; i++) {
    const cx = (middleX[i] as number) - x;
    const cy = (middleY[i] as number) - y;
    const r = around[i] as number;
    const off = ux * cy - uy * cx;
    if (off > wide + r || off < -wide - r) continue;
    const on = ux * cx + uy * cy;
    if (on < start - r || on > end + r) continue;
    // The ends themselves, and other bases that overlap them, never block.
    const short = r + a.radius - SAFE;
    const long = r + b.radius - SAFE;
    const rest = on - whole;
    if (single[i] === 1 && (on * on + off * off < short * short || rest * rest + off * off < long * long)) continue;
    const wall = wallAt(i);
    if (!wall) continue;
    const near = nearWall(flat, i, frame, pair, wall);
    if (near === undefined) continue;
    if (near === true) {
      spare = frame;
      return wall;
    }
    if (near.onCentreLine) free = false;
    found.push(near);
  }
  spare = frame;
  return free ? 'free' : found;
};
