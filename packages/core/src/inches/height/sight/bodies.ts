import { overlaps } from '../../gap.js';
import { coreOf } from '../../outline.js';
import { overlapsInSpace } from '../gap.js';
import { type Cylinder, footOf, planOf, type Solid, topOf } from '../solid.js';

/** The levels of two ends: lines between them stay between the lowest and the highest one. */
export interface Levels {
  readonly bottom: number;
  readonly top: number;
  readonly lowerTop: number;
  readonly higherFoot: number;
}

export const levelsOf = (a: Cylinder, b: Cylinder): Levels => {
  const [one, other] = [a.foot + a.height, b.foot + b.height];
  return {
    bottom: Math.min(a.foot, b.foot),
    top: Math.max(one, other),
    lowerTop: Math.min(one, other),
    higherFoot: Math.max(a.foot, b.foot),
  };
};

/** The solids of a field in flat arrays. */
export interface Bodies {
  readonly solids: readonly Solid[];
  /** The lower end of each solid: one unit lower if it stands on the table or on another solid, so that no line runs between. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** A circle around each solid. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly around: Float64Array;
  /** The same circles in the order of their x, and in the order of their y: x, y, radius and number of each. */
  readonly byX: Float64Array;
  readonly byY: Float64Array;
  /** The radius of the largest circle. */
  readonly widest: number;
  /** The corners of all solids, the first corner of each solid, and its radius. The next solid's first corner ends it. */
  readonly cornerX: Float64Array;
  readonly cornerY: Float64Array;
  readonly first: Int32Array;
  readonly radius: Float64Array;
}

/** The lower end of a solid for sight. A solid without height has no inside: it is given no levels. */
const lowOf = (solid: Solid, solids: readonly Solid[]): number => {
  const foot = footOf(solid);
  if (foot >= topOf(solid)) return Number.POSITIVE_INFINITY;
  const stands = foot === 0 || solids.some(other => topOf(other) === foot && overlaps(planOf(other), planOf(solid)));
  return stands ? foot - 1 : foot;
};

export const bodiesOf = (solids: readonly Solid[]): Bodies => {
  const cores = solids.map(solid => coreOf(planOf(solid)));
  const points = cores.flatMap(({ corners }) => corners);
  const first = new Int32Array(solids.length + 1);
  const circles = cores.map(({ corners, radius }, i) => {
    first[i + 1] = (first[i] as number) + corners.length;
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
    const squares = corners.map(corner => (corner.x - x) * (corner.x - x) + (corner.y - y) * (corner.y - y));
    return { x, y, around: radius + Math.sqrt(Math.max(...squares)) };
  });
  const sorted = (axis: 'x' | 'y'): Float64Array =>
    Float64Array.from(
      circles
        .map(({ x, y, around }, index) => ({ x, y, around, index }))
        .sort((one, other) => one[axis] - other[axis])
        .flatMap(({ x, y, around, index }) => [x, y, around, index]),
    );
  return {
    solids,
    byX: sorted('x'),
    byY: sorted('y'),
    widest: Math.max(0, ...circles.map(({ around }) => around)),
    low: Float64Array.from(solids, solid => lowOf(solid, solids)),
    high: Float64Array.from(solids, topOf),
    x: Float64Array.from(circles, ({ x }) => x),
    y: Float64Array.from(circles, ({ y }) => y),
    around: Float64Array.from(circles, ({ around }) => around),
    cornerX: Float64Array.from(points, ({ x }) => x),
    cornerY: Float64Array.from(points, ({ y }) => y),
    first,
    radius: Float64Array.from(cores, ({ radius }) => radius),
  };
};

/** True if lines between some levels can pass over a solid. At equal levels, they can touch it. */
export const canPassOver = (high: number, { top, lowerTop }: Levels): boolean => high < top || high <= lowerTop;
export const canPassUnder = (low: number, { bottom }: Levels): boolean => low >= bottom;

/** True if a solid covers all levels of the lines between two ends, so that these lines can only go round it. */
export const isFull = ({ low, high }: Bodies, i: number, levels: Levels): boolean =>
  (low[i] as number) < levels.top && !canPassOver(high[i] as number, levels) && !canPassUnder(low[i] as number, levels);

/** A solid that may stand in the way, and the sides on which a line between the ends can pass it. */
export interface Near {
  readonly index: number;
  readonly solid: Solid;
  readonly low: number;
  readonly high: number;
  readonly over: boolean;
  readonly under: boolean;
  /** True if it lies above or below an end, at least partly. */
  readonly atEnd: boolean;
}

const NONE: readonly Near[] = [];

/**
 * The solids that may stand in the way of lines between two ends.
 *
 * @param full true for the solids that lines can only go round, false for the other ones
 */
export const nearBodies = (
  bodies: Bodies,
  a: Cylinder,
  b: Cylinder,
  levels: Levels,
  blocks: (index: number) => boolean,
  full: boolean,
): readonly Near[] => {
  const { low, high, x, y, around, solids } = bodies;
  const { bottom, top } = levels;
  const { x: ax, y: ay } = a.at;
  const dx = b.at.x - ax;
  const dy = b.at.y - ay;
  const whole = Math.sqrt(dx * dx + dy * dy);
  const ux = whole > 0 ? dx / whole : 1;
  const uy = whole > 0 ? dy / whole : 0;
  // One unit more than any line needs, so that the errors of doubles do not matter.
  const wide = Math.max(a.radius, b.radius) + 1;
  let found: Near[] | undefined;
  for (let i = 0; i < low.length; i++) {
    const lower = low[i] as number;
    const upper = high[i] as number;
    if (upper <= bottom || lower >= top) continue;
    const cx = (x[i] as number) - ax;
    const cy = (y[i] as number) - ay;
    const r = (around[i] as number) + wide;
    const off = ux * cy - uy * cx;
    if (off > r || off < -r) continue;
    const on = ux * cx + uy * cy;
    if (on < -r || on > whole + r) continue;
    const over = canPassOver(upper, levels);
    const under = canPassUnder(lower, levels);
    if ((over || under) === full) continue;
    if (!blocks(i)) continue;
    const solid = solids[i] as Solid;
    const beside = on < r || on > whole - r;
    if (beside && (overlapsInSpace(solid, a) || overlapsInSpace(solid, b))) continue;
    const plan = planOf(solid);
    const atEnd = beside && (overlaps(plan, a) || overlaps(plan, b));
    found ??= [];
    found.push({ index: i, solid, low: lower, high: upper, over, under, atEnd });
  }
  return found ?? NONE;
};
