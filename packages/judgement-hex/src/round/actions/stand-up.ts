import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { suffers } from '../../match/lasting.js';
import { removeCondition } from '../../special-rules/conditions/inflict.js';

/** Stand Up: the model removes knock down from itself, as Summoned models may (JHX-SUMMON-002). */
export const standUp: ActionKind = actionKind<'stand-up'>({
  do: 'stand-up',
  rule: 'JHX-ACTION-028',
  options: ({ state }, { id: model }) => (suffers(state, model, 'knock-down') ? [{ do: 'stand-up', model }] : []),
  cost: ({ numbers }) => ({ ap: numbers.actionCosts.standUp.value, fate: 0 }),
  run: (turn, { model }) => removeCondition(turn, model, 'knock-down', 'JHX-ACTION-028'),
  refusal: (_, { model }) => ({ code: 'not-knocked-down', rule: 'JHX-ACTION-028', detail: { model } }),
});
