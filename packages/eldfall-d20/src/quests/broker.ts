import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { isYetToCome, modelOf, partyOf } from '../match/lookups.js';
import { listOf, numberOf, questOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { besidePaimon, costFor, hasPaimon } from '../parties/game-size.js';
import { copiesAllowed } from '../parties/refusal.js';
import { primaryWeapon } from '../profiles/default-equipment.js';
import { hasRoomFor, isBarred, isOfItsClass } from '../upgrades/allowed.js';
import { gainUpgrade } from '../upgrades/gain.js';
import type { CardId, Eld, Model, Table } from '../vocabulary/index.js';
import { spend } from './campfire.js';

const isUpgrade = ({ pack }: Table, ware: CardId): boolean => Object.hasOwn(pack.upgrades, ware);

/** The models of a player that can be deployed, so that something can be bought for them. */
const customers = ({ state }: Table, player: PlayerId): readonly Model[] =>
  state.models.filter(one => one.player === player && isYetToCome(one));

/**
 * The models that have room for an Upgrade, and something that it can change. The Broker lifts its class, but by the
 * option, and not its traits (ELD-UPGRADE-005).
 */
const takers = (table: Table, player: PlayerId, upgrade: CardId): readonly Model[] =>
  customers(table, player).filter(
    one =>
      hasRoomFor(table, one, upgrade) &&
      !isBarred(table, one, upgrade) &&
      (table.options.brokerClasses === 'lifted' || isOfItsClass(table, one, upgrade)),
  );

/** All Upgrades of a player's models. */
const upgradesOf = ({ state }: Table, player: PlayerId): readonly CardId[] =>
  state.models.filter(one => one.player === player).flatMap(({ upgrades }) => upgrades);

/**
 * The price of a ware for a model: an Upgrade costs more than it does for a model with this Primary Weapon in a party
 * with these Upgrades, an Item of the card a fixed price (ELD-QUEST-064, ELD-UPGRADE-019, ELD-UPGRADE-032).
 */
const priceOf = (table: Table, player: PlayerId, ware: CardId, { inventory }: Model): number => {
  const quest = questOf(table);
  if (!isUpgrade(table, ware)) return numberOf(quest, 'itemPrice');
  const cost = costFor(table, ware, primaryWeapon(table, inventory));
  const paid = hasPaimon(table, upgradesOf(table, player)) ? besidePaimon(cost) : cost;
  return paid + numberOf(quest, 'upgradePrice');
};

/** True while the party has fewer copies of an Upgrade than its Limit. */
const isBelowLimit = (table: Table, player: PlayerId, upgrade: CardId): boolean => {
  const copies = upgradesOf(table, player).filter(one => one === upgrade).length;
  return copies < copiesAllowed(table, upgrade);
};

/** The models for which a player can buy and pay a ware. */
const buyers = (table: Table, player: PlayerId, ware: CardId): readonly Model[] => {
  const { points } = partyOf(table.state, player);
  const all = isUpgrade(table, ware) ? takers(table, player, ware) : customers(table, player);
  return all.filter(one => priceOf(table, player, ware, one) <= points);
};

/** All goods that a player can buy: Upgrades of any faction and class, within their Limits, and the Items of the card (ELD-QUEST-064). */
const wares = (table: Table, player: PlayerId): readonly CardId[] => {
  const upgrades = Object.keys(table.pack.upgrades).filter(id => isBelowLimit(table, player, id));
  return [...upgrades, ...listOf(questOf(table), 'items')].filter(ware => buyers(table, player, ware).length > 0);
};

/** A player buys one thing for one model. */
function* buy(turn: Turn<Eld>, by: PlayerId, ware: CardId): Rule {
  const table = tableOf(turn);
  const rule = 'ELD-QUEST-064';
  const options = buyers(table, by, ware).map(({ id }) => id);
  const id = yield* decideUnlessForced(turn, { by, kind: 'model', rule, options, about: { source: ware } });
  spend(turn, by, priceOf(table, by, ware, modelOf(turn.state, id)), 'broker', rule);
  if (isUpgrade(table, ware)) return yield* gainUpgrade(turn, by, id, ware);
  const item = { item: ware, quantity: 1, acquired: true } as const;
  const { inventory } = modelOf(turn.state, id);
  turn.emit({ type: 'InventoryChanged', model: id, inventory: [...inventory, item], why: 'bought' }, rule);
}

/** The Broker sells Upgrades and Items for Victory Points. */
export function* broker(turn: Turn<Eld>): Rule {
  for (const by of turn.state.players) {
    for (;;) {
      const options = wares(tableOf(turn), by);
      if (options.length === 0) break;
      const about = { source: 'broker' };
      const ware = yield* decide(turn, {
        by,
        kind: 'card',
        rule: 'ELD-QUEST-064',
        options: [...options, 'none'],
        about,
      });
      if (ware === 'none') break;
      yield* buy(turn, by, ware);
    }
  }
}
