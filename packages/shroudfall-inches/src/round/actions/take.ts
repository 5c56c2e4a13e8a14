import type { Rule, Turn } from '@rulewright/core';
import { endEffects, endEffectsOfAction } from '../../match/lasting.js';
import { gameOf, tableOf } from '../../match/table.js';
import { beginInTerrain, completeForOthers } from '../../reaches/reaches.js';
import { checkCoherency } from '../../units/coherency/coherency.js';
import { isThere } from '../../units/leaving/destroy.js';
import type { ActionEnd, ActionRules, ActionTaken, GenericAction, Sfi, UnitId } from '../../vocabulary/index.js';

const rulesOf = (turn: Turn<Sfi>, action: GenericAction): ActionRules => {
  const rules = gameOf(turn).actions[action];
  if (!rules) throw new RangeError(`this game has no ${action} action`);
  return rules;
};

/**
 * Begins an action: all models of the unit take the same one (SFI-ACTION-003), and terrain that they stand in acts first (SFI-TKEY-003).
 * An action that an ability generates is marked.
 */
export function* beginAction(turn: Turn<Sfi>, unit: UnitId, action: GenericAction, generated = false): Rule {
  turn.emit({ type: 'ActionBegan', unit, action, ...(generated ? { generated } : {}) }, rulesOf(turn, action).rule);
  yield* beginInTerrain(turn, unit, action);
}

/**
 * After a move action: the check of coherency, then that of the number of move actions, generated ones included (SFI-ACTION-007,
 * SFI-ACTION-008). Either ends the activation of the unit that moved.
 */
const checkMove = (turn: Turn<Sfi>, unit: UnitId, end: ActionEnd): void => {
  const broken = checkCoherency(turn, unit, end === 'done' ? undefined : end.apart());
  const { activation } = turn.state;
  // Outside the activations no activation ends, also if the action was inside another one.
  if (activation?.unit !== unit || activation.part === 'ending' || activation.part === 'none') return;
  const { moveActions } = tableOf(turn).numbers.round;
  if (broken) turn.emit({ type: 'ActivationEnding', unit, why: 'coherency' }, 'SFI-COHERENCY-006');
  else if (activation.moves >= moveActions.value) {
    turn.emit({ type: 'ActivationEnding', unit, why: 'moves' }, moveActions.rule);
  }
};

function* endAction(
  turn: Turn<Sfi>,
  { unit, action }: Pick<ActionTaken, 'unit' | 'action'>,
  generated: boolean,
  end: ActionEnd,
): Rule {
  yield* completeForOthers(turn, unit);
  const { rule } = rulesOf(turn, action);
  endEffectsOfAction(turn, rule);
  turn.emit({ type: 'ActionEnded', unit, action, ...(generated ? { generated } : {}) }, rule);
  const goesOn = turn.state.activation?.actions.some(one => one.unit === unit && one.action === 'attack');
  if (action === 'attack' && !goesOn) endEffects(turn, 'own-attack-action', unit, rule);
  if (action === 'move' && isThere(turn, unit)) checkMove(turn, unit, end);
}

/** Does the next part of the action that the active unit is taking; nothing else begins before its end (SFI-ACTION-004). */
export function* continueAction(turn: Turn<Sfi>, taken: ActionTaken): Rule {
  const went = isThere(turn, taken.unit) ? yield* rulesOf(turn, taken.action).next(turn, taken.unit) : 'done';
  if (went !== 'more') yield* endAction(turn, taken, false, went);
}

/**
 * An action that an ability generates: it does not count among the two actions of the unit (SFI-ACTION-017).
 *
 * @param parts the parts of the action, if the ability replaces them; by default those of the action
 */
export function* takeGenerated(turn: Turn<Sfi>, unit: UnitId, action: GenericAction, parts?: () => Rule): Rule {
  const { next } = rulesOf(turn, action);
  yield* beginAction(turn, unit, action, true);
  let went: 'more' | ActionEnd = 'more';
  if (!parts) while (went === 'more' && isThere(turn, unit)) went = yield* next(turn, unit);
  else if (isThere(turn, unit)) yield* parts();
  yield* endAction(turn, { unit, action }, true, went === 'more' ? 'done' : went);
}
