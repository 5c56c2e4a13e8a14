import type { Turn } from '@rulewright/core';
import { modelOf, roleOf, stateOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { skillLevel } from '../profiles/abilities.js';
import { removeState } from '../states/gain.js';
import type { DeclaredMovement, Eld, EndMove, Model, Resolution, Table } from '../vocabulary/index.js';

const RETREAT = 'hit-and-retreat';

/** True for a movement that cancels Engaged without a roll (ELD-SKILL-027). */
export const cancelsEngaged = (table: Table, model: Model, { skills }: Pick<DeclaredMovement, 'skills'>): boolean =>
  skills.includes(RETREAT) && skillLevel(table, model, RETREAT) > 0;

/** A model that declares Hit and Retreat is no longer Engaged in its Movement step (ELD-SKILL-027). */
export const cancelEngaged = (turn: Turn<Eld>): void => {
  const { sequence } = turn.state;
  if (!sequence?.movement) return;
  const model = modelOf(turn.state, sequence.model);
  if (cancelsEngaged(tableOf(turn), model, sequence.movement)) removeState(turn, model.id, 'engaged', 'ELD-SKILL-027');
};

/** After an Attack in its own Activation a model with Hit and Retreat may walk, at the stage of the other end moves (ELD-SKILL-028). */
export const addRetreat = (turn: Turn<Eld>, { active, action, endMoves }: Resolution): void => {
  const model = modelOf(turn.state, active);
  if (action.do !== 'attack' || skillLevel(tableOf(turn), model, RETREAT) === 0) return;
  endMoves.push({ model: active, role: roleOf(turn.state, model), why: 'retreat' });
};

/**
 * The moves of models with Follow-Up that a model has just left, when it was Engaged by them before: up to half SPD towards it, at once
 * (ELD-SKILL-025).
 */
export const followUps = (table: Table, before: Model): readonly EndMove[] => {
  const now = stateOf(modelOf(table.state, before.id), 'engaged')?.about ?? [];
  const left = (stateOf(before, 'engaged')?.about ?? []).filter(id => !now.includes(id));
  return left
    .map(id => modelOf(table.state, id))
    .filter(one => skillLevel(table, one, 'follow-up') > 0)
    .map(one => ({ model: one.id, role: roleOf(table.state, one), why: 'follow-up', towards: before.id }));
};
