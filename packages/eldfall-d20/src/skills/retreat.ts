import type { Turn } from '@rulewright/core';
import { modelOf, roleOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { noteEngagers } from '../movement/end-moves/follow-up.js';
import { skillLevel } from '../profiles/abilities.js';
import { cancelsEngaged, RETREAT } from '../states/engaged/cancels.js';
import { removeState } from '../states/gain.js';
import type { Eld, Resolution } from '../vocabulary/index.js';

/** A model that declares Hit and Retreat is no longer Engaged in its Movement step. */
export const cancelEngaged = (turn: Turn<Eld>): void => {
  const { sequence } = turn.state;
  if (!sequence?.movement) return;
  const model = modelOf(turn.state, sequence.model);
  if (!cancelsEngaged(tableOf(turn), model, sequence.movement)) return;
  noteEngagers(turn, model.id);
  removeState(turn, model.id, 'engaged', 'ELD-SKILL-027');
};

/** After an Attack in its own Activation a model with Hit and Retreat may walk, at the stage of the other end moves (ELD-SKILL-028). */
export const addRetreat = (turn: Turn<Eld>, { active, action, endMoves }: Resolution): void => {
  const model = modelOf(turn.state, active);
  if (action.do !== 'attack' || skillLevel(tableOf(turn), model, RETREAT) === 0) return;
  endMoves.push({ model: active, role: roleOf(turn.state, model), why: 'retreat' });
};
