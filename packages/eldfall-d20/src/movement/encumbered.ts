import { itemOf, profileOf } from '../match/lookups.js';
import { changesOn } from '../profiles/changes.js';
import type { CardId, Model, Table } from '../vocabulary/index.js';

/** The Weight of one copy of an Item of a model: the printed one, made lighter by an Upgrade (ELD-UPGRADE-038). */
const weightOf = (table: Table, model: Model, item: CardId): number =>
  changesOn(table, model).reduce(
    (weight, { change }) => (change.op === 'item' && change.item === item ? weight + change.weight : weight),
    itemOf(table, item).weight ?? 0,
  );

/** The Quantity and the Weight of all that a model carries (ELD-ITEM-015 to ELD-ITEM-017). */
const loadOf = (table: Table, model: Model): { readonly quantity: number; readonly weight: number } =>
  model.inventory.reduce(
    (load, { item, quantity }) => {
      const { weight, quantity: printed } = itemOf(table, item);
      if (printed === null && weight === null) return load;
      const each = Math.max(1, weightOf(table, model, item));
      return { quantity: load.quantity + quantity, weight: load.weight + each * quantity };
    },
    { quantity: 0, weight: 0 },
  );

/** The space of a model's Inventory, which limits both Quantity and Weight (ELD-ITEM-014). */
const spaceOf = (table: Table, model: Model): number => {
  const wider = changesOn(table, model).flatMap(({ change, source }) =>
    change.op === 'inventory' ? [{ source, by: change.by }] : [],
  );
  // By option a second Pouch brings nothing (ELD-UPGRADE-006).
  const counted =
    table.options.pouchCopies === 'each'
      ? wider
      : wider.filter(({ source }, at) => wider.findIndex(one => one.source === source) === at);
  return counted.reduce((space, { by }) => space + by, profileOf(table, model).inventory.space);
};

/** True for a model that carries too much: it neither moves nor takes Special Actions (ELD-MOVE-026). */
export const isOverEncumbered = (table: Table, model: Model): boolean => {
  const { quantity, weight } = loadOf(table, model);
  return Math.max(quantity, weight) > spaceOf(table, model);
};
