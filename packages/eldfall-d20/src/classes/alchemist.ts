import type { Turn } from '@rulewright/core';
import { withMore } from '../items/take.js';
import { withUpgradeItems } from '../items/upgrade-items.js';
import { activePlayer, isOnField, itemOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { printedInventory } from '../parties/models.js';
import { hasClass } from '../profiles/abilities.js';
import type { Carried, Eld, Model, Table } from '../vocabulary/index.js';

/** The lots of Consumables with which a model began: those of its profile, and those of its Upgrades. */
const startOf = (table: Table, model: Model): readonly Carried[] =>
  withUpgradeItems(table, printedInventory(table, model.profile), model.upgrades).filter(
    ({ item }) => itemOf(table, item).category === 'consumable',
  );

/** The copies of an Item that a model has of the same origin as a lot: printed or acquired, and not found. */
const copiesLike = (lots: readonly Carried[], { item, acquired }: Carried): number =>
  lots.reduce(
    (sum, one) => (one.item === item && one.acquired === acquired && !one.found ? sum + one.quantity : sum),
    0,
  );

/** The Inventory with its Consumables restored; the same one if nothing is missing. */
const restored = (table: Table, model: Model): readonly Carried[] => {
  const start = startOf(table, model);
  return start.reduce((inventory, lot) => {
    const missing = copiesLike(start, lot) - copiesLike(inventory, lot);
    return missing > 0 ? withMore(inventory, { ...lot, quantity: missing }) : inventory;
  }, model.inventory);
};

/**
 * In the Strategic phase of an Alchemist the Consumables of its profile and Upgrades are restored to their starting Quantity; looted ones
 * are not.
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
