import { canDeal, trade } from '../../beside-table/artefacts/shop.js';
import { isAtOwnEffigy } from '../../key-models/effigies/at-effigy.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { modelOf } from '../../match/models.js';
import { once } from '../../special-rules/timing/limits.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { isResurrected } from '../activation/budgets.js';

const oneFreeShop = /* @__PURE__ */ once('activation', 'free shop', 'JHX-COMMUNION-012');

/**
 * In the round it resurrects a Hero shops once without AP (JHX-COMMUNION-012); a Demon that coalesced elsewhere if it comes
 * to its Effigy (JHX-DEMON-005).
 */
const isFree = (table: Table, model: Model): boolean =>
  isResurrected(table.state, model) && !oneFreeShop.isUsed(table.state, model.id);

/**
 * Buy, Trade and Sell Artefacts: next to its own Effigy a Hero makes any number of deals. Not offered where no deal is
 * possible.
 */
export const shopAction: ActionKind = actionKind<'shop'>({
  do: 'shop',
  rule: 'JHX-ACTION-032',
  options: (table, model) => {
    if (!isAtOwnEffigy(table, model)) return [];
    const { id } = model;
    const free = isFree(table, model) && canDeal(table, model, table.options.freeShopBuyOnly);
    return [
      ...(free ? [{ do: 'shop', model: id, free: true } as const] : []),
      ...(canDeal(table, model) ? [{ do: 'shop', model: id } as const] : []),
    ];
  },
  cost: ({ numbers }, { free }) => ({ ap: free ? 0 : numbers.actionCosts.shop.value, fate: 0 }),
  *run(turn, { model, free = false }) {
    if (free) oneFreeShop.use(turn, model);
    yield* trade(turn, { model, free, buyOnly: free && turn.options.freeShopBuyOnly });
  },
  refusal(table, { model: id, free }) {
    const model = modelOf(table.state, id);
    const detail = { model: id };
    if (!isAtOwnEffigy(table, model)) return { code: 'not-at-the-effigy', rule: 'JHX-ACTION-032', detail };
    if (free && !isFree(table, model)) return { code: 'not-free', rule: 'JHX-COMMUNION-012', detail };
    return { code: 'no-deal', rule: 'JHX-ACTION-032', detail };
  },
});
