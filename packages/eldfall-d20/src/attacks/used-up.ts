import type { Turn } from '@rulewright/core';
import { takeCopies } from '../items/take.js';
import { itemOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { checkEngaged } from '../states/engaged/ends.js';
import type { Attack, Eld, Means, ModelId, Resolution } from '../vocabulary/index.js';

const strikesOf = ({ pools }: Attack): number =>
  pools.reduce((sum, { strikes, automatic }) => sum + automatic.reduce((all, { hits }) => all + hits, strikes), 0);

const useUp = (turn: Turn<Eld>, model: ModelId, means: Means, strikes: number): void => {
  if ('thrown' in means) {
    takeCopies(turn, model, { item: means.thrown, count: strikes, why: 'used' }, 'ELD-TRAIT-066');
    // A weapon that has left the hand does not hold an enemy any more (ELD-STATE-033).
    checkEngaged(turn);
  } else if ('item' in means && itemOf(tableOf(turn), means.item).category === 'consumable') {
    takeCopies(turn, model, { item: means.item, count: 1, why: 'used' }, 'ELD-ITEM-011');
  }
};

/** An Attack uses up the Items that it is made with (ELD-ITEM-011, ELD-TRAIT-066). */
export const useUpForAttack = (turn: Turn<Eld>, attack: Attack): void =>
  useUp(turn, attack.attacker, attack.declared.means, strikesOf(attack));

/**
 * Items that are used up leave the Inventory, even where the action fails: one copy of a Consumable for each action,
 * and one copy of a thrown Item for each strike (ELD-ITEM-011, ELD-ITEM-012, ELD-TRAIT-066).
 */
export const useUpItems = (turn: Turn<Eld>, { attacks, casts }: Resolution): void => {
  for (const attack of attacks) {
    if (attack.by === null) useUpForAttack(turn, attack);
  }
  for (const { model, declared } of casts) useUp(turn, model, declared.means, 1);
};
