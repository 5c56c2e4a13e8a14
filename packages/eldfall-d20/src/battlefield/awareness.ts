import type { Cylinder, Solid } from '@rulewright/core/inches/height';
import { hasTrait } from '../profiles/abilities.js';
import { currentOf, defaultOf } from '../profiles/current.js';
import type { Model, Place, Table, Thing } from '../vocabulary/index.js';
import { areWithin } from './distance.js';
import { baseOf, bodyOf, hitboxOf } from './hitbox.js';

/** The radius of the Awareness of a model, in inches: its AG now (ELD-AWARE-001, ELD-AWARE-002, ELD-TRAIT-002). */
export const awarenessOf = (table: Table, model: Model): number => {
  const agility = table.options.awarenessUsesDefaultAgility
    ? defaultOf(table, model, 'AG')
    : currentOf(table, model, 'AG');
  return agility + (hasTrait(table, model, 'acute-senses') ? table.numbers.traits.acuteSenses.value : 0);
};

/** The body around which the Awareness of a model lies: its base, or by option its hitbox (ELD-AWARE-001, ELD-AWARE-006). */
export const bodyOfAwareness = (table: Table, of: Model): Cylinder =>
  table.options.awarenessFrom === 'hitbox' ? hitboxOf(table, of) : baseOf(table, of);

/**
 * The Awareness of a model, as the check of bodies that reach into it or touch it (ELD-AWARE-003): the area lies around
 * the base, however high its hitbox is, or by option around the hitbox (ELD-AWARE-001, ELD-AWARE-006), and facing and
 * walls do not matter (ELD-AWARE-004).
 */
export const awarenessAround = (table: Table, of: Model): ((body: Solid) => boolean) => {
  const middle = bodyOfAwareness(table, of);
  const radius = awarenessOf(table, of);
  return body => areWithin(table, middle, body, radius);
};

/** True if a body reaches into the Awareness of a model, or touches it. */
export const isInAwareness = (table: Table, of: Model, body: Solid): boolean => awarenessAround(table, of)(body);

/**
 * True if some part of a model's hitbox, which may be low, is in the Awareness of another model, or touches it
 * (ELD-AWARE-003, ELD-AWARE-006).
 */
export const isAware = (table: Table, of: Model, other: Model, at: Place = other.at): boolean =>
  isInAwareness(table, of, hitboxOf(table, other, at));

/** True if some part of a token or structure is in the Awareness of a model (ELD-AWARE-003). */
export const isAwareOfThing = (table: Table, of: Model, thing: Thing): boolean =>
  isInAwareness(table, of, bodyOf(thing));
