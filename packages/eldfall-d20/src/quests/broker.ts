import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { isYetToCome, modelOf, partyOf } from '../match/lookups.js';
import { listOf, numberOf, questOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { copiesAllowed } from '../parties/refusal.js';
import { mostUpgrades } from '../upgrades/allowed.js';
import { gainUpgrade } from '../upgrades/gain.js';
import { canBeChanged } from '../upgrades/options.js';
import type { CardId, Eld, Model, Table } from '../vocabulary/index.js';
import { spend } from './campfire.js';

/** The models of a player that can be deployed, so that something can be bought for them. */
const customers = ({ state }: Table, player: PlayerId): readonly Model[] =>
  state.models.filter(one => one.player === player && isYetToCome(one));

/** The models that have room for an Upgrade, and something that it can change. */
const takers = (table: Table, player: PlayerId, upgrade: CardId): readonly Model[] =>
  customers(table, player).filter(
    one =>
      one.upgrades.length < mostUpgrades(table, one, [...one.upgrades, upgrade]) && canBeChanged(table, one, upgrade),
  );

/** The price of a ware: an Upgrade costs more than printed, an Item of the card a fixed price (ELD-QUEST-064). */
const priceOf = (table: Table, ware: CardId): number => {
  const quest = questOf(table);
  const upgrade = table.pack.upgrades[ware];
  return upgrade ? upgrade.cost + numberOf(quest, 'upgradePrice') : numberOf(quest, 'itemPrice');
};

/** True while the party has fewer copies of an Upgrade than its Limit. */
const isBelowLimit = (table: Table, player: PlayerId, upgrade: CardId): boolean => {
  const own = table.state.models.filter(one => one.player === player);
  const copies = own.flatMap(({ upgrades }) => upgrades).filter(one => one === upgrade).length;
  return copies < copiesAllowed(table, upgrade);
};

/** All goods that a player can buy: Upgrades of any faction and class, within their Limits, and the Items of the card (ELD-QUEST-064). */
const wares = (table: Table, player: PlayerId): readonly CardId[] => {
  const { points } = partyOf(table.state, player);
  const upgrades = Object.keys(table.pack.upgrades).filter(
    id => isBelowLimit(table, player, id) && takers(table, player, id).length > 0,
  );
  const items = customers(table, player).length > 0 ? listOf(questOf(table), 'items') : [];
  return [...upgrades, ...items].filter(ware => priceOf(table, ware) <= points);
};

/** A player buys one thing for one model. */
function* buy(turn: Turn<Eld>, by: PlayerId, ware: CardId): Rule {
  const table = tableOf(turn);
  const rule = 'ELD-QUEST-064';
  const isUpgrade = Object.hasOwn(table.pack.upgrades, ware);
  const options = (isUpgrade ? takers(table, by, ware) : customers(table, by)).map(({ id }) => id);
  const id = yield* decideUnlessForced(turn, { by, kind: 'model', rule, options, about: { source: ware } });
  spend(turn, by, priceOf(table, ware), 'broker', rule);
  if (isUpgrade) return yield* gainUpgrade(turn, by, id, ware);
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
