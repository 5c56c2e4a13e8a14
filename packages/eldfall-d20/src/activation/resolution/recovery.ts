import { decide, type Rule, type Turn } from '@rulewright/core';
import { overlapsInSpace } from '@rulewright/core/inches/height';
import { deciderOf } from '../../match/decider.js';
import { hasState, isOnField, modelOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { checkMorale } from '../../morale/broken.js';
import { moveModel } from '../../movement/move-model.js';
import { freeSpot } from '../../routes/free-spot.js';
import { bodyAt } from '../../routes/meeting.js';
import { surroundingsOf } from '../../routes/surroundings.js';
import { gainState, removeState } from '../../states/gain.js';
import type { Eld, ModelId } from '../../vocabulary/index.js';

/** A player may let a model get up only as far as Crouched. */
function* askToCrouch(turn: Turn<Eld>, id: ModelId): Rule {
  const model = modelOf(turn.state, id);
  if (hasState(model, 'crouched') || model.player === null) return;
  const by = deciderOf(tableOf(turn), model);
  const about = { model: id, state: 'crouched' };
  const options = [true, false];
  if (!(yield* decide(turn, { by, kind: 'yes', rule: 'ELD-STATE-049', options, about }))) return;
  gainState(turn, id, { state: 'crouched', by: model.player, source: 'crouched' }, 'ELD-STATE-049');
}

/** Moves a model that overlaps others to the nearest free place. */
const goFree = (turn: Turn<Eld>, id: ModelId): void => {
  const model = modelOf(turn.state, id);
  const around = surroundingsOf(tableOf(turn), model);
  const spot = freeSpot(around, bodyAt(around, model.at), model.at);
  if (spot) moveModel(turn, { model: id, route: [spot], why: 'placed' }, 'ELD-MOVE-021', 'ELD-MOVE-022');
};

/**
 * A model that gets up under another one, which has ended its movement on it, goes to the nearest free place, or by
 * option the other one does (ELD-MOVE-022).
 */
const leaveTaken = (turn: Turn<Eld>, id: ModelId): void => {
  if (turn.options.risingUnder === 'otherLeaves') {
    const model = modelOf(turn.state, id);
    const around = surroundingsOf(tableOf(turn), model);
    const body = bodyAt(around, model.at);
    for (const other of around.others) if (overlapsInSpace(body, other)) goFree(turn, other.model);
  }
  goFree(turn, id);
};

/** Lifts Incapacitated from a model that has HP again. */
export function* recover(turn: Turn<Eld>, id: ModelId): Rule {
  removeState(turn, id, 'incapacitated', 'ELD-STATE-048');
  leaveTaken(turn, id);
  checkMorale(turn);
  yield* askToCrouch(turn, id);
}

/**
 * Lifts Incapacitated from models that have HP again, where the option lifts it at once and not in their Strategic
 * phase (ELD-STATE-048). Called after every effect that may restore HP.
 */
export function* recoverAtOnce(turn: Turn<Eld>): Rule {
  if (turn.options.incapacitatedRecovery !== 'immediate') return;
  for (const { id } of turn.state.models) {
    const model = modelOf(turn.state, id);
    if (isOnField(model) && model.hp > 0 && hasState(model, 'incapacitated')) yield* recover(turn, id);
  }
}
