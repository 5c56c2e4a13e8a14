import { hasState, modelOf } from '../match/lookups.js';
import type { Place, Standing, Table } from '../vocabulary/index.js';
import { frontOf } from './front.js';
import { bodyInSight, isClear, UNIT } from './sight.js';
import { type Body, bodiesOn } from './solids.js';

const isOn = ({ x, y, z }: Place, { at, radius, foot, height }: Body): boolean => {
  const [dx, dy] = [x - at.x, y - at.y];
  return dx * dx + dy * dy <= radius * radius && z >= foot && z <= foot + height;
};

/**
 * True if a model as it stands at a moment sees a point of a surface: from its Front, by a line that nothing obstructs.
 * A model that stands on the point does not hide it, and each model sees the point on which it stands itself.
 */
export const seesSurface = (table: Table, from: Standing, spot: Place): boolean => {
  const on = bodiesOn(table).flatMap(body => (isOn(spot, body) ? [body.model] : []));
  if (on.includes(from.model)) return true;
  if (hasState(modelOf(table.state, from.model), 'blinded')) return false;
  const { x, y, z } = spot;
  // A point lies one unit above the surface that carries it.
  const point = { at: { x, y }, radius: 0, foot: z > 0 ? z + UNIT : 0, height: 0 };
  return isClear(table, bodyInSight(table, from), point, [from.model, null, ...on], frontOf(table, from));
};
