import type { Refusal } from '@rulewright/core';
import { squareBetween } from '@rulewright/core/inches';
import type { Place } from '../vocabulary/index.js';
import { type Footing, followGround } from './ground.js';
import { fallTo, goTo, type Progress, stepOn } from './progress.js';
import type { Surroundings } from './surroundings.js';
import { goAlongWall, goUpright, isOnWall } from './walls.js';

/** The rules of a route that is gone step by step on surfaces: Walk, Run and Climb. */
export interface Footwork {
  readonly climbing: boolean;
  /** The factor of ladders and narrow surfaces (ELD-MOVE-024). */
  readonly slow: number;
  /** The factor for climbing down a Ladder (ELD-MOVE-024). */
  readonly slowDown: number;
  /** False where the rise onto low obstacles is paid as well (ELD-MOVE-023). */
  readonly freeRises: boolean;
}

/** Pays for a leg: parts on narrow surfaces cost more than all others (ELD-MOVE-024). */
const pay = (progress: Progress, from: Place, to: Place, steps: number, footing: readonly Footing[], slow: number) => {
  if (footing.every(({ narrow }) => !narrow)) {
    progress.paid.push(squareBetween(from, to));
    return;
  }
  footing.forEach(({ step, narrow }, i) => {
    const end = footing[i + 1]?.step ?? steps;
    const square = squareBetween(stepOn(from, to, step), stepOn(from, to, end));
    progress.paid.push(narrow ? slow * slow * square : square);
  });
};

/** The footing of a leg that ends on a wall at the level before its last step down: over the edge of a roof onto the wall or a Ladder. */
const overTheEdge = (
  around: Surroundings,
  to: Place,
  steps: number,
  footing: readonly Footing[],
  climbing: boolean,
): readonly Footing[] | undefined => {
  const last = footing.at(-1);
  if (!last || last.step !== steps || last.level >= to.z) return undefined;
  return isOnWall(around, to, !climbing) ? footing.slice(0, -1) : undefined;
};

/**
 * Goes a straight leg over the ground: up onto low obstacles at no extra cost, and down. A model that gets to a lower level falls
 * (ELD-MOVE-029), unless it steps down from a low obstacle that it has stepped onto.
 */
const goOverGround = (
  around: Surroundings,
  progress: Progress,
  to: Place,
  path: string,
  { climbing, slow, freeRises }: Footwork,
): Refusal | undefined => {
  const from = progress.at;
  const { steps, footing: found, blocked } = followGround(around, from, to);
  const edge = blocked ? undefined : overTheEdge(around, to, steps, found, climbing);
  const footing = edge ?? found;
  const level = footing.at(-1)?.level ?? from.z;
  if (!blocked && level !== to.z)
    return { code: 'not-on-a-surface', rule: 'ELD-MOVE-016', path: `${path}.z`, detail: { level } };
  for (const { step, level } of footing.slice(1)) {
    const rise = level - progress.at.z;
    if (rise > 0) {
      goTo(progress, { ...stepOn(from, to, step - 1), z: progress.at.z });
      goTo(progress, { ...progress.at, z: level });
      if (!freeRises) progress.paid.push(rise * rise);
    } else if (rise < 0) {
      goTo(progress, { ...stepOn(from, to, step), z: progress.at.z });
      if (-rise <= around.height && level >= progress.lowest) goTo(progress, { ...progress.at, z: level });
      else if (climbing) return { code: 'climbs-down', rule: 'ELD-MOVE-007', path, detail: { at: { ...progress.at } } };
      else fallTo(progress, level);
    }
  }
  if (blocked) {
    const at = stepOn(from, to, blocked.step - 1);
    goTo(progress, { ...at, z: level });
    return { code: 'too-high', rule: 'ELD-MOVE-023', path, detail: { by: blocked.obstacle.id, at: { ...at } } };
  }
  goTo(progress, to);
  pay(progress, from, to, steps, footing, slow);
  progress.hanging = edge !== undefined;
  return undefined;
};

/** Goes one leg of a Walk, a Run or a Climb. */
export const goOnFoot = (
  around: Surroundings,
  progress: Progress,
  to: Place,
  path: string,
  work: Footwork,
): Refusal | undefined => {
  const from = progress.at;
  if (from.x === to.x && from.y === to.y) {
    if (from.z === to.z) return { code: 'no-distance', rule: 'ELD-MEASURE-005', path };
    return goUpright(around, progress, to, { ...work, path });
  }
  if (work.climbing && from.z === to.z && goAlongWall(around, progress, to)) return undefined;
  return goOverGround(around, progress, to, path, work);
};
