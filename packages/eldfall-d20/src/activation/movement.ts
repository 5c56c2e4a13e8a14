import { decide, type Rule, type Turn } from '@rulewright/core';
import { knowsDistances } from '../battlefield/known-distances.js';
import { hostileMovement } from '../hostiles/movement.js';
import { recoverThrown } from '../items/thrown.js';
import { deciderOf } from '../match/decider.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { followLeaving } from '../movement/end-moves/end-moves.js';
import { engagedUntilNow } from '../movement/end-moves/follow-up.js';
import { noteFalls } from '../movement/falls/damage.js';
import { flees, flight } from '../movement/flight.js';
import { meetsHidden } from '../movement/hidden.js';
import { carryOutMovement, cutMovement, declareMovement } from '../movement/move-model.js';
import { passesAll } from '../movement/speed.js';
import { isPlayedByHand } from '../profiles/behaviour.js';
import { dashesAtOnce } from '../skills/dash.js';
import { engageImpeded } from '../skills/impede.js';
import { cancelEngaged } from '../skills/retreat.js';
import { taunt } from '../skills/taunt.js';
import { checkEngaged } from '../states/engaged/ends.js';
import type { Eld, Going, ModelId } from '../vocabulary/index.js';
import { declareOwnAction } from './action.js';
import { sequenceOf } from './going.js';
import { askOpportunity } from './opportunity.js';

/** A Hidden enemy on the way ends the movement at the first contact: the check of the route did not know of it (ELD-STATE-073). */
const stopAtHidden = (turn: Turn<Eld>, model: ModelId): void => {
  const { movement } = sequenceOf(turn);
  if (!movement) return;
  const table = tableOf(turn);
  const through = passesAll(table, modelOf(turn.state, model), movement);
  const met = meetsHidden(table, model, movement.route, through);
  if (met) cutMovement(turn, met.point, 'ELD-MOVE-020');
};

/**
 * The activated model declares one movement with all its Skills (ELD-MOVE-002); a model that flees has no choice
 * (ELD-STATE-055), and a Hostile follows its card (ELD-HOSTILE-012).
 */
function* declare(turn: Turn<Eld>): Rule {
  const { model } = sequenceOf(turn);
  if (flees(turn.state, model)) {
    yield* flight(turn, model);
    return stopAtHidden(turn, model);
  }
  const table = tableOf(turn);
  const mover = modelOf(turn.state, model);
  const movement =
    mover.player === null && !isPlayedByHand(table, mover)
      ? yield* hostileMovement(turn, model)
      : yield* decide(turn, {
          by: deciderOf(table, mover),
          kind: 'movement',
          rule: 'ELD-ACT-012',
          proposal: { model },
          about: { distances: knowsDistances(table, mover) },
        });
  declareMovement(turn, model, movement);
  stopAtHidden(turn, model);
  cancelEngaged(turn);
}

/**
 * Step 2: the movement is declared, enemies may interrupt it by Attacks of Opportunity at points of its path
 * (ELD-ACT-014), and then it is carried out to its end (ELD-REACT-015), where the model may recover thrown Items
 * (ELD-TRAIT-066). Engaged ends at once for a model that has left the Reach of an enemy (ELD-STATE-033).
 */
export function* movementStep(turn: Turn<Eld>, going: Going): Rule {
  const { ended, movement } = sequenceOf(turn);
  if (ended) return;
  if (!movement) {
    yield* declare(turn);
    going.goesOn = true;
    return;
  }
  if (movement.route.length > 0 && (yield* askOpportunity(turn))) {
    going.goesOn = true;
    return;
  }
  const mover = sequenceOf(turn).model;
  const engagers = engagedUntilNow(turn, mover);
  carryOutMovement(turn);
  checkEngaged(turn);
  noteFalls(turn, yield* followLeaving(turn, mover, engagers, 'movement'));
  engageImpeded(turn);
  yield* taunt(turn);
  if (movement.route.length > 0) yield* recoverThrown(turn, mover);
  if (dashesAtOnce(tableOf(turn))) yield* declareOwnAction(turn);
}
