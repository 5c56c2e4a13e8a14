import { hasTrait } from '../profiles/abilities.js';
import type { Sources } from '../vocabulary/index.js';

/** A Construct at 0 HP is removed from the field. */
export const construct: Sources['atZero'][number] = (table, model) =>
  hasTrait(table, model, 'construct') ? { rule: 'ELD-TRAIT-015', source: 'construct', why: 'destroyed' } : undefined;

/** An Elemental at 0 HP is removed from the field. */
export const elemental: Sources['atZero'][number] = (table, model) =>
  hasTrait(table, model, 'elemental') ? { rule: 'ELD-TRAIT-023', source: 'elemental', why: 'destroyed' } : undefined;
