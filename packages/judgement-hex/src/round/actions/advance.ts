import type { Refusal } from '@rulewright/core';
import { advance } from '../../combat/walking/advance.js';
import { plus } from '../../hero-cards/attributes/attribute.js';
import { cardOf } from '../../hero-cards/reading/cards.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { type ActionKind, actionKind, type ChoiceOf } from '../../match/action-kind.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { once } from '../../special-rules/timing/limits.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

const oneDash = /* @__PURE__ */ once('activation', 'dash', 'JHX-ABILITY-005');

/** True if a model can Dash: once per activation, and with Short Legs not in round 1 (JHX-ABILITY-057). */
const canDash = (table: Table, model: Model): boolean =>
  hasCommon(table, model, 'dash') &&
  !oneDash.isUsed(table.state, model.id) &&
  !(table.state.round === 1 && hasCommon(table, model, 'short-legs'));

/** The reason why a model has no Advance, or none with a Dash. */
const refusal = (table: Table, { model: id, dash }: ChoiceOf<'advance'>): Refusal | undefined => {
  const model = modelOf(table.state, id);
  const detail = { model: id };
  if (cardOf(table, model).attributes.MOV === null) return { code: 'no-attribute', rule: 'JHX-ATTR-004', detail };
  if (!dash) return undefined;
  if (!hasCommon(table, model, 'dash')) return { code: 'no-such-ability', rule: 'JHX-ABILITY-005', detail };
  return oneDash.isUsed(table.state, id)
    ? { code: 'already-used', rule: oneDash.rule, detail }
    : { code: 'short-legs', rule: 'JHX-ABILITY-057', detail };
};

/**
 * Advance, with or without a Dash. An Advance of no hexes is an action all the same (JHX-GEN-011). A model
 * whose MOV is a dash has no Advance (JHX-ATTR-004).
 */
export const advanceAction: ActionKind = actionKind<'advance'>({
  do: 'advance',
  rule: 'JHX-ACTION-003',
  options: (table, model) => {
    if (cardOf(table, model).attributes.MOV === null) return [];
    const plain = { do: 'advance', model: model.id } as const;
    return canDash(table, model) ? [plain, { ...plain, dash: true }] : [plain];
  },
  cost: ({ numbers }) => ({ ap: numbers.actionCosts.advance.value, fate: 0 }),
  *run(turn, { model, dash }) {
    if (dash) oneDash.use(turn, model);
    yield* advance(turn, dash ? { model, mov: [plus(tableOf(turn).numbers.moves.dash, 'Dash')] } : { model });
  },
  refusal,
});
