import type { BasicResource } from '../content/pack.js';
import { buildingUnder } from '../match/village.js';
import { cannotPay, changeOf, exchange } from '../turn/payment.js';
import type { JogTurn } from '../vocabulary/index.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';

/**
 * The merchant at the Town Hall gives a little of one basic resource for much of another, never gold, to any character;
 * one action makes one exchange (JOG-SPC-008).
 */
export const merchant: TurnAction<ChoiceOf<'merchant'>> = {
  read: ({ give, receive }) =>
    typeof give === 'string' && typeof receive === 'string'
      ? { do: 'merchant', give: give as BasicResource, receive: receive as BasicResource }
      : undefined,
  candidates: ({ pack, state }, actor) => {
    const { at, resources } = pack.merchant;
    if (buildingUnder(state, actor) !== at) return [];
    return resources.flatMap(give =>
      resources.filter(receive => receive !== give).map(receive => ({ do: 'merchant' as const, give, receive })),
    );
  },
  whyNot: (table, actor, { give, receive }) => {
    const { merchant } = table.pack;
    const tradable: readonly string[] = merchant.resources;
    if (buildingUnder(table.state, actor) !== merchant.at) {
      return { code: 'wrong-building', rule: 'JOG-SPC-009', detail: { needs: merchant.at } };
    }
    if (!tradable.includes(give) || !tradable.includes(receive))
      return { code: 'not-exchangeable', rule: 'JOG-SPC-009' };
    if (give === receive) return { code: 'no-exchange', rule: 'JOG-SPC-009' };
    return cannotPay(table, { [give]: merchant.give });
  },
  price: ({ pack }, _actor, { give, receive }) =>
    changeOf({ [give]: pack.merchant.give }, { [receive]: pack.merchant.receive }),
  perform(turn: JogTurn, { pack }, { give, receive }): void {
    const { merchant } = pack;
    exchange(turn, { pack }, { [give]: merchant.give }, { [receive]: merchant.receive }, 'merchant', 'JOG-SPC-009');
  },
};
