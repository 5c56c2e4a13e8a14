import type { ContentPack, Exchange } from '../content/pack.js';
import { buildingUnder } from '../match/village.js';
import type { RuleId } from '../rulebook/index.js';
import { cannotPay, changeOf, exchange } from '../turn/payment.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';

type Alchemy = 'advancedAlchemy' | 'mineAlchemy';

/** The rule of the place, and the rule of the amounts. */
export interface ExchangeRules {
  readonly place: RuleId;
  readonly rate: RuleId;
}

/** A special action that exchanges fixed amounts in one building. One action makes one exchange (JOG-SPC-008). */
export const fixedExchange = <D extends Alchemy>(
  name: D,
  what: (pack: ContentPack) => Exchange,
  { place, rate }: ExchangeRules,
): TurnAction<ChoiceOf<D>> => {
  const choice = { do: name } as ChoiceOf<D>;
  return {
    read: () => choice,
    candidates: () => [choice],
    whyNot: (table, actor) => {
      const { at, give } = what(table.pack);
      if (buildingUnder(table.state, actor) !== at)
        return { code: 'wrong-building', rule: place, detail: { needs: at } };
      return cannotPay(table, give);
    },
    price: ({ pack }) => changeOf(what(pack).give, what(pack).receive),
    perform(turn, { pack }): void {
      const { give, receive } = what(pack);
      exchange(turn, { pack }, give, receive, name, rate);
    },
  };
};
