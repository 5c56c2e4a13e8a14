import type { HalfSpace } from '../front.js';
import { overlapsInSpace } from '../gap.js';
import type { Cylinder, Point3, Solid } from '../solid.js';
import { type Bodies, isFull, levelsOf } from './bodies.js';
import { extent, line, lineAmong, MOST, MOST_CORNERS, places, SAFE, xs, ys } from './lines.js';
import type { SpaceLine } from './question.js';

/** The place of the first circle whose x or y is a number or more, among circles in the order of their x or y. */
const firstFrom = (circles: Float64Array, axis: number, least: number): number => {
  let low = 0;
  let high = circles.length >> 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((circles[4 * middle + axis] as number) < least) low = middle + 1;
    else high = middle;
  }
  return 4 * low;
};

/** Adds the part of a polygon between two places along the line of the centres to the corners: its corners, in any order. */
const layPart = (first: number, end: number, from: number, to: number): number => {
  let count = end;
  let px = xs[end - 1] as number;
  let py = ys[end - 1] as number;
  for (let c = first; c < end; c++) {
    const qx = xs[c] as number;
    const qy = ys[c] as number;
    for (let k = 0; k < 2; k++) {
      const edge = k === 0 ? from : to;
      if (px < edge === qx < edge) continue;
      xs[count] = edge;
      ys[count++] = py + ((edge - px) / (qx - px)) * (qy - py);
    }
    if (qx >= from && qx <= to) {
      xs[count] = qx;
      ys[count++] = qy;
    }
    px = qx;
    py = qy;
  }
  return count;
};

/** True if some corners lie on both sides of the band of lines. */
const spans = (first: number, end: number, wide: number): boolean => {
  let least = 0;
  let most = 0;
  for (let c = first; c < end; c++) {
    least = Math.min(least, ys[c] as number);
    most = Math.max(most, ys[c] as number);
  }
  return least < -wide && most > wide;
};

/** Judges the solids that lines between the tops of two ends could run into, like `firstLook`. */
const judge = (bodies: Bodies, a: Cylinder, b: Cylinder, near: readonly number[]): boolean | undefined => {
  const { low, high, solids, first, cornerX, cornerY, radius } = bodies;
  const { x: ax, y: ay } = a.at;
  const dx = b.at.x - ax;
  const dy = b.at.y - ay;
  const whole = Math.sqrt(dx * dx + dy * dy);
  const ux = dx / whole;
  const uy = dy / whole;
  const wide = Math.max(a.radius, b.radius) + 2 * SAFE;
  const start = a.foot + a.height;
  const rise = b.foot + b.height - start;
  const levels = levelsOf(a, b);
  let count = 0;
  let corners = 0;
  for (const i of near) {
    const lower = low[i] as number;
    const upper = high[i] as number;
    const solid = solids[i] as Solid;
    const begin = first[i] as number;
    const n = (first[i + 1] as number) - begin;
    if (count === MOST || corners + 4 * n > MOST_CORNERS) return undefined;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < n; k++) {
      const kx = (cornerX[begin + k] as number) - ax;
      const ky = (cornerY[begin + k] as number) - ay;
      const x = ux * kx + uy * ky;
      const y = ux * ky - uy * kx;
      xs[corners + k] = x;
      ys[corners + k] = y;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < least) least = y;
      if (y > most) most = y;
    }
    const r = radius[i] as number;
    left -= r;
    right += r;
    least -= r;
    most += r;
    if (least > wide || most < -wide || right < 0 || left > whole) continue;
    const one = start + (rise * Math.max(0, left)) / whole;
    const other = start + (rise * Math.min(whole, right)) / whole;
    if (Math.min(one, other) > upper + SAFE || Math.max(one, other) < lower - SAFE) continue;
    let from = a.radius + SAFE;
    let to = whole - b.radius - SAFE;
    const beside = left < from || right > to;
    if (beside && (overlapsInSpace(solid, a) || overlapsInSpace(solid, b))) continue;
    // A solid that leaves levels free is a wall only as far as the highest line from top to top is too low to pass over it.
    if (!isFull(bodies, i, levels)) {
      if (lower >= levels.bottom || rise === 0) to = from;
      else if (rise > 0) to = Math.min(to, ((upper - SAFE - start) * (whole - b.radius + a.radius)) / rise - a.radius);
      else from = Math.max(from, ((upper - SAFE - start) * (whole + b.radius - a.radius)) / rise + a.radius);
    }
    const place = 4 * count;
    const end = corners + n;
    const entire = left >= from && right <= to;
    places[place] = corners;
    places[place + 1] = end;
    places[place + 2] = entire ? corners : end;
    corners = r === 0 && !entire && from < to ? layPart(corners, end, from, to) : end;
    places[place + 3] = corners;
    if ((entire && least < -wide && most > wide) || spans(end, corners, wide)) return false;
    extent[5 * count] = r;
    extent[5 * count + 1] = left;
    extent[5 * count + 2] = right;
    extent[5 * count + 3] = least;
    extent[5 * count + 4] = most;
    count++;
  }
  return lineAmong(count, whole, a.radius, b.radius);
};

