import type { Point } from '../../outline.js';
import { overlapsInSpace } from '../gap.js';
import { type Cylinder, planOf } from '../solid.js';
import { type Bodies, isFull, levelsOf } from './bodies.js';

/** A distance in units that no error of doubles reaches. */
const SAFE = 1;

/**
 * The verdict of a first look by doubles: true if the line between the middles of the tops of two cylinders is free, past each solid, above it
 * or below it; false if one solid blocks every line alone; undefined where this look cannot tell.
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
  let free = true;
  for (let i = 0; i < low.length; i++) {
    const lower = low[i] as number;
    const upper = high[i] as number;
    // The line may touch a top or a foot, as everywhere.
    if (upper <= lowest || lower >= highest) continue;
    const cx = (x[i] as number) - ax;
    const cy = (y[i] as number) - ay;
    const r = (around[i] as number) + SAFE;
    const off = ux * cy - uy * cx;
    if (off > r || off < -r) continue;
    const on = ux * cx + uy * cy;
    if (on < -r || on > whole + r) continue;
    const solid = solids[i] as Bodies['solids'][number];
    const plan = planOf(solid);
    let [least, most, near, far] = [off - r, off + r, on - r, on + r];
    if ('corners' in plan) {
      [least, most, near, far] = [Infinity, -Infinity, Infinity, -Infinity];
      for (const corner of plan.corners as readonly Point[]) {
        const kx = corner.x - ax;
        const ky = corner.y - ay;
        const across = ux * ky - uy * kx;
        const along = ux * kx + uy * ky;
        if (across < least) least = across;
        if (across > most) most = across;
        if (along < near) near = along;
        if (along > far) far = along;
      }
      if (least > SAFE || most < -SAFE) continue;
    }
    const first = start + (rise * Math.min(whole, Math.max(0, near))) / whole;
    const last = start + (rise * Math.min(whole, Math.max(0, far))) / whole;
    if (Math.min(first, last) > upper + SAFE || Math.max(first, last) < lower - SAFE) continue;
    if (!blocks(i)) continue;
    const beside = near < a.radius + SAFE || far > whole - b.radius - SAFE;
    if (beside && (overlapsInSpace(solid, a) || overlapsInSpace(solid, b))) continue;
    if (!beside && least < -wide && most > wide && isFull(bodies, i, levels)) return false;
    free = false;
  }
  return free || undefined;
};
