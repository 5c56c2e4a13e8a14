import { hasTrait } from '../profiles/abilities.js';
import { currentOf, defaultOf } from '../profiles/current.js';
import type { Model, Place, Table, Thing } from '../vocabulary/index.js';
import { areWithin } from './distance.js';
import { bodyOf, hitboxOf } from './hitbox.js';

/** The radius of the Awareness of a model, in inches: its AG now (ELD-AWARE-001, ELD-AWARE-002, ELD-TRAIT-002). */
export const awarenessOf = (table: Table, model: Model): number => {
  const agility = table.options.awarenessUsesDefaultAgility
    ? defaultOf(table, model, 'AG')
    : currentOf(table, model, 'AG');
  return agility + (hasTrait(table, model, 'acute-senses') ? table.numbers.traits.acuteSenses.value : 0);
};

/**
 * True if some part of a model is in the Awareness of another, or touches it (ELD-AWARE-003). Facing and walls do not matter
 * (ELD-AWARE-004), and a low hitbox only has to be reached itself (ELD-AWARE-006).
 */
export const isAware = (table: Table, of: Model, other: Model, at: Place = other.at): boolean =>
  areWithin(table, hitboxOf(table, of), hitboxOf(table, other, at), awarenessOf(table, of));

/** True if some part of a token or structure is in the Awareness of a model (ELD-AWARE-003). */
export const isAwareOfThing = (table: Table, of: Model, thing: Thing): boolean =>
  areWithin(table, hitboxOf(table, of), bodyOf(thing), awarenessOf(table, of));
