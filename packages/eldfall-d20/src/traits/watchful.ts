import { roleOf } from '../match/lookups.js';
import { hasTrait } from '../profiles/abilities.js';
import { doubledBy } from '../profiles/modified.js';
import type { Sources } from '../vocabulary/index.js';

/**
 * In its Reactive role a Watchful model is allotted twice as many Activation Points; flat extra points are added
 * afterwards (ELD-TRAIT-049).
 */
export const watchful: Sources['points'][number] = (table, model) =>
  roleOf(table.state, model) === 'reactive' && hasTrait(table, model, 'watchful')
    ? [doubledBy(table.numbers.traits.watchfulFactor, 'watchful')]
    : [];
