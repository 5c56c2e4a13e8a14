import { compareRoots, type Point, squareBetween, stepsOf } from '@rulewright/core/inches';
import type { Body } from '../../battlefield/solids.js';
import { hasState } from '../../match/lookups.js';
import type { Place } from '../../vocabulary/index.js';
import { followGround } from '../ground.js';
import { firstInObstacle, firstWithin, gridPlace } from '../meeting.js';
import { stepOn } from '../progress.js';
import type { Obstacle, Surroundings } from '../surroundings.js';

/** The limits of a search for routes. */
export interface Wanted {
  readonly around: Surroundings;
  /** The deepest drop that a route may lead down. */
  readonly drop: number;
  /** The enemies that stop the model. */
  readonly enemies: readonly Body[];
}

/** A straight leg as far as it can be gone. */
export interface Reached {
  readonly at: Place;
  /**
   * The cause that stopped the search: undefined if the wanted end was reached; `drop` before a deep drop; else an
   * obstacle or an enemy.
   */
  readonly by: 'nothing' | 'drop' | Obstacle | Body;
}

/** True for a model that passes above scenery and other models (ELD-STATE-038). */
const isFlying = ({ model }: Surroundings): boolean => model !== undefined && hasState(model, 'flying');

/** Flies a straight leg up to the first scenery without an upper end (ELD-STATE-038, ELD-STATE-043). */
const fly = (around: Surroundings, from: Place, { x, y }: Point): Reached => {
  const to = { x, y, z: 0 };
  const walls = around.obstacles.flatMap(obstacle => {
    const at = obstacle.top === null ? firstInObstacle(around, from, to, obstacle) : undefined;
    return at ? [{ obstacle, step: stepsOf(from, at) }] : [];
  });
  const [first] = walls.sort((a, b) => a.step - b.step);
  if (!first) return { at: to, by: 'nothing' };
  return { at: gridPlace(from, to, Math.max(0, first.step - 1)), by: first.obstacle };
};

/** Goes a straight leg on foot as far as the ground and enemies let the model; a Flying one passes above both. */
export const reach = ({ around, drop, enemies }: Wanted, from: Place, to: Point): Reached => {
  if (isFlying(around)) return fly(around, from, to);
  const { steps, footing, blocked } = followGround(around, from, to);
  const place = (step: number, level: number): Place => ({ ...stepOn(from, to, step), z: level });
  let end = blocked ? blocked.step - 1 : steps;
  let by: Reached['by'] = blocked?.obstacle ?? 'nothing';
  let level = from.z;
  for (const [i, one] of footing.entries()) {
    if (one.step > end) break;
    if (level - one.level > drop) {
      end = one.step - 1;
      by = 'drop';
      break;
    }
    level = one.level;
    const start = place(one.step, level);
    const last = place(Math.min(end, footing[i + 1]?.step ?? end), level);
    const leg = { from: start, to: last };
    for (const enemy of enemies) {
      const touch = firstWithin(around, leg.from, leg.to, enemy, around.tolerance);
      if (!touch) continue;
      leg.to = touch;
      by = enemy;
    }
    if (leg.to !== last) return { at: leg.to, by };
  }
  return { at: place(Math.max(0, end), level), by };
};

/** The parts of a straight leg that lie on one level each; a leg through the air is one part. */
export const levelParts = (
  around: Surroundings,
  from: Place,
  to: Place,
): readonly { readonly from: Place; readonly to: Place }[] => {
  if (isFlying(around)) return [{ from, to }];
  const { steps, footing } = followGround(around, from, to);
  return footing.map(({ step, level }, i) => ({
    from: { ...stepOn(from, to, step), z: level },
    to: { ...stepOn(from, to, Math.max(step, (footing[i + 1]?.step ?? steps + 1) - 1)), z: level },
  }));
};

/** The beginning of a leg with at most a length in plan. */
const shortened = (from: Place, to: Place, most: number): Place => {
  if (compareRoots([squareBetween(from, to)], most) <= 0) return to;
  const flat = { ...to, z: from.z };
  const steps = stepsOf(from, to);
  let step = Math.ceil((most * steps) / Math.sqrt(squareBetween(from, to)));
  while (step > 0 && compareRoots([squareBetween(from, gridPlace(from, flat, step))], most) > 0) step--;
  return gridPlace(from, flat, step);
};

/** The route along some points as far as its length, the ground and enemies let the model go; empty if it cannot move. */
export const routeThrough = (wanted: Wanted, from: Place, points: readonly Point[], most: number): readonly Place[] => {
  const route: Place[] = [];
  let at = from;
  let left = most;
  for (const to of points) {
    const far = shortened(at, { ...to, z: at.z }, left);
    const { at: end, by } = reach(wanted, at, far);
    if (end.x === at.x && end.y === at.y) break;
    route.push(end);
    left = Math.max(0, Math.floor(left - Math.sqrt(squareBetween(at, end))));
    at = end;
    if (by !== 'nothing' || far.x !== to.x || far.y !== to.y) break;
  }
  return route;
};
