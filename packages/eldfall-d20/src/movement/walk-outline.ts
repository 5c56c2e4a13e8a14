import type { PolygonShape } from '@rulewright/core';
import { type Limit, type Point, type Reach, reachOutline, region, squareBetween } from '@rulewright/core/inches';
import { rememberByKey } from '@rulewright/core/remember';
import type { Body } from '../battlefield/solids.js';
import { hasState } from '../match/lookups.js';
import { obstaclesUnder, overlapsLevels } from '../routes/ground.js';
import { type Obstacle, type Surroundings, surroundingsOf } from '../routes/surroundings.js';
import type { Model, Table } from '../vocabulary/index.js';
import { knowsLengths } from './measuring.js';
import { mostOf } from './speed.js';

const square = (n: number): number => n * n;

const clearOf = (of: Limit['of']): Limit => ({ is: 'clear', of, length: 0 });

/** The obstacles that a base cannot step onto from its level (ELD-MOVE-023). Scenery that the model is inside of does not hold it. */
const walls = (around: Surroundings, { at }: Model): readonly Obstacle[] => {
  const inside = obstaclesUnder(around, at);
  return around.obstacles.filter(
    one =>
      overlapsLevels(one, at.z, around.height) &&
      (one.top === null || one.top - at.z > around.height) &&
      !inside.includes(one),
  );
};

/** The obstacles that carry a model above the ground, so that it would fall beside them; from a low surface it would not (ELD-MOVE-029). */
const carriers = (around: Surroundings, { at }: Model): readonly Obstacle[] =>
  at.z <= around.height ? [] : around.obstacles.filter(({ top }) => top === at.z);

/** The limits on routes up to a length, and further limits on their ends. */
interface Bounds {
  readonly at: Point;
  readonly radius: number;
  readonly most: number;
  readonly pass: readonly Limit[];
  readonly end: readonly Limit[];
  /** The surfaces that can carry the model: a route must stay on one of them. None for a model on the ground. */
  readonly carrying: readonly Limit[];
}

/** The limits on the routes of a model. Bodies that no route can reach are left out. */
const boundsOf = (table: Table, model: Model, most: number): Bounds => {
  const around = surroundingsOf(table, model);
  const { at } = model;
  const { radius, height, field, enemies, others } = around;
  const beside = (bodies: readonly Body[]): readonly Limit[] =>
    bodies
      .filter(({ foot, height: tall }) => foot < at.z + height && foot + tall > at.z)
      .filter(body => squareBetween(at, body.at) <= square(radius + body.radius + 2 * most))
      .map(({ at, radius }) => clearOf({ at, radius }));
  const isFlying = hasState(model, 'flying');
  const blocking = isFlying ? [] : walls(around, model).map(({ outline }) => clearOf(outline));
  const surfaces = isFlying ? [] : carriers(around, model);
  return {
    at: { x: at.x, y: at.y },
    radius,
    most,
    pass: [{ is: 'completely-within', of: field, length: 0 }, ...blocking, ...beside(enemies)],
    end: beside(others),
    carrying: surfaces.map(({ outline }) => ({ is: 'within', of: outline, length: 0 })),
  };
};

/** The ends of the routes within bounds. */
const outlineIn = ({ at, radius, most, pass, end, carrying }: Bounds): readonly PolygonShape[] => {
  const reachOn = (own: readonly Limit[]): Reach => {
    const limits = [...own, ...pass];
    return { most, pass: region(radius, limits), end: region(radius, [...limits, ...end]) };
  };
  return reachOutline(at, carrying.length === 0 ? [reachOn([])] : carrying.map(limit => reachOn([limit])));
};

// Cache: most events change nothing near a model.
const outlineWithin = /* @__PURE__ */ rememberByKey((bounds: Bounds) => JSON.stringify(bounds), outlineIn);

/**
 * The places where a Walk of a model can end without a fall, as polygons in units, for pictures only: around scenery
 * that is too high to step onto (ELD-MOVE-023) and around models (ELD-MOVE-019, ELD-MOVE-021), on surfaces that are as
 * high as the one it stands on. Narrow surfaces count as wide ones. Realism forbids measuring a movement before it is
 * declared (ELD-MEASURE-013).
 */
export const walkOutline = (table: Table, model: Model): readonly PolygonShape[] => {
  if (!knowsLengths(table, model) || model.onWall) return [];
  const most = mostOf(table, model, { kind: 'walk', skills: [] });
  return outlineWithin(boundsOf(table, model, most));
};
