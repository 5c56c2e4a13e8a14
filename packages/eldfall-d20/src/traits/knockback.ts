import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { sizesLarger } from '../profiles/sizes.js';
import type { Sources } from '../vocabulary/index.js';
import { traitOfHit, victimOf } from './of-hit.js';

/**
 * A Hit with Knockback moves the model away from the attacker at the end of the Resolution step (ELD-TRAIT-038), unless it is much larger
 * (ELD-TRAIT-041).
 */
export const knockback: Sources['onHit'][number] = (turn, hit, { knockbacks }) => {
  const trait = traitOfHit(hit, 'knockback');
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!trait || !model || immunityTo(table, model, { trait: 'knockback' })) return;
  const by = modelOf(turn.state, hit.attack.attacker);
  if (sizesLarger(table, model, by) >= table.numbers.traits.knockbackSizes.value) return;
  knockbacks.push({ model: model.id, by: by.id, distance: trait.x, from: hit.attack.from.at });
};
