import type { Turn } from '@rulewright/core';
import { modelOf, thingNamed } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { CardId, Carried, Eld, ModelId, Table, ThingId } from '../vocabulary/index.js';
import { stillCarried } from './equipment.js';

/** Copies of an Item that lay on the field: they are acquired and found by the model that takes them (ELD-ACTION-036). */
export const foundCopies = (item: CardId, quantity: number): Carried => ({
  item,
  quantity,
  acquired: true,
  found: true,
});

/** Items with some more copies of one card. */
export const withMore = (items: readonly Carried[], more: Carried): readonly Carried[] => {
  const { item, quantity, acquired, found = false } = more;
  const at = items.findIndex(one => one.item === item && one.acquired === acquired && (one.found ?? false) === found);
  const there = items[at];
  return there ? items.with(at, { ...there, quantity: there.quantity + quantity }) : [...items, more];
};

/** A new id for a token of a kind. */
export const newToken = ({ state }: Pick<Table, 'state'>, kind: string): ThingId => {
  for (let number = 1; ; number++) {
    const name = `${kind}-${number}`;
    if (!thingNamed(state, name)) return name;
  }
};

/** An Inventory without some copies of an Item: those that were found go first. */
const without = (inventory: readonly Carried[], item: CardId, count: number): readonly Carried[] => {
  let left = count;
  return inventory.toReversed().flatMap(one => {
    const taken = one.item === item ? Math.min(left, one.quantity) : 0;
    left -= taken;
    if (taken === 0) return [one];
    return taken < one.quantity ? [{ ...one, quantity: one.quantity - taken }] : [];
  }).toReversed(); // biome-ignore format: one list
};

/** Takes copies of an Item out of a model's Inventory; one that is gone is no longer equipped. */
export const takeCopies = (
  turn: Turn<Eld>,
  model: ModelId,
  taking: { readonly item: CardId; readonly count: number; readonly why: string },
  rule: RuleId,
): void => {
  const { item, count, why } = taking;
  const { inventory, equipped } = modelOf(turn.state, model);
  const left = without(inventory, item, count);
  turn.emit({ type: 'InventoryChanged', model, inventory: left, why }, rule);
  const kept = stillCarried(equipped, left);
  if (kept.length < equipped.length) turn.emit({ type: 'Equipped', model, items: kept }, rule);
};
