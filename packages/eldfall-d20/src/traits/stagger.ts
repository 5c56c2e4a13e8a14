import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { sizesLarger } from '../profiles/sizes.js';
import type { Sources } from '../vocabulary/index.js';
import { attackerOf, traitOfHit, victimOf } from './of-hit.js';

/** A Hit with Stagger costs the model an Activation Point of this turn, unless it is much larger. */
export const stagger: Sources['hitEffects'][number] = (turn, hit, { consequences }) => {
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!traitOfHit(hit, 'stagger') || !model || immunityTo(table, model, { trait: 'stagger' })) return;
  const { staggerSizes, staggerPoints } = table.numbers.traits;
  if (sizesLarger(table, model, attackerOf(table, hit)) >= staggerSizes.value) return;
  consequences.push({
    cited: { rule: 'ELD-TRAIT-055', source: 'stagger' },
    model: model.id,
    points: -staggerPoints.value,
  });
};
