import { compareRoots, type Point, squareBetween, stepsOf } from '@rulewright/core/inches';
import type { Body } from '../../battlefield/solids.js';
import type { Place } from '../../vocabulary/index.js';
import { followGround } from '../ground.js';
import { firstWithin, gridPlace } from '../meeting.js';
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
  /** The cause that stopped the search: nothing at the wanted end; `drop` before a deep drop; else an obstacle or an enemy. */
  readonly by: 'nothing' | 'drop' | Obstacle | Body;
}

/** Goes a straight leg on foot as far as the ground and enemies let the model. */
export const reach = ({ around, drop, enemies }: Wanted, from: Place, to: Point): Reached => {
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

/** The part of a leg that is at most so long, in plan. */
const shortened = (from: Place, to: Place, most: number): Place => {
  if (compareRoots([squareBetween(from, to)], most) <= 0) return to;
  const flat = { ...to, z: from.z };
  const steps = stepsOf(from, to);
  let step = Math.ceil((most * steps) / Math.sqrt(squareBetween(from, to)));
  while (step > 0 && compareRoots([squareBetween(from, gridPlace(from, flat, step))], most) > 0) step--;
  return gridPlace(from, flat, step);
};

/** The route along some points as far as its length, the ground and enemies let the model go; empty if it cannot move. */
export const along = (wanted: Wanted, from: Place, points: readonly Point[], most: number): readonly Place[] => {
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
