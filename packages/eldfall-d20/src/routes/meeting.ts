import { compareGap, gridPoint, stepsOf, stretchesWithin } from '@rulewright/core/inches';
import { type Cylinder, withinSpace } from '@rulewright/core/inches/height';
import type { Place } from '../vocabulary/index.js';
import { isNearDisc, isNearLeg, type Obstacle, type Surroundings } from './surroundings.js';

/** The hitbox of a model at a place. */
export const bodyAt = ({ radius, height }: Pick<Surroundings, 'radius' | 'height'>, { x, y, z }: Place): Cylinder => ({
  at: { x, y },
  radius,
  foot: z,
  height,
});

const flat = ({ x, y }: Place): { readonly x: number; readonly y: number } => ({ x, y });

/** A grid place of a straight leg through space. */
export const gridPlace = (from: Place, to: Place, step: number): Place => {
  const steps = stepsOf(from, to);
  const { x, y } = gridPoint(flat(from), flat(to), step);
  return { x, y, z: steps === 0 ? to.z : from.z + Math.round(((to.z - from.z) * step) / steps) };
};

/** The steps of a leg at which a foot, on the grid, is between two levels, as the first and the last; undefined if there is none. */
const stepsBetween = (
  from: Place,
  to: Place,
  steps: number,
  low: number,
  high: number,
): readonly [number, number] | undefined => {
  const rise = to.z - from.z;
  if (low > high) return undefined;
  if (rise === 0) return from.z >= low && from.z <= high ? [0, steps] : undefined;
  // Heights are rounded to the grid, so the range includes half a unit beyond each level.
  const [a, b] = [((low - 0.5 - from.z) * steps) / rise, ((high + 0.5 - from.z) * steps) / rise];
  let [first, last] = [Math.max(0, Math.ceil(Math.min(a, b))), Math.min(steps, Math.floor(Math.max(a, b)))];
  // A height exactly between two units is rounded up, so at the upper level it is outside the range.
  const isBeyond = (step: number): boolean => gridPlace(from, to, step).z > high;
  if (first <= last && isBeyond(first)) first++;
  if (first <= last && isBeyond(last)) last--;
  return first <= last ? [first, last] : undefined;
};

/** The first place of an upright leg at which a foot is between two levels. */
const levelBetween = (from: Place, to: Place, low: number, high: number): Place | undefined => {
  const z = Math.min(Math.max(from.z, low), high);
  const passed = (z - from.z) * (z - to.z) <= 0;
  return low <= high && passed ? { ...from, z } : undefined;
};

/** The first place of a straight leg, start included, at which a body is within a length of another body. */
export const firstWithin = (
  around: Surroundings,
  from: Place,
  to: Place,
  body: Cylinder,
  length: number,
): Place | undefined => {
  const { radius, height } = around;
  const [low, high] = [body.foot - height - length, body.foot + body.height + length];
  const near = (place: Place): boolean => withinSpace(bodyAt(around, place), body, length);
  const disc = { at: body.at, radius: body.radius };
  const reach = radius + body.radius + length;
  if (!isNearDisc(body.at, reach, from, to)) return undefined;
  const steps = stepsOf(from, to);
  if (steps === 0) {
    if (compareGap({ at: flat(from), radius }, disc, length) > 0) return undefined;
    let place = levelBetween(from, to, low, high);
    // Near the corners of both bodies, the computed height may be a few units too small.
    for (let more = 1; place && !near(place) && more <= 2 * length; more++) {
      place = levelBetween(from, to, low + more, high - more);
    }
    return place && near(place) ? place : undefined;
  }
  const between = stepsBetween(from, to, steps, low, high);
  if (!between) return undefined;
  for (const stretch of stretchesWithin([flat(from), flat(to)], radius, disc, length)) {
    const last = Math.min(stretch.to.step, between[1]);
    for (let step = Math.max(stretch.from.step, between[0]); step <= last; step++) {
      const place = gridPlace(from, to, step);
      if (near(place)) return place;
    }
  }
  return undefined;
};

/** The first place of a straight leg at which a base overlaps a disc or a polygon between two levels, ends not included. */
const firstInside = (
  { radius, height }: Pick<Surroundings, 'radius' | 'height'>,
  from: Place,
  to: Place,
  outline: Obstacle['outline'],
  base: number,
  top: number,
): Place | undefined => {
  const [low, high] = [base - height + 1, top - 1];
  const steps = stepsOf(from, to);
  if (steps === 0) {
    return compareGap({ at: flat(from), radius }, outline, -1) <= 0 ? levelBetween(from, to, low, high) : undefined;
  }
  const between = stepsBetween(from, to, steps, low, high);
  if (!between) return undefined;
  for (const stretch of stretchesWithin([flat(from), flat(to)], radius, outline, -1)) {
    const step = Math.max(stretch.from.step, between[0]);
    if (step <= Math.min(stretch.to.step, between[1])) return gridPlace(from, to, step);
  }
  return undefined;
};

/** The first place of a straight leg at which a model would be inside of another body. */
export const firstInBody = (around: Surroundings, from: Place, to: Place, body: Cylinder): Place | undefined =>
  firstInside(around, from, to, { at: body.at, radius: body.radius }, body.foot, body.foot + body.height);

/** The first place of a straight leg at which a model would be inside of an obstacle. */
export const firstInObstacle = (around: Surroundings, from: Place, to: Place, obstacle: Obstacle): Place | undefined =>
  isNearLeg(obstacle, from, to, around.radius)
    ? firstInside(around, from, to, obstacle.outline, obstacle.base, obstacle.top ?? Number.POSITIVE_INFINITY)
    : undefined;
