import type { PolygonShape } from '@rulewright/core';
import { type Limit, type Reach, reachOutline, region } from '@rulewright/core/inches';
import type { Body } from '../battlefield/solids.js';
import { hasState } from '../match/lookups.js';
import { rememberStanding } from '../match/table.js';
import { fills, obstaclesUnder } from '../routes/ground.js';
import { type Obstacle, type Surroundings, surroundingsOf } from '../routes/surroundings.js';
import type { Model, Table } from '../vocabulary/index.js';
import { knowsLengths } from './measuring.js';
import { mostOf } from './speed.js';

const clearOf = (of: Limit['of']): Limit => ({ is: 'clear', of, length: 0 });

/** The obstacles that a base cannot step onto from its level (ELD-MOVE-023). Scenery that the model is inside of does not hold it. */
const walls = (around: Surroundings, { at }: Model): readonly Obstacle[] => {
  const inside = obstaclesUnder(around, at);
  return around.obstacles.filter(
    one =>
      fills(one, at.z, around.height) && (one.top === null || one.top - at.z > around.height) && !inside.includes(one),
  );
};

/** The obstacles that carry a model above the ground: beside them it would fall (ELD-MOVE-029). A low surface needs no care. */
const carriers = (around: Surroundings, { at }: Model): readonly Obstacle[] =>
  at.z <= around.height ? [] : around.obstacles.filter(({ top }) => top === at.z);

/** The ends of ways up to a length. */
const outlineFor = (table: Table, model: Model, most: number): readonly PolygonShape[] => {
  const around = surroundingsOf(table, model);
  const { radius, height, field, enemies, others } = around;
  const beside = (bodies: readonly Body[]): readonly Limit[] =>
    bodies
      .filter(({ foot, height: tall }) => foot < model.at.z + height && foot + tall > model.at.z)
      .map(({ at, radius }) => clearOf({ at, radius }));
  const isFlying = hasState(model, 'flying');
  const blocking = isFlying ? [] : walls(around, model).map(({ outline }) => clearOf(outline));
  const onField: Limit = { is: 'completely-within', of: field, length: 0 };
  const reachOn = (carrying: readonly Limit[]): Reach => {
    const pass = [onField, ...carrying, ...blocking, ...beside(enemies)];
    return {
      most,
      pass: region(radius, pass),
      end: region(radius, [...pass, ...beside(others)]),
    };
  };
  const surfaces = isFlying ? [] : carriers(around, model);
  const reaches =
    surfaces.length === 0
      ? [reachOn([])]
      : surfaces.map(({ outline }) => reachOn([{ is: 'within', of: outline, length: 0 }]));
  return reachOutline(model.at, reaches);
};

// Cache: the outlines of a table by model and length.
const known = /* @__PURE__ */ rememberStanding((): Map<string, readonly PolygonShape[]> => new Map());

/**
 * The places where a Walk of a model can end without a fall, as polygons in units, for pictures only: around scenery that is too high to step onto
 * (ELD-MOVE-023) and around models (ELD-MOVE-019, ELD-MOVE-021), on surfaces that are as high as the one it stands on. Narrow surfaces count as wide
 * ones. Realism forbids measuring a movement before it is declared (ELD-MEASURE-013).
 */
export const walkOutline = (table: Table, model: Model): readonly PolygonShape[] => {
  if (!knowsLengths(table, model) || model.onWall) return [];
  const most = mostOf(table, model, { kind: 'walk', skills: [] });
  const cache = known(table);
  const key = `${model.id} ${most}`;
  const outline = cache.get(key) ?? outlineFor(table, model, most);
  cache.set(key, outline);
  return outline;
};
