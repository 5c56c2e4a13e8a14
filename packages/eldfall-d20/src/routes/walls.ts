import type { Refusal } from '@rulewright/core';
import { compareGap } from '@rulewright/core/inches';
import type { Place } from '../vocabulary/index.js';
import { restAt } from './ground.js';
import { firstInObstacle } from './meeting.js';
import { goTo, type Progress } from './progress.js';
import type { Obstacle, Surroundings } from './surroundings.js';

/** The obstacles beside a base, which it touches and does not lie on. */
const beside = ({ obstacles, radius, tolerance }: Surroundings, { x, y }: Place): readonly Obstacle[] => {
  const base = { at: { x, y }, radius };
  return obstacles.filter(
    ({ outline }) => compareGap(base, outline, tolerance) <= 0 && compareGap(base, outline, -1) > 0,
  );
};

/** True if obstacles leave no gap between a level and a higher one. */
const coverAll = (obstacles: readonly Obstacle[], low: number, high: number): boolean => {
  let level = low;
  while (level < high) {
    const next = obstacles.find(({ base, top }) => base <= level && (top === null || top > level));
    if (!next) return false;
    level = next.top ?? high;
  }
  return true;
};

/** True for a place on a vertical surface: beside scenery that reaches down or up from here. */
export const isOnWall = (around: Surroundings, at: Place, laddersOnly = false): boolean =>
  beside(around, at).some(
    ({ kind, base, top }) => (!laddersOnly || kind === 'ladder') && base <= at.z && (top === null || at.z <= top),
  );

/** The manner of a vertical movement, with the factors of a Ladder up and down (ELD-MOVE-024). */
interface Upright {
  readonly climbing: boolean;
  readonly slow: number;
  readonly slowDown: number;
}

/**
 * The cost factor of a leg straight up or down: 1 on a wall by Climb, on a Ladder the factor of the direction;
 * undefined without wall and Ladder.
 */
const factorOn = (
  around: Surroundings,
  from: Place,
  to: Place,
  { climbing, slow, slowDown }: Upright,
): number | undefined => {
  const [low, high] = [Math.min(from.z, to.z), Math.max(from.z, to.z)];
  const all = beside(around, from);
  if (
    climbing &&
    coverAll(
      all.filter(({ kind }) => kind !== 'ladder'),
      low,
      high,
    )
  )
    return 1;
  return coverAll(
    all.filter(({ kind }) => kind === 'ladder'),
    low,
    high,
  )
    ? to.z > from.z
      ? slow
      : slowDown
    : undefined;
};

/**
 * Goes straight up or down: on any vertical surface by Climb, on a Ladder by every movement (ELD-MOVE-025), up it at double cost
 * (ELD-MOVE-024).
 */
export const goUpright = (
  around: Surroundings,
  progress: Progress,
  to: Place,
  { path, ...upright }: Upright & { readonly path: string },
): Refusal | undefined => {
  const from = progress.at;
  const factor = factorOn(around, from, to, upright);
  if (factor === undefined) return { code: upright.climbing ? 'no-wall' : 'needs-climb', rule: 'ELD-MOVE-007', path };
  const inTheWay = around.obstacles.find(one => firstInObstacle(around, from, to, one));
  if (inTheWay) return { code: 'in-the-way', rule: 'ELD-MOVE-007', path, detail: { by: inTheWay.id } };
  const length = factor * (to.z - from.z);
  progress.paid.push(length * length);
  goTo(progress, to);
  progress.hanging = restAt(around, to) < to.z;
  if (!progress.hanging) progress.lowest = Math.min(progress.lowest, to.z);
  return undefined;
};

/** Moves sideways on one vertical surface; false if no surface reaches that far (ELD-MOVE-007). */
export const goAlongWall = (around: Surroundings, progress: Progress, to: Place): boolean => {
  const from = progress.at;
  const there = beside(around, to);
  const wall = beside(around, from).find(
    one => one.kind !== 'ladder' && one.base <= to.z && (one.top === null || to.z <= one.top) && there.includes(one),
  );
  if (!wall || around.obstacles.some(one => firstInObstacle(around, from, to, one))) return false;
  // The scenery is convex: a base that touches it at both ends is as near on the whole leg.
  if (restAt(around, to) === to.z) return false;
  progress.paid.push((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  goTo(progress, to);
  progress.hanging = true;
  return true;
};
