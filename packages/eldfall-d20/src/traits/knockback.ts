import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { sizesLarger } from '../profiles/sizes.js';
import type { Sources } from '../vocabulary/index.js';
import { attackerOf, traitOfHit, victimOf } from './of-hit.js';

/**
 * When the Resolution step closes, a Hit with Knockback moves its model away from the attacker (ELD-TRAIT-038), unless the model is much
 * larger (ELD-TRAIT-041).
 */
export const knockback: Sources['hitEffects'][number] = (turn, hit, { knockbacks }) => {
  const trait = traitOfHit(hit, 'knockback');
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!trait || !model || immunityTo(table, model, { trait: 'knockback' })) return;
  const by = attackerOf(table, hit);
  if (sizesLarger(table, model, by) >= table.numbers.traits.knockbackSizes.value) return;
  const { attacker, from } = hit.attack;
  knockbacks.push({ model: model.id, by: by.id, distance: trait.x, from: by.id === attacker ? from.at : by.at });
};
