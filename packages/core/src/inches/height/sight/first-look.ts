import type { Point } from '../../outline.js';
import { overlapsInSpace } from '../gap.js';
import { type Cylinder, planOf, type Solid } from '../solid.js';
import { type Bodies, isFull, levelsOf } from './bodies.js';

/** A safety margin in units, larger than any error of doubles. */
const SAFE = 1;

/**
 * The number of lines that are tried: from the middle, the left or the right of the one top to the middle, the left or
 * the right of the other.
 */
const LINES = 9;
const ALL = (1 << LINES) - 1;

/**
 * For each line its place across the line of the centres at the one end and at the other. Typed arrays of the module
 * cost less than objects.
 */
const starts: Float64Array = new Float64Array(LINES);
const ends: Float64Array = new Float64Array(LINES);

const lay = (a: number, b: number): void => {
  for (let k = 0; k < LINES; k++) {
    starts[k] = ((k % 3) - 1) * Math.max(0, a - SAFE);
    ends[k] = (Math.floor(k / 3) - 1) * Math.max(0, b - SAFE);
  }
};

/**
 * A quick verdict by doubles: true if one of nine lines between the tops of two cylinders is free, past each
 * solid, above it or below it; false if one solid blocks every line alone; undefined where the doubles cannot decide.
 */
export const firstLook = (
  bodies: Bodies,
  a: Cylinder,
  b: Cylinder,
  blocks: (index: number) => boolean,
): boolean | undefined => {
  const { low, high, x, y, around, solids } = bodies;
  const { x: ax, y: ay } = a.at;
  const dx = b.at.x - ax;
  const dy = b.at.y - ay;
  const whole = Math.sqrt(dx * dx + dy * dy);
  if (whole < a.radius + b.radius + SAFE) return undefined;
  const ux = dx / whole;
  const uy = dy / whole;
  const start = a.foot + a.height;
  const rise = b.foot + b.height - start;
  const lowest = Math.min(start, start + rise);
  const highest = Math.max(start, start + rise);
  // Every line between the ends stays in a band around the line of the centres.
  const wide = Math.max(a.radius, b.radius) + 2 * SAFE;
  const levels = levelsOf(a, b);
  let free = ALL;
  lay(a.radius, b.radius);
  for (let i = 0; i < low.length; i++) {
    const lower = low[i] as number;
    const upper = high[i] as number;
    // The line may touch a top or a foot, as everywhere.
    if (upper <= lowest || lower >= highest) continue;
    const cx = (x[i] as number) - ax;
    const cy = (y[i] as number) - ay;
    const r = (around[i] as number) + SAFE;
    const off = ux * cy - uy * cx;
    if (off > r + wide || off < -r - wide) continue;
    const on = ux * cx + uy * cy;
    if (on < -r || on > whole + r) continue;
    const solid = solids[i] as Solid;
    const plan = planOf(solid);
    let [least, most, near, far] = [off - r, off + r, on - r, on + r];
    // The places along the line of the centres at which the solid reaches farthest to the one side and to the other.
    let [atLeast, atMost] = [on, on];
    if ('corners' in plan) {
      [least, most, near, far] = [Infinity, -Infinity, Infinity, -Infinity];
      for (const corner of plan.corners as readonly Point[]) {
        const kx = corner.x - ax;
        const ky = corner.y - ay;
        const across = ux * ky - uy * kx;
        const along = ux * kx + uy * ky;
        if (across < least) [least, atLeast] = [across, along];
        if (across > most) [most, atMost] = [across, along];
        if (along < near) near = along;
        if (along > far) far = along;
      }
    }
    const from = Math.min(whole, Math.max(0, near)) / whole;
    const to = Math.min(whole, Math.max(0, far)) / whole;
    const first = start + rise * from;
    const last = start + rise * to;
    if (Math.min(first, last) > upper + SAFE || Math.max(first, last) < lower - SAFE) continue;
    let cut = 0;
    for (let k = 0; k < LINES; k++) {
      const one = starts[k] as number;
      const turn = (ends[k] as number) - one;
      const [begin, end] = [one + turn * from, one + turn * to];
      if (least > Math.max(begin, end) + SAFE || most < Math.min(begin, end) - SAFE) continue;
      cut |= 1 << k;
    }
    if ((cut & free) === 0 || !blocks(i)) continue;
    const beside = near < a.radius + SAFE || far > whole - b.radius - SAFE;
    if (beside && (overlapsInSpace(solid, a) || overlapsInSpace(solid, b))) continue;
    if (least < -wide && most > wide) {
      // The solid holds the segment between its two farthest points, which every line between the ends crosses.
      const lean = (atMost - atLeast) / (most - least);
      const [one, other] = [atLeast + lean * (-wide - least), atLeast + lean * (wide - least)];
      const [before, behind] = one < other ? [one, other] : [other, one];
      if (before > a.radius + SAFE && behind < whole - b.radius - SAFE) {
        if (isFull(bodies, i, levels)) return false;
        const steep = rise > 0 ? rise / (whole - b.radius + a.radius) : rise / (whole + b.radius - a.radius);
        const best = start + steep * (rise > 0 ? behind + a.radius : before - a.radius);
        if (lower < levels.bottom && best < upper - SAFE) return false;
      }
    }
    free &= ~cut;
  }
  return free > 0 || undefined;
};
