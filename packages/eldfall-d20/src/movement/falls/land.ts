import type { Turn } from '@rulewright/core';
import { modelOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { Eld, ModelId } from '../../vocabulary/index.js';
import { freeSpot } from '../free-spot.js';
import { moveModel } from '../move-model.js';
import { restAt } from '../route/ground.js';
import { bodyAt } from '../route/meeting.js';
import { surroundingsOf } from '../surroundings.js';

/** Places a model that has just stopped Flying on the surface beneath it, without Fall Damage (ELD-STATE-042). Nobody stands on others. */
export const land = (turn: Turn<Eld>, id: ModelId): void => {
  const model = modelOf(turn.state, id);
  const around = surroundingsOf(tableOf(turn), model);
  const level = restAt(around, { ...model.at, z: Number.POSITIVE_INFINITY });
  const landed = { ...model.at, z: level };
  const spot = freeSpot(around, bodyAt(around, landed), landed);
  const route = spot ? [spot] : level === model.at.z ? [] : [landed];
  if (route.length > 0) moveModel(turn, { model: id, route, why: 'placed' }, 'ELD-STATE-042');
};
