import { isWeapon } from '../profiles/default-equipment.js';
import type { CardId, Carried, Table } from '../vocabulary/index.js';

/**
 * An Inventory with the Items of Upgrades (ELD-ITEM-021): they come last, but one that replaces the Primary Weapon takes its place, and the
 * old weapon leaves (ELD-ITEM-022).
 */
export const withUpgradeItems = (
  { pack }: Pick<Table, 'pack'>,
  inventory: readonly Carried[],
  upgrades: readonly CardId[],
): readonly Carried[] =>
  upgrades.reduce((all, id) => {
    const { items = [], primary = false } = pack.upgrades[id] ?? {};
    const more = items.map((item): Carried => ({ item, quantity: pack.items[item]?.quantity ?? 1, acquired: true }));
    const at = primary ? all.findIndex(({ item }) => isWeapon(pack.items[item])) : -1;
    return at < 0 ? all.concat(more) : all.toSpliced(at, 1, ...more);
  }, inventory);