/**
 * A quick verdict by doubles: true if a line between the tops of two cylinders is free, past each solid, above it or below
 * it; false if the solids block every line; undefined where the doubles cannot decide.
 */
export const firstLook = (
  bodies: Bodies,
  a: Cylinder,
  b: Cylinder,
  blocks: ((index: number) => boolean) | undefined,
): boolean | undefined => {
  const { low, high, byX, byY, widest, solids } = bodies;
  const { x: ax, y: ay } = a.at;
  const { x: bx, y: by } = b.at;
  const whole = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  if (whole < a.radius + b.radius + SAFE) return undefined;
  const ux = (bx - ax) / whole;
  const uy = (by - ay) / whole;
  const before = ux * ax + uy * ay;
  const offset = ux * ay - uy * ax;
  const lowest = Math.min(a.foot + a.height, b.foot + b.height);
  const highest = Math.max(a.foot + a.height, b.foot + b.height);
  // Every line between the ends stays in a band around the line of the centres.
  const wide = Math.max(a.radius, b.radius) + 2 * SAFE;
  // Along the axis on which the ends are nearer to each other, fewer circles can meet the band.
  const flat = Math.abs(ux) > Math.abs(uy);
  const circles = flat ? byY : byX;
  const axis = flat ? 1 : 0;
  const end = (flat ? Math.max(ay, by) : Math.max(ax, bx)) + widest + wide;
  let near: number[] | undefined;
  let free = true;
  for (
    let c = firstFrom(circles, axis, (flat ? Math.min(ay, by) : Math.min(ax, bx)) - widest - wide);
    c < circles.length && (circles[c + axis] as number) <= end;
    c += 4
  ) {
    const x = circles[c] as number;
    const y = circles[c + 1] as number;
    const r = (circles[c + 2] as number) + SAFE;
    const off = ux * y - uy * x - offset;
    if (off > r + wide || off < -r - wide) continue;
    const on = ux * x + uy * y - before;
    if (on < -r || on > whole + r) continue;
    const i = circles[c + 3] as number;
    // The line may touch a top or a foot, as everywhere.
    if ((high[i] as number) <= lowest || (low[i] as number) >= highest) continue;
    const solid = solids[i];
    if (solid === a || solid === b || (blocks && !blocks(i))) continue;
    near ??= [];
    near.push(i);
    if (off <= r && off >= -r) free = false;
  }
  if (near && !free) return judge(bodies, a, b, near);
  line[3] = line[4] = 0;
  return true;
};

/** The free line, from top to top, that the last call of `firstLook` found. */
export const lookedLine = (a: Cylinder, b: Cylinder): SpaceLine => {
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y];
  const whole = Math.sqrt(dx * dx + dy * dy);
  const top = ({ at, foot, height }: Cylinder, off: number): Point3 => ({
    x: at.x - (dy / whole) * off,
    y: at.y + (dx / whole) * off,
    z: foot + height,
  });
  return { from: top(a, line[3] as number), to: top(b, line[4] as number) };
};

/**
 * True if a line from top to top, or its part between the two ends, begins and ends in a half space. The higher end of a
 * line can be moved to the side of its cylinder: so far the line runs inside.
 */
export const staysIn = ({ from, to }: SpaceLine, a: Cylinder, b: Cylinder, { at, facing }: HalfSpace): boolean => {
  const ahead = (x: number, y: number): number => (x - at.x) * facing.x + (y - at.y) * facing.y;
  const isIn = (p: Point3, q: Point3, end: Cylinder): boolean => {
    if (ahead(p.x, p.y) >= 0) return true;
    const [dx, dy, ex, ey] = [q.x - p.x, q.y - p.y, p.x - end.at.x, p.y - end.at.y];
    const [square, half] = [dx * dx + dy * dy, dx * ex + dy * ey];
    const inside = Math.max(0, end.radius * end.radius - ex * ex - ey * ey);
    const share = (Math.sqrt(half * half + square * inside) - half) / square;
    const level = p.z + (q.z - p.z) * share;
    return q.z <= p.z && level >= end.foot && ahead(p.x + dx * share, p.y + dy * share) >= 0;
  };
  return isIn(from, to, a) && isIn(to, from, b);
};
