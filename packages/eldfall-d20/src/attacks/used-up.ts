import type { Turn } from '@rulewright/core';
import { itemOf, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { Attack, CardId, Eld, Means, ModelId, Resolution } from '../vocabulary/index.js';

/** Takes copies of an Item out of a model's Inventory; the last one is no longer equipped. */
const takeCopies = (turn: Turn<Eld>, model: ModelId, item: CardId, count: number, rule: RuleId): void => {
  const { inventory, equipped } = modelOf(turn.state, model);
  const left = inventory.flatMap(one => {
    if (one.item !== item) return [one];
    return one.quantity > count ? [{ ...one, quantity: one.quantity - count }] : [];
  });
  turn.emit({ type: 'InventoryChanged', model, inventory: left, why: 'used' }, rule);
  if (equipped.includes(item) && !left.some(one => one.item === item)) {
    turn.emit({ type: 'Equipped', model, items: equipped.filter(one => one !== item) }, rule);
  }
};

const strikesOf = ({ pools }: Attack): number =>
  pools.reduce((sum, { strikes, automatic }) => sum + automatic.reduce((all, { hits }) => all + hits, strikes), 0);

const useUp = (turn: Turn<Eld>, model: ModelId, means: Means, strikes: number): void => {
  if ('thrown' in means) takeCopies(turn, model, means.thrown, strikes, 'ELD-TRAIT-066');
  else if ('item' in means && itemOf(tableOf(turn), means.item).category === 'consumable') {
    takeCopies(turn, model, means.item, 1, 'ELD-ITEM-011');
  }
};

/** An Attack uses up the Items that it is made with (ELD-ITEM-011, ELD-TRAIT-066). */
export const useUpForAttack = (turn: Turn<Eld>, attack: Attack): void =>
  useUp(turn, attack.attacker, attack.declared.means, strikesOf(attack));

/**
 * Items that are used up leave the Inventory, even where the action fails: one copy of a Consumable for each action (ELD-ITEM-011, ELD-ITEM-012), and
 * as many copies of a thrown Item as there were strikes (ELD-TRAIT-066).
 */
export const useUpItems = (turn: Turn<Eld>, { attacks, casts }: Resolution): void => {
  for (const attack of attacks) {
    if (attack.by === null) useUpForAttack(turn, attack);
  }
  for (const { model, declared } of casts) useUp(turn, model, declared.means, 1);
};
