import type { Hex } from './hex.js';
import { distance, everyDirection, neighbour } from './hex.js';

/**
 * A straight line of `distance(from, to) + 1` hexes, both ends included, each the neighbour of the one before: the
 * hexes that hold the points which cut the segment between the centres into equal steps.
 *
 * A point on the border of two hexes counts to the hex with the smaller `q`, then the smaller `r`. This choice depends
 * on the point alone, so `line(b, a)` is always `line(a, b)` backwards.
 */
export const line = (from: Hex, to: Hex): Hex[] => {
  const dq = to.q - from.q;
  const dr = to.r - from.r;
  const steps = distance(from, to);
  // One of the three cube coordinates changes by a whole step each time (q, else r, else s). A second one (r, else q)
  // is rounded, halves down; `error` is its distance from the rounded value, in units of 1 / (2 * steps).
  const alongQ = Math.abs(dq) === steps;
  const alongR = Math.abs(dr) === steps;
  const [signQ, signR] = [dq < 0 ? -1 : 1, dr < 0 ? -1 : 1];
  const [stepQ, stepR] = alongQ ? [signQ, 0] : [0, signR];
  const [asideQ, asideR] = alongQ ? [0, signR] : [signQ, alongR ? 0 : -signQ];
  const aside = alongQ ? dr : dq;
  const bound = aside < 0 ? steps - 1 : steps;
  const hexes: Hex[] = [from];
  let { q, r } = from;
  let error = 0;
  for (let step = 1; step <= steps; step++) {
    q += stepQ;
    r += stepR;
    error += 2 * Math.abs(aside);
    if (error > bound) {
      q += asideQ;
      r += asideR;
      error -= 2 * steps;
    }
    hexes.push({ q, r });
  }
  return hexes;
};

/**
 * The hexes at exactly `radius` steps from the centre, in a circle that starts at direction 4 of {@link directions} and
 * runs through directions 5, 0, 1 and so on. Radius 0 is the centre alone.
 *
 * @throws RangeError if the radius is not a whole number of steps.
 */
export const ring = (centre: Hex, radius: number): Hex[] => {
  if (!Number.isInteger(radius) || radius < 0) throw new RangeError(`no radius: ${radius}`);
  const hexes = radius === 0 ? [centre] : [];
  let hex = neighbour(centre, 4, radius);
  for (const direction of everyDirection) {
    for (let step = 0; step < radius; step++) {
      hexes.push(hex);
      hex = neighbour(hex, direction);
    }
  }
  return hexes;
};

/** The hexes within `radius` steps of the centre: the centre, then ring by ring outwards. */
export const spiral = (centre: Hex, radius: number): Hex[] => {
  const hexes: Hex[] = [];
  for (let step = 0; step <= radius; step++) hexes.push(...ring(centre, step));
  return hexes;
};
