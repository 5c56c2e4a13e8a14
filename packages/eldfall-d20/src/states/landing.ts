import type { Turn } from '@rulewright/core';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { freeSpot } from '../routes/free-spot.js';
import { restAt } from '../routes/ground.js';
import { bodyAt } from '../routes/meeting.js';
import { surroundingsOf } from '../routes/surroundings.js';
import type { Eld, Model, ModelId, Place, Table } from '../vocabulary/index.js';

/**
 * The place on which a model comes to stand that flies no more: the surface beneath it, which is the top of scenery that it was above
 * (ELD-STATE-042). Where somebody stands there, it is the nearest free place.
 */
export const landingPlace = (table: Table, model: Model): Place => {
  const around = surroundingsOf(table, model);
  const { x, y } = model.at;
  const below = { x, y, z: restAt(around, { x, y, z: Number.POSITIVE_INFINITY }) };
  return freeSpot(around, bodyAt(around, below), below) ?? below;
};

/** Puts down a model that has just lost Flying. It takes no Fall Damage, since it was at ground level by measurement (ELD-STATE-042). */
export const land = (turn: Turn<Eld>, id: ModelId): void => {
  const model = modelOf(turn.state, id);
  const { at: from, facing, where } = model;
  if (where !== 'field') return;
  const to = landingPlace(tableOf(turn), model);
  if (to.x === from.x && to.y === from.y && to.z === from.z) return;
  const moved = { model: id, from, route: [to], facing, onWall: false, why: 'placed' } as const;
  turn.emit({ type: 'ModelMoved', ...moved }, 'ELD-STATE-042');
};
