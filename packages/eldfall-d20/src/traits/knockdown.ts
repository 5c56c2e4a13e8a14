import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { sizesLarger } from '../profiles/sizes.js';
import type { Sources } from '../vocabulary/index.js';
import { attackerOf, traitOfHit, victimOf } from './of-hit.js';

/** A Hit with Knockdown makes the model Crouched, unless it is much larger. Crouched ends Flying (ELD-TRAIT-043). */
export const knockdown: Sources['hitEffects'][number] = (turn, hit, { consequences }) => {
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!traitOfHit(hit, 'knockdown') || !model || immunityTo(table, model, { trait: 'knockdown' })) return;
  const by = attackerOf(table, hit);
  if (sizesLarger(table, model, by) >= table.numbers.traits.knockdownSizes.value) return;
  consequences.push({
    cited: { rule: 'ELD-TRAIT-042', source: 'knockdown' },
    model: model.id,
    gains: { state: 'crouched', by: by.player, source: 'knockdown' },
  });
};
