import { decide, isObject, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { artefactCard } from '../../hero-cards/reading/cards.js';
import { onBoard, warbandOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, Model, ModelId, ShopChoice } from '../../vocabulary/index.js';
import type { ArtefactId } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { changeFate } from '../fate/pool.js';
import { holdRefusal } from './holding.js';

/** A deal with the Artefact deck. */
export interface Deal {
  readonly model: ModelId;
  /** Without AP: by a Shrine, a bounty, or after resurrection. */
  readonly free?: boolean;
  /** As if it were next to its Effigy (JHX-MONSTER-009). */
  readonly anywhere?: boolean;
  /** No selling and no trading (JHX-COMMUNION-012, `freeShopBuyOnly`). */
  readonly buyOnly?: boolean;
}

const worth = (table: Table, artefacts: readonly ArtefactId[]): number =>
  artefacts.reduce((sum, id) => sum + artefactCard(table, id).cost, 0);

/** The sets of Artefacts that can be given in exchange: each held Artefact, and both. */
const offers = ({ artefacts }: Model): readonly (readonly ArtefactId[])[] => {
  const held = artefacts.map(({ artefact }) => artefact);
  return held.length > 1 ? [...held.map(one => [one]), held] : held.map(one => [one]);
};

/** Any deal, besides being done. */
type Dealing = Exclude<ShopChoice, 'done'>;

/** The Artefacts that a deal gives away, and the one that it takes out of the deck. */
const sidesOf = (deal: Dealing): { readonly gives: readonly ArtefactId[]; readonly takes?: ArtefactId } => {
  if ('buy' in deal) return { gives: [], takes: deal.buy };
  return 'sell' in deal ? { gives: [deal.sell] } : { gives: deal.trade, takes: deal.for };
};

/**
 * The reason why a Hero cannot make a deal now; undefined if it can: `not-held`, `not-in-the-deck`, `too-little-fate`,
 * or the reason why it cannot hold the Artefact that it gets (see `holdRefusal`).
 */
const dealRefusal = (table: Table, model: Model, deal: Dealing): Refusal | undefined => {
  if (model.player === null) return { code: 'no-hero', rule: 'JHX-ARTEFACT-003', detail: { model: model.id } };
  const { deck, fate } = warbandOf(table.state, model.player);
  const { gives, takes } = sidesOf(deal);
  const stray = gives.find(
    (id, at) => gives.indexOf(id) < at || !model.artefacts.some(({ artefact }) => artefact === id),
  );
  if (stray !== undefined) return { code: 'not-held', rule: 'JHX-ARTEFACT-003', detail: { artefact: stray } };
  if (takes === undefined) return undefined;
  if (!deck.includes(takes)) return { code: 'not-in-the-deck', rule: 'JHX-ARTEFACT-001', detail: { artefact: takes } };
  const refusal = holdRefusal(table, model, takes, { deck: model.player, without: gives });
  if (refusal) return refusal;
  const needs = artefactCard(table, takes).cost - worth(table, gives);
  return needs > fate
    ? { code: 'too-little-fate', rule: 'JHX-FATE-013', detail: { fate: needs, pool: fate } }
    : undefined;
};

/** All deals that look possible for a Hero, legal or not. */
const asked = ({ state }: Table, model: Model, buyOnly: boolean): readonly Dealing[] => {
  if (model.kind !== 'hero' || model.player === null || model.member !== null) return [];
  const { deck } = warbandOf(state, model.player);
  const buys = deck.map(buy => ({ buy }));
  if (buyOnly || model.artefacts.length === 0) return buys;
  const sells = model.artefacts.map(({ artefact: sell }) => ({ sell }));
  const trades = offers(model).flatMap(trade => deck.map(id => ({ trade, for: id })));
  return [...buys, ...sells, ...trades];
};

/** True if a Hero could make any deal with the deck now. */
export const canDeal = (table: Table, model: Model, buyOnly = false): boolean =>
  asked(table, model, buyOnly).some(deal => !dealRefusal(table, model, deal));

/**
 * All deals that a Hero could make with the deck now, besides ending: buy for the Fate cost (JHX-ARTEFACT-006), sell for it
 * (JHX-ARTEFACT-007), give Artefacts and Fate for the rest (JHX-ARTEFACT-008), where it can hold what it gets.
 */
const dealsOf = (table: Table, model: Model, buyOnly = false): readonly Dealing[] =>
  asked(table, model, buyOnly).filter(deal => !dealRefusal(table, model, deal));

/** The deal that an answer names; undefined for an answer that is no deal. */
const dealIn = (choice: unknown): Dealing | undefined => {
  if (!isObject(choice)) return undefined;
  const { buy, sell, trade, for: wanted } = choice;
  if (typeof buy === 'string') return { buy };
  if (typeof sell === 'string') return { sell };
  if (typeof wanted !== 'string' || !Array.isArray(trade) || trade.length === 0) return undefined;
  const given = trade.filter(one => typeof one === 'string');
  return given.length === trade.length ? { trade: given, for: wanted } : undefined;
};

/**
 * The reason why a deal is not among those that a Hero is offered: see `dealRefusal`; `only-buying` after resurrection
 * by the option `freeShopBuyOnly`; `dealt-already` for an Artefact that has changed hands in this action.
 */
export const shopRefusal = (table: Table, about: unknown, choice: unknown): Refusal | undefined => {
  const deal = dealIn(choice);
  const model = isObject(about) ? table.state.models.find(({ id }) => id === about.model) : undefined;
  if (!deal || !model || !isObject(about)) return undefined;
  const buyOnly = about.free === true && about.anywhere !== true && table.options.freeShopBuyOnly;
  if (buyOnly && !('buy' in deal)) return { code: 'only-buying', rule: 'JHX-COMMUNION-012' };
  return dealRefusal(table, model, deal) ?? { code: 'dealt-already', rule: 'JHX-ACTION-032' };
};

/** The Artefacts that a deal moves. */
const moved = (deal: Dealing): readonly ArtefactId[] => {
  const { gives, takes } = sidesOf(deal);
  return takes === undefined ? gives : [...gives, takes];
};

/**
 * A Hero buys, sells and trades any number of Artefacts. The player is asked only while a deal is possible. Each
 * Artefact changes hands at most once: selling a newly bought one leads to no result that direct deals cannot reach,
 * and so every visit ends.
 */
export function* trade(turn: Turn<Jhx>, { model: id, free, anywhere, buyOnly }: Deal): Rule {
  const settled: ArtefactId[] = [];
  for (;;) {
    const model = onBoard(turn.state, id);
    const all = model ? dealsOf(tableOf(turn), model, buyOnly) : [];
    const deals = all.filter(deal => !moved(deal).some(one => settled.includes(one)));
    if (!model || model.player === null || deals.length === 0) return;
    const deal = yield* decide(turn, {
      by: model.player,
      kind: 'shop',
      rule: 'JHX-ACTION-032',
      options: [...deals, 'done'],
      about: { model: id, ...(free ? { free } : {}), ...(anywhere ? { anywhere } : {}) },
    });
    if (deal === 'done') return;
    settled.push(...moved(deal));
    strike(turn, model, deal);
  }
}

/** Carries out a deal: Artefacts go back to the decks they came from, and new ones come from the player's own deck. */
const strike = (turn: Turn<Jhx>, { id, player }: Model, deal: Dealing): void => {
  if (player === null) return;
  const table = tableOf(turn);
  const give = (artefact: ArtefactId): void =>
    turn.emit({ type: 'ArtefactReturned', model: id, artefact }, 'JHX-ARTEFACT-009');
  const take = (artefact: ArtefactId): void =>
    turn.emit({ type: 'ArtefactTaken', model: id, held: { artefact, deck: player } }, 'JHX-ARTEFACT-003');
  if ('sell' in deal) {
    give(deal.sell);
    changeFate(turn, player, artefactCard(table, deal.sell).cost, 'sale', 'JHX-ARTEFACT-007');
  } else if ('buy' in deal) {
    changeFate(turn, player, -artefactCard(table, deal.buy).cost, 'purchase', 'JHX-ARTEFACT-006');
    take(deal.buy);
  } else {
    for (const artefact of deal.trade) give(artefact);
    // A surplus of the Artefacts given over the new one is lost.
    const rest = Math.max(0, artefactCard(table, deal.for).cost - worth(table, deal.trade));
    changeFate(turn, player, -rest, 'purchase', 'JHX-ARTEFACT-008');
    take(deal.for);
  }
};
