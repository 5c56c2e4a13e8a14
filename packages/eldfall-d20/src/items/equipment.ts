import { itemOf } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import { isForTwoHands, isPartOfBody, isTwoHanded } from '../profiles/default-equipment.js';
import type { CardId, Carried, Model, Table } from '../vocabulary/index.js';
import type { ItemCategory } from '../vocabulary/pack.js';

const worn: readonly ItemCategory[] = ['weapon', 'shield', 'accessory'];

const times = (items: readonly CardId[], wanted: CardId): number => items.filter(one => one === wanted).length;

/** True if the second list has at least as many copies of each Item as the first list. */
export const isAmong = (items: readonly CardId[], others: readonly CardId[]): boolean =>
  items.every(one => times(items, one) <= times(others, one));

const copiesOf = (inventory: readonly Carried[], wanted: CardId): number =>
  inventory.reduce((sum, { item, quantity }) => (item === wanted ? sum + quantity : sum), 0);

/** The equipped Items without those that are no longer in the Inventory, copy by copy. */
export const stillCarried = (equipped: readonly CardId[], inventory: readonly Carried[]): readonly CardId[] =>
  equipped.filter((item, at) => times(equipped.slice(0, at), item) < copiesOf(inventory, item));

/** The choices of at most one Item of a category to equip: none, and each Item that the model has (ELD-ITEM-002). */
const choicesOf = (table: Table, { inventory }: Model, category: ItemCategory): readonly (CardId | null)[] => {
  const items = inventory.map(({ item }) => item);
  const own = items.filter(id => itemOf(table, id).category === category && !isPartOfBody(itemOf(table, id)));
  return [...new Set(own), null];
};

/**
 * The sets with a second Melee Weapon in place of the Shield, which may be a copy of the first, for a model with Dual
 * Wield (ELD-SKILL-017).
 */
const withTwoWeapons = (table: Table, model: Model, sets: readonly (readonly CardId[])[]): typeof sets => {
  if (skillLevel(table, model, 'dual-wield') === 0) return [];
  const fits = choicesOf(table, model, 'weapon').flatMap(id =>
    id !== null && isForTwoHands(table, itemOf(table, id)) ? [id] : [],
  );
  const isSecond = (id: CardId, at: number, first: CardId): boolean =>
    first === id ? copiesOf(model.inventory, id) > 1 : fits.indexOf(first) > at;
  return sets
    .filter(set => set.every(id => itemOf(table, id).category !== 'shield'))
    .flatMap(set => fits.filter((id, at) => set.some(one => isSecond(id, at, one))).map(id => [...set, id]));
};

/**
 * All sets of Items that a model may have equipped, each with all parts of its body; no Shield beside a Two-Handed
 * weapon (ELD-ITEM-002, ELD-TRAIT-069), and no two Accessories, so that Amplifiers do not add up (ELD-UPGRADE-052).
 */
export const equipmentsOf = (table: Table, model: Model): readonly (readonly CardId[])[] => {
  const body = [...new Set(model.inventory.map(({ item }) => item))].filter(id => isPartOfBody(itemOf(table, id)));
  const sets = worn
    .reduce<readonly (readonly CardId[])[]>(
      (some, category) =>
        choicesOf(table, model, category).flatMap(item => some.map(set => (item === null ? set : [...set, item]))),
      [[]],
    )
    .filter(
      set =>
        !(set.some(id => isTwoHanded(itemOf(table, id))) && set.some(id => itemOf(table, id).category === 'shield')),
    );
  return [...sets, ...withTwoWeapons(table, model, sets)].map(set => [...body, ...set]);
};
