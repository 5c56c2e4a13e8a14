import type { Turn } from '@rulewright/core';
import { activePlayer, isOnField, itemOf, profileOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasClass } from '../profiles/abilities.js';
import type { Carried, Eld, Model, Table } from '../vocabulary/index.js';

/** The Quantities of Consumables with which a model began: those of its profile and of its Upgrades. */
const startOf = (table: Table, model: Model): readonly { readonly item: string; readonly quantity: number }[] =>
  [
    ...profileOf(table, model).inventory.items,
    ...model.upgrades.flatMap(id =>
      (table.pack.upgrades[id]?.items ?? []).map(item => ({ item, quantity: itemOf(table, item).quantity ?? 1 })),
    ),
  ].filter(({ item }) => itemOf(table, item).category === 'consumable');

/** The Inventory with its Consumables restored; the same one if nothing is missing. */
const restored = (table: Table, model: Model): readonly Carried[] => {
  let inventory = model.inventory;
  for (const { item, quantity } of startOf(table, model)) {
    const at = inventory.findIndex(one => one.item === item && !one.found);
    const own = inventory[at];
    const acquired = !profileOf(table, model).inventory.items.some(one => one.item === item);
    if (!own) inventory = inventory.concat({ item, quantity, acquired });
    else if (own.quantity < quantity) inventory = inventory.with(at, { ...own, quantity });
  }
  return inventory;
};

/**
 * In the Strategic phase of an Alchemist the Consumables of its profile and Upgrades are restored to their starting Quantity; looted ones are not
 * (ELD-CLASS-002).
 */
export const restoreConsumables = (turn: Turn<Eld>): void => {
  const by = activePlayer(turn.state);
  for (const model of turn.state.models) {
    const table = tableOf(turn);
    if (model.player !== by || !isOnField(model) || !hasClass(table, model, 'alchemist')) continue;
    const inventory = restored(table, model);
    if (inventory === model.inventory) continue;
    turn.emit({ type: 'InventoryChanged', model: model.id, inventory, why: 'alchemist' }, 'ELD-CLASS-002');
  }
};
