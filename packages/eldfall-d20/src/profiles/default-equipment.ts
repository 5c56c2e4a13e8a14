import type { CardId, Carried, Table } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';

/** True for an Item with Two-Handed, on its card or on its weapon (ELD-TRAIT-069). */
export const isTwoHanded = ({ traits, weapon }: Pick<Item, 'traits' | 'weapon'>): boolean =>
  [...traits, ...(weapon?.traits ?? [])].some(({ id }) => id === 'two-handed');

/** True for a part of a body, which is of no category of Items: it is always at hand, beside everything else (ELD-ITEM-002). */
export const isPartOfBody = ({ weapon }: Pick<Item, 'weapon'>): boolean => weapon?.natural === true;

/** True for an Item of the category Weapon. */
export const isWeapon = (item: Item | undefined): boolean => item?.category === 'weapon' && !isPartOfBody(item);

/** The Primary Weapon of an Inventory: the Weapon that it lists first (ELD-ITEM-003); undefined where it lists none. */
export const primaryWeapon = (
  { pack }: Pick<Table, 'pack'>,
  inventory: readonly Pick<Carried, 'item'>[],
): CardId | undefined => inventory.find(({ item }) => isWeapon(pack.items[item]))?.item;

/** True for a Melee Weapon that can be one of two: not Two-Handed, and with a short Reach (ELD-SKILL-017). */
export const isForTwoHands = ({ numbers }: Pick<Table, 'numbers'>, item: Item): boolean => {
  const { weapon } = item;
  if (!isWeapon(item) || !weapon?.kinds.includes('melee') || isTwoHanded(item)) return false;
  const { distance } = weapon.reach;
  return typeof distance === 'number' && distance <= numbers.skills.dualWieldReach.value;
};

/**
 * The categories of which a model has one Item equipped (ELD-ITEM-001, ELD-ITEM-002); a Consumable is used without
 * being equipped (ELD-ITEM-013).
 */
const equipable: readonly Item['category'][] = ['weapon', 'shield', 'accessory'];

/**
 * The Items that are equipped if nothing is said: of each category the one that the Inventory lists highest
 * (ELD-ITEM-003), and all parts of the body. A Shield stays unequipped below a Two-Handed Weapon, and a Two-Handed
 * Weapon below a Shield (ELD-ITEM-004, ELD-ITEM-005).
 */
export const defaultEquipment = ({ pack }: Pick<Table, 'pack'>, inventory: readonly Carried[]): readonly CardId[] => {
  const equipped: CardId[] = [];
  const has = (wanted: (item: Item) => boolean): boolean =>
    equipped.some(id => {
      const item = pack.items[id];
      return item !== undefined && !isPartOfBody(item) && wanted(item);
    });
  for (const { item: id } of inventory) {
    const item = pack.items[id];
    if (!item || !equipable.includes(item.category) || equipped.includes(id)) continue;
    if (isPartOfBody(item)) {
      equipped.push(id);
      continue;
    }
    if (has(({ category }) => category === item.category)) continue;
    const hands =
      item.category === 'shield' ? has(isTwoHanded) : isTwoHanded(item) && has(({ category }) => category === 'shield');
    if (!hands) equipped.push(id);
  }
  return equipped;
};
