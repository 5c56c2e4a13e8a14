import type { CardId, Carried, Table } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';

const isTwoHanded = ({ traits, weapon }: Item): boolean =>
  [...traits, ...(weapon?.traits ?? [])].some(({ id }) => id === 'two-handed');

/** The categories of which a model has one Item equipped (ELD-ITEM-001, ELD-ITEM-002); a Consumable is used without being equipped (ELD-ITEM-013). */
const equipable: readonly Item['category'][] = ['weapon', 'shield', 'accessory'];

/**
 * The Items that are equipped if nothing is said: of each category the one that the Inventory lists highest (ELD-ITEM-003). A Shield stays
 * unequipped below a Two-Handed Weapon, and a Two-Handed Weapon below a Shield (ELD-ITEM-004, ELD-ITEM-005).
 */
export const defaultEquipment = ({ pack }: Pick<Table, 'pack'>, inventory: readonly Carried[]): readonly CardId[] => {
  const equipped: CardId[] = [];
  const has = (wanted: (item: Item) => boolean): boolean =>
    equipped.some(id => {
      const item = pack.items[id];
      return item !== undefined && wanted(item);
    });
  for (const { item: id } of inventory) {
    const item = pack.items[id];
    if (!item || !equipable.includes(item.category) || has(({ category }) => category === item.category)) continue;
    const hands =
      item.category === 'shield' ? has(isTwoHanded) : isTwoHanded(item) && has(({ category }) => category === 'shield');
    if (!hands) equipped.push(id);
  }
  return equipped;
};
