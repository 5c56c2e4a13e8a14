import type { Refusal } from '@rulewright/core';
import { place } from '../../combat/walking/walk.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { type ActionKind, actionKind, type ChoiceOf } from '../../match/action-kind.js';
import { modelOf } from '../../match/models.js';
import { once } from '../../special-rules/timing/limits.js';
import type { Icon, Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { coalesceIcon, isDemon } from './coalesce.js';

const oneGateway = /* @__PURE__ */ once('activation', 'demonic-gateway', 'JHX-ATTR-012');

/** The Icons of friendly Demons. A Demon's own Icon is removed before it acts (JHX-DEMON-004). */
const iconsOf = ({ state }: Table, { player }: Model): readonly Icon[] =>
  state.icons.filter(icon => icon.token === coalesceIcon && icon.player === player);

const refusal = (table: Table, { model: id, icon }: ChoiceOf<'demonic-gateway'>): Refusal | undefined => {
  const model = modelOf(table.state, id);
  const detail = { model: id };
  if (!isDemon(table, model)) return { code: 'no-demon', rule: 'JHX-DEMON-008', detail };
  if (oneGateway.isUsed(table.state, id)) return { code: 'already-used', rule: oneGateway.rule, detail };
  const to = iconsOf(table, model).find(one => one.id === icon)?.at;
  const piece = pieceOf(table, id);
  if (to === undefined || !piece) return { code: 'no-such-icon', rule: 'JHX-DEMON-006', detail: { icon } };
  return fieldOf(table).landingRefusal(piece, to, 'place');
};

/**
 * Demonic Gateway, an Active Ability of every Demon: for 1 AP the Demon is Placed on the hex of a friendly Demon's
 * Coalesce Icon, if the hex is free (JHX-MOVE-013), once per activation.
 */
export const demonicGateway: ActionKind = actionKind<'demonic-gateway'>({
  do: 'demonic-gateway',
  rule: 'JHX-DEMON-006',
  options: (table, model) =>
    iconsOf(table, model)
      .map(({ id: icon }) => ({ do: 'demonic-gateway', model: model.id, icon }) as const)
      .filter(choice => !refusal(table, choice)),
  cost: ({ numbers }) => ({ ap: numbers.actionCosts.demonicGateway.value, fate: 0 }),
  *run(turn, { model, icon }) {
    oneGateway.use(turn, model);
    const to = turn.state.icons.find(({ id }) => id === icon)?.at;
    if (to !== undefined) yield* place(turn, { model, to, motion: 'place', by: model });
  },
  refusal,
});
