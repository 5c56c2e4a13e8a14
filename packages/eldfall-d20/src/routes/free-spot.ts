import { type Limit, nearest, type Outline, region } from '@rulewright/core/inches';
import { type Cylinder, overlapsInSpace } from '@rulewright/core/inches/height';
import type { Place } from '../vocabulary/index.js';
import { overlapsLevels, restAt } from './ground.js';
import type { Surroundings } from './surroundings.js';

/**
 * The limits of a base that stands at a level: clear of bodies and of scenery that is in the way there, and on the
 * field (ELD-MOVE-027).
 */
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

/** The nearest place at a level where a base overlaps no model and no scenery, which may be the wanted one; undefined if there is none. */
export const nearestFree = (around: Surroundings, { x, y, z }: Place): Place | undefined => {
  const spot = nearest(region(around.radius, limitsAt(around, z)), { x, y });
  return spot && { ...spot, z: restAt(around, { ...spot, z }) };
};

/**
 * The nearest free place for a model at a place that overlaps another model; undefined if it overlaps none, or if there
 * is no such place.
 */
export const freeSpot = (around: Surroundings, body: Cylinder, place: Place): Place | undefined =>
  around.others.some(other => overlapsInSpace(body, other)) ? nearestFree(around, place) : undefined;
