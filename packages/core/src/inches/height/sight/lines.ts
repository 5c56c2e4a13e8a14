/*
 * Lines in plan between two discs, past obstacles, by doubles. The frame has x along the line of the centres, from 0 to
 * `whole`. A line is `y = u + (v - u) * x / whole`: u and v are the places where it passes the two centres. Then all lines
 * that pass a point on one side are a half plane of pairs (u, v), and all lines that pass some obstacles on given sides are
 * a convex polygon.
 */

/** A safety margin in units, larger than any error of doubles. */
export const SAFE = 1;

/** The greatest number of obstacles, and of their corners, that doubles judge. */
export const MOST = 15;
export const MOST_CORNERS = 256;

/** The greatest number of obstacles that a line is led round. */
const DEEPEST = 5;

/** Room for the corners of one polygon of lines. */
const ROOM = 64;

/*
 * The obstacles of the question that is being answered, in typed arrays of the module: objects would cost more than the
 * answer.
 */

/** For each obstacle its radius, its least and greatest x, and its least and greatest y. */
export const extent: Float64Array = new Float64Array(5 * MOST);
/**
 * For each obstacle the places of its corners, from and to, and of the corners of its wall: the part that no line runs
 * through. An obstacle without a wall leaves room that is not judged here, such as the room above it.
 */
export const places: Int32Array = new Int32Array(4 * MOST);
export const xs: Float64Array = new Float64Array(MOST_CORNERS);
export const ys: Float64Array = new Float64Array(MOST_CORNERS);

/**
 * The distance of the centres, the greatest u and v of lines that meet both ends for certain, and u and v of the line that
 * is tried.
 */
export const line: Float64Array = new Float64Array(5);
/** A polygon of lines for each depth of the search, and room for one more. */
const us: Float64Array = new Float64Array(ROOM * (DEEPEST + 2));
const vs: Float64Array = new Float64Array(ROOM * (DEEPEST + 2));

/** True unless the line that is tried passes an obstacle at a safe distance. */
const runsInto = (k: number): boolean => {
  const whole = line[0] as number;
  const u = line[3] as number;
  const t = ((line[4] as number) - u) / whole;
  const e = 5 * k;
  const from = u + t * Math.max(0, extent[e + 1] as number);
  const to = u + t * Math.min(whole, extent[e + 2] as number);
  if ((extent[e + 3] as number) > Math.max(from, to) + SAFE) return false;
  if ((extent[e + 4] as number) < Math.min(from, to) - SAFE) return false;
  if ((extent[e] as number) > 0) return true;
  let below = false;
  let above = false;
  for (let c = places[4 * k] as number; c < (places[4 * k + 1] as number); c++) {
    const off = (ys[c] as number) - u - t * (xs[c] as number);
    if (off < SAFE) below = true;
    if (off > -SAFE) above = true;
  }
  return below && above;
};

/** Copies a polygon of n corners. A loop, since `copyWithin` costs more than a few numbers. */
const copy = (from: number, to: number, n: number): void => {
  for (let i = 0; i < n; i++) {
    us[to + i] = us[from + i] as number;
    vs[to + i] = vs[from + i] as number;
  }
};

/**
 * Writes the lines of a polygon that pass an obstacle, or only its wall, on one side, to the next depth. Each corner cuts off
 * a half plane of lines.
 *
 * @returns the number of corners of the new polygon
 */
const besides = (k: number, wall: boolean, depth: number, corners: number, side: 1 | -1): number => {
  const whole = line[0] as number;
  const radius = extent[5 * k] as number;
  const place = 4 * k + (wall ? 2 : 0);
  const at = ROOM * (depth + 1);
  const spare = ROOM * (DEEPEST + 1);
  let n = corners;
  copy(at - ROOM, at, n);
  for (let c = places[place] as number; c < (places[place + 1] as number) && n < ROOM; c++) {
    const beta = (side * (xs[c] as number)) / whole;
    const alpha = side - beta;
    const most = side * (ys[c] as number) - radius + SAFE;
    let out = 0;
    for (let i = at; i < at + n; i++) if (alpha * (us[i] as number) + beta * (vs[i] as number) > most) out++;
    if (out === 0) continue;
    if (out === n) return 0;
    let end = spare;
    let pu = us[at + n - 1] as number;
    let pv = vs[at + n - 1] as number;
    let before = alpha * pu + beta * pv - most;
    for (let i = at; i < at + n; i++) {
      const qu = us[i] as number;
      const qv = vs[i] as number;
      const here = alpha * qu + beta * qv - most;
      if (here > 0 !== before > 0) {
        const part = before / (before - here);
        us[end] = pu + part * (qu - pu);
        vs[end++] = pv + part * (qv - pv);
      }
      if (here <= 0) {
        us[end] = qu;
        vs[end++] = qv;
      }
      pu = qu;
      pv = qv;
      before = here;
    }
    n = end - spare;
    copy(spare, at, n);
  }
  return n;
};

/**
 * True if a line of a polygon is free, false if none is, undefined if doubles cannot tell. The line in the middle is tried. An
 * obstacle that it runs into leaves the lines on its one side and those on its other side.
 *
 * @param used a bit for each wall that the polygon passes already, then one for each obstacle
 */
const lineIn = (count: number, depth: number, n: number, used: number): boolean | undefined => {
  const at = ROOM * depth;
  let u = 0;
  let v = 0;
  for (let i = at; i < at + n; i++) {
    u += us[i] as number;
    v += vs[i] as number;
  }
  const [a, b] = [line[1] as number, line[2] as number];
  line[3] = Math.min(a, Math.max(-a, u / n));
  line[4] = Math.min(b, Math.max(-b, v / n));
  let found = -1;
  let closed = false;
  for (let k = 0; k < count && !closed; k++) {
    const wall = (used & (1 << k)) === 0 && (places[4 * k + 2] as number) < (places[4 * k + 3] as number);
    if ((found >= 0 && !wall) || !runsInto(k)) continue;
    found = k;
    closed = wall;
  }
  if (found < 0) return true;
  const bit = 1 << (closed ? found : found + MOST);
  if (depth === DEEPEST || (used & bit) !== 0) return undefined;
  let verdict: false | undefined = closed ? false : undefined;
  for (let k = 0; k < 2; k++) {
    const left = besides(found, closed, depth, n, k === 0 ? 1 : -1);
    if (left === 0) continue;
    const some = left < ROOM ? lineIn(count, depth + 1, left, used | bit) : undefined;
    if (some) return true;
    if (some === undefined) verdict = undefined;
  }
  return verdict;
};

/** Looks for a line past some obstacles between discs of the radii a and b. Undefined where doubles cannot tell. */
export const lineAmong = (count: number, whole: number, a: number, b: number): boolean | undefined => {
  const reach = a + b;
  // The steepest line between the ends touches both, and crosses the line of the centres.
  const steep = whole / Math.sqrt(whole * whole - reach * reach);
  line[0] = whole;
  line[1] = Math.max(0, a - SAFE);
  line[2] = Math.max(0, b - SAFE);
  for (let k = 0; k < 4; k++) {
    us[k] = (k === 1 || k === 2 ? 1 : -1) * (a * steep + SAFE);
    vs[k] = (k > 1 ? 1 : -1) * (b * steep + SAFE);
  }
  return lineIn(count, 0, 4, 0);
};
