import type { Turn } from '@rulewright/core';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { freeSpot } from '../routes/free-spot.js';
import { restAt } from '../routes/ground.js';
import { bodyAt } from '../routes/meeting.js';
import { samePlace } from '../routes/points.js';
import { surroundingsOf } from '../routes/surroundings.js';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, Model, ModelId, Place, Table } from '../vocabulary/index.js';

/**
 * The place of a model that stops flying: the surface beneath it, such as the top of the scenery that it was above
 * (ELD-STATE-042). If another model stands there, it is the nearest free place.
 */
export const landingPlace = (table: Table, model: Model): Place => {
  const around = surroundingsOf(table, model);
  const { x, y } = model.at;
  const below = { x, y, z: restAt(around, { x, y, z: Number.POSITIVE_INFINITY }) };
  return freeSpot(around, bodyAt(around, below), below) ?? below;
};

const put = (turn: Turn<Eld>, { id, at: from, facing, where }: Model, to: Place, rule: RuleId): void => {
  if (where !== 'field' || samePlace(from, to)) return;
  const moved = { model: id, from, route: [to], facing, onWall: false, why: 'placed' } as const;
  turn.emit({ type: 'ModelMoved', ...moved }, rule);
};

/** The place at which a Flying model is measured: as if it stood on the field, below the surface from which it took off (ELD-STATE-043). */
export const flyingPlace = ({ x, y }: Place): Place => ({ x, y, z: 0 });

/** Lifts a model that has just become Flying. */
export const takeOff = (turn: Turn<Eld>, id: ModelId): void => {
  const model = modelOf(turn.state, id);
  put(turn, model, flyingPlace(model.at), 'ELD-STATE-043');
};

/** Puts down a model that has just lost Flying. It takes no Fall Damage, since it was at ground level by measurement. */
export const land = (turn: Turn<Eld>, id: ModelId): void => {
  const model = modelOf(turn.state, id);
  put(turn, model, landingPlace(tableOf(turn), model), 'ELD-STATE-042');
};
