import { isAtOwnEffigy } from '../../key-models/effigies/at-effigy.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { modelOf } from '../../match/models.js';

/**
 * Bank Soul: next to its own Effigy a Hero turns any number of its Bound Souls into Banked ones. The enemy Effigy is
 * not harmed by it again (JHX-SOUL-031). Cursed Heroes may bank Souls (JHX-SOUL-037).
 */
export const bankSoulAction: ActionKind = actionKind<'bank-soul'>({
  do: 'bank-soul',
  rule: 'JHX-ACTION-004',
  options: (table, model) =>
    isAtOwnEffigy(table, model)
      ? Array.from({ length: model.souls }, (_, at) => ({ do: 'bank-soul', model: model.id, souls: at + 1 }))
      : [],
  cost: ({ numbers }) => ({ ap: numbers.actionCosts.bankSoul.value, fate: 0 }),
  run(turn, { model, souls }) {
    const { player } = modelOf(turn.state, model);
    if (player !== null) turn.emit({ type: 'SoulsBanked', player, souls, from: model }, 'JHX-ACTION-004');
  },
  refusal(table, { model: id, souls }) {
    const model = modelOf(table.state, id);
    if (!isAtOwnEffigy(table, model))
      return { code: 'not-at-the-effigy', rule: 'JHX-ACTION-004', detail: { model: id } };
    return { code: 'not-so-many', rule: 'JHX-ACTION-005', detail: { souls, held: model.souls } };
  },
});
