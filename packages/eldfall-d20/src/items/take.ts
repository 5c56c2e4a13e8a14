import type { Turn } from '@rulewright/core';
import { modelOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { CardId, Carried, Eld, ModelId } from '../vocabulary/index.js';

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

/** Takes copies of an Item out of a model's Inventory; the last one is no longer equipped. */
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
  if (equipped.includes(item) && !left.some(one => one.item === item)) {
    turn.emit({ type: 'Equipped', model, items: equipped.filter(one => one !== item) }, rule);
  }
};
