import { type Asked, isObject, sameJson } from '@rulewright/core';
import { type Point, squareBetween } from '@rulewright/core/inches';
import { type Duel, enemyOf } from './bout.js';

/** The place that a wish means: a point of the table, a thing by its id, or the enemy. */
export const placeOf = ({ state, parameters }: Asked<Duel, 'path' | 'throw'>, wish: unknown): Point | undefined => {
  if (wish === 'towards enemy') return enemyOf(state, parameters.fighter).at;
  if (typeof wish === 'string') return [...state.fighters, ...state.pillars].find(({ id }) => id === wish)?.at;
  if (!isObject(wish) || !Number.isFinite(wish.x) || !Number.isFinite(wish.y)) return undefined;
  return { x: Math.round(Number(wish.x)), y: Math.round(Number(wish.y)) };
};

// #region closest
/** Moves a point towards a goal, by ever smaller steps, as long as it stays legal; ends where no near point is better. */
export const closest = (start: Point, goal: Point, legal: (point: Point) => boolean): Point => {
  let best = start;
  for (let stride = 512; stride >= 1; ) {
    const from = best;
    for (let i = -3; i <= 3; i++) {
      for (let j = -3; j <= 3; j++) {
        const point = { x: from.x + i * stride, y: from.y + j * stride };
        if (squareBetween(point, goal) < squareBetween(best, goal) && legal(point)) best = point;
      }
    }
    if (best === from) stride /= 2;
  }
  return best;
};
// #endregion

/** The first `most` different choices. */
export const distinct = <Choice>(ideas: Iterable<Choice>, most: number): readonly Choice[] => {
  const found: Choice[] = [];
  for (const idea of ideas) {
    if (found.length >= most) break;
    if (!found.some(other => sameJson(other, idea))) found.push(idea);
  }
  return found;
};
