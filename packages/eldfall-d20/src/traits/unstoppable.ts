import { modelOf } from '../match/lookups.js';
import { hasTrait } from '../profiles/abilities.js';
import { sizesLarger } from '../profiles/sizes.js';
import type { Sources } from '../vocabulary/index.js';

/** An Unstoppable model has no Confrontation with a smaller one. */
export const unstoppable: Sources['noConfrontation'][number] = (table, one, other) => {
  const a = modelOf(table.state, one.attacker);
  const b = modelOf(table.state, other.attacker);
  const larger = sizesLarger(table, a, b);
  const stops = (larger > 0 && hasTrait(table, a, 'unstoppable')) || (larger < 0 && hasTrait(table, b, 'unstoppable'));
  return stops ? { rule: 'ELD-TRAIT-071', source: 'unstoppable' } : undefined;
};
