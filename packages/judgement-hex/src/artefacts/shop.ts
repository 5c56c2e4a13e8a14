import { decide, type Rule, type Turn } from '@rulewright/core';
import { onBoard, warbandOf } from '../arena/models.js';
import { type Table, tableOf } from '../arena/table.js';
import type { ArtefactId } from '../content/pack.js';
import { changeFate } from '../fate/pool.js';
import type { Jhx, Model, ModelId, ShopChoice } from '../vocabulary/index.js';
import { artefactCard, holdRefusal } from './holding.js';

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

/** The sets of Artefacts that can be given for another: each one held, and both. */
const offers = ({ artefacts }: Model): readonly (readonly ArtefactId[])[] => {
  const held = artefacts.map(({ artefact }) => artefact);
  return held.length > 1 ? [...held.map(one => [one]), held] : held.map(one => [one]);
};

/**
 * Everything a Hero could do with the deck now, besides being done: buy for the Fate cost (JHX-ARTEFACT-006), sell for it
 * (JHX-ARTEFACT-007), give Artefacts and Fate for the rest (JHX-ARTEFACT-008), where it can hold what it gets.
 */
export const dealsOf = (table: Table, model: Model, buyOnly = false): readonly Exclude<ShopChoice, 'done'>[] => {
  if (model.kind !== 'hero' || model.player === null || model.member !== null) return [];
  const { deck, fate } = warbandOf(table.state, model.player);
  const fits = (id: ArtefactId, without: readonly ArtefactId[]): boolean =>
    artefactCard(table, id).cost <= fate + worth(table, without) &&
    !holdRefusal(table, model, id, { deck: model.player, without });
  const buys = deck.filter(id => fits(id, [])).map(buy => ({ buy }));
  if (buyOnly) return buys;
  const sells = model.artefacts.map(({ artefact: sell }) => ({ sell }));
  const trades = offers(model).flatMap(trade => deck.filter(id => fits(id, trade)).map(id => ({ trade, for: id })));
  return [...buys, ...sells, ...trades];
};

/** The Artefacts that a deal moves. */
const moved = (deal: Exclude<ShopChoice, 'done'>): readonly ArtefactId[] =>
  'buy' in deal ? [deal.buy] : 'sell' in deal ? [deal.sell] : [...deal.trade, deal.for];

/**
 * A Hero buys, sells and trades any number of Artefacts (JHX-ACTION-032). Nothing is asked where nothing can be done. Each
 * Artefact changes hands once in it: to give back what was just bought leads nowhere that one cannot get to directly, and
 * so every deal comes to an end.
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

/** A deal is struck: Artefacts go back to the decks they came from (JHX-ARTEFACT-009), and come out of the own. */
const strike = (turn: Turn<Jhx>, { id, player }: Model, deal: Exclude<ShopChoice, 'done'>): void => {
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
    // What the Artefacts given are worth more than the new one is lost.
    const rest = Math.max(0, artefactCard(table, deal.for).cost - worth(table, deal.trade));
    changeFate(turn, player, -rest, 'purchase', 'JHX-ARTEFACT-008');
    take(deal.for);
  }
};
