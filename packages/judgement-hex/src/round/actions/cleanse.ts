import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { conditionOn, lastingOn } from '../../match/lasting.js';
import { removeCondition } from '../../special-rules/conditions/inflict.js';
import { once } from '../../special-rules/timing/limits.js';
import type { Lasting } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { isBeginning } from '../activation/beginning.js';

const oneCleanse = /* @__PURE__ */ once('activation', 'cleanse', 'JHX-ACTION-008');

/**
 * True if a condition can still be removed in this activation. An edition may let a Hero do so only before any action:
 * then a condition that the Hero gained in its activation stays.
 */
const isInTime = (table: Table, { afterNext }: Lasting): boolean =>
  table.numbers.cleanse.when.value === 'activation' || (isBeginning(table) && afterNext !== true);

/**
 * Cleanse: for 1 Fate a Hero removes one condition from itself, once in its own activation (JHX-ACTION-008,
 * JHX-UNIT-018), even while knocked down (JHX-COND-028). Burn that is removed burns no more (JHX-ACTION-009).
 */
export const cleanse: ActionKind = actionKind<'cleanse'>({
  do: 'cleanse',
  rule: 'JHX-ACTION-007',
  options: (table, model) =>
    oneCleanse.isUsed(table.state, model.id)
      ? []
      : lastingOn(table.state, model.id, 'condition')
          .filter(one => isInTime(table, one))
          .map(({ data: { condition } }) => ({ do: 'cleanse', model: model.id, condition })),
  cost: ({ numbers }) => ({ ap: 0, fate: numbers.fateCosts.cleanse.value }),
  run(turn, { model, condition }) {
    oneCleanse.use(turn, model);
    removeCondition(turn, model, condition, 'JHX-ACTION-007');
  },
  refusal(table, { model, condition }) {
    const suffered = conditionOn(table.state, model, condition);
    if (!suffered) return { code: 'no-such-condition', rule: 'JHX-ACTION-007', detail: { model, condition } };
    return oneCleanse.isUsed(table.state, model)
      ? { code: 'already-used', rule: oneCleanse.rule, detail: { model } }
      : { code: 'too-late', rule: table.numbers.cleanse.when.rule, detail: { model, condition } };
  },
});
