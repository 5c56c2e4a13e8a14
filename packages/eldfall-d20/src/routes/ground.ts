import { overlaps, type Point, stepsOf, stretchesWithin } from '@rulewright/core/inches';
import type { Place } from '../vocabulary/index.js';
import { isNarrower, isNearLeg, type Obstacle, type Surroundings } from './surroundings.js';

/** A part of a leg on one level, which begins at a grid step. */
export interface Footing {
  readonly step: number;
  readonly level: number;
  /** True on a surface that is narrower than the base (ELD-MOVE-024). */
  readonly narrow: boolean;
}

/** A leg over the ground: the levels under the base, and the first thing in the way. */
export interface GroundLeg {
  readonly steps: number;
  readonly footing: readonly Footing[];
  readonly blocked: { readonly step: number; readonly obstacle: Obstacle } | null;
}

const topOf = ({ top }: Obstacle): number => top ?? Number.POSITIVE_INFINITY;

/** True if a body with a height and its foot at a level would overlap an obstacle. */
export const overlapsLevels = (obstacle: Obstacle, level: number, height: number): boolean =>
  obstacle.base < level + height && topOf(obstacle) > level;

/** The obstacles that a base lies on or in: it overlaps their outlines. */
export const obstaclesUnder = ({ obstacles, radius }: Surroundings, at: Point): readonly Obstacle[] => {
  const base = { at: { x: at.x, y: at.y }, radius };
  return obstacles.filter(one => isNearLeg(one, at, at, radius) && overlaps(base, one.outline));
};

/** The level of the highest surface at a level or below it. */
const supportOf = (under: readonly Obstacle[], level: number): number =>
  under.reduce((most, { top }) => (top !== null && top <= level && top > most ? top : most), 0);

/** The level on which a base comes to rest when it is put down from a place; a border does not carry it. */
export const restAt = (around: Surroundings, { z, ...at }: Place): number => supportOf(obstaclesUnder(around, at), z);

/**
 * True on a surface that is narrower than the base (ELD-MOVE-024): on scenery that is marked as narrow, and on a single
 * piece, such as a bare wall, that is no obstacle to step over but higher than the hitbox.
 */
const isNarrow = (under: readonly Obstacle[], level: number, { radius, height }: Surroundings): boolean => {
  if (level === 0) return false;
  const carrying = under.filter(({ top }) => top === level);
  const isHigh = (): boolean => level - supportOf(under, level - 1) > height;
  const isNarrowKind = (one: Obstacle): boolean =>
    one.kind === 'narrow' || (one.kind === 'solid' && carrying.length === 1 && isHigh());
  return carrying.length > 0 && carrying.every(one => isNarrowKind(one) && isNarrower(one.outline, 2 * radius));
};

/** The level after a step: up onto obstacles no higher than the hitbox, or down; null where an obstacle is too high (ELD-MOVE-023). */
const levelAfter = (
  under: readonly Obstacle[],
  level: number,
  height: number,
  climbable: number,
): number | Obstacle => {
  let now = level;
  for (;;) {
    const higher = under.find(one => overlapsLevels(one, now, height));
    if (!higher) break;
    if (topOf(higher) - level > climbable) return higher;
    now = topOf(higher);
  }
  return now > level ? now : supportOf(under, level);
};

/**
 * Follows the ground on a straight leg. The base goes up onto obstacles that are no higher than its hitbox
 * (ELD-MOVE-023), below those that leave room for it, and down where its surface ends. Scenery that the model is inside
 * of at the start is no obstacle.
 *
 * @param climbable the height of the obstacles that it steps onto: by default that of its hitbox
 */
export const followGround = (
  around: Surroundings,
  from: Place,
  to: Point,
  climbable: number = around.height,
): GroundLeg => {
  const { radius, height } = around;
  const start = { x: from.x, y: from.y };
  const end = { x: to.x, y: to.y };
  const steps = stepsOf(start, end);
  const spans = around.obstacles
    .filter(one => isNearLeg(one, start, end, radius))
    .flatMap(obstacle =>
      stretchesWithin([start, end], radius, obstacle.outline, -1).map(stretch => ({
        obstacle,
        first: stretch.from.step,
        last: stretch.to.step,
      })),
    )
    .filter(({ obstacle, first }) => first > 0 || !overlapsLevels(obstacle, from.z, height));
  const at = (step: number): readonly Obstacle[] =>
    spans.filter(({ first, last }) => first <= step && step <= last).map(({ obstacle }) => obstacle);
  const footing: Footing[] = [{ step: 0, level: from.z, narrow: isNarrow(at(0), from.z, around) }];
  const changes = new Set([1, ...spans.flatMap(({ first, last }) => [first, last + 1])]);
  let { level, narrow } = footing[0] as Footing;
  for (const step of [...changes].sort((a, b) => a - b)) {
    if (step < 1 || step > steps) continue;
    const under = at(step);
    const next = levelAfter(under, level, height, climbable);
    if (typeof next !== 'number') return { steps, footing, blocked: { step, obstacle: next } };
    const narrower = isNarrow(under, next, around);
    if (next === level && narrower === narrow) continue;
    level = next;
    narrow = narrower;
    footing.push({ step, level, narrow });
  }
  return { steps, footing, blocked: null };
};
