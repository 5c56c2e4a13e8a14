import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { conditionOn, lastingOn } from '../../match/lasting.js';
import { removeCondition } from '../../special-rules/conditions/inflict.js';
import { once } from '../../special-rules/timing/limits.js';

const oneCleanse = /* @__PURE__ */ once('activation', 'cleanse', 'JHX-ACTION-008');

/**
 * Cleanse: for 1 Fate a Hero removes one condition from itself (JHX-ACTION-007), once in its own activation
 * (JHX-ACTION-008, JHX-UNIT-018), even while knocked down (JHX-COND-028). Burn that is removed burns no more
 * (JHX-ACTION-009).
 */
export const cleanse: ActionKind = actionKind<'cleanse'>({
  do: 'cleanse',
  rule: 'JHX-ACTION-007',
  options: ({ state }, model) =>
    oneCleanse.isUsed(state, model.id)
      ? []
      : lastingOn(state, model.id, 'condition').map(({ data: { condition } }) => ({
          do: 'cleanse',
          model: model.id,
          condition,
        })),
  cost: ({ numbers }) => ({ ap: 0, fate: numbers.fateCosts.cleanse.value }),
  run(turn, { model, condition }) {
    oneCleanse.use(turn, model);
    removeCondition(turn, model, condition, 'JHX-ACTION-007');
  },
  refusal: ({ state }, { model, condition }) =>
    conditionOn(state, model, condition)
      ? { code: 'already-used', rule: oneCleanse.rule, detail: { model } }
      : { code: 'no-such-condition', rule: 'JHX-ACTION-007', detail: { model, condition } },
});
