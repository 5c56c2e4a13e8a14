import { type Limit, nearest, type Outline, region } from '@rulewright/core/inches';
import { type Cylinder, overlapsInSpace } from '@rulewright/core/inches/height';
import type { Place } from '../vocabulary/index.js';
import { overlapsLevels, restAt } from './ground.js';
import type { Surroundings } from './surroundings.js';

/** The limits of a base that stands at a level: clear of bodies and of scenery that is in the way there, and on the field (ELD-MOVE-027). */
export const limitsAt = (around: Surroundings, level: number): readonly Limit[] => {
  const { height, others, obstacles, field } = around;
  const clear = (of: Outline): Limit => ({ is: 'clear', of, length: 0 });
  return [
    { is: 'completely-within', of: field, length: 0 },
    ...others
      .filter(({ foot, height: own }) => foot < level + height && foot + own > level)
      .map(({ at, radius }) => clear({ at, radius })),
    ...obstacles.filter(one => overlapsLevels(one, level, height)).map(({ outline }) => clear(outline)),
  ];
};

/**
 * The nearest place at a level where a model overlaps no model and no scenery; undefined if its place is free already,
 * or if there is no such place.
 */
export const freeSpot = (around: Surroundings, body: Cylinder, { x, y, z }: Place): Place | undefined => {
  if (!around.others.some(other => overlapsInSpace(body, other))) return undefined;
  const spot = nearest(region(around.radius, limitsAt(around, z)), { x, y });
  return spot && { ...spot, z: restAt(around, { ...spot, z }) };
};
