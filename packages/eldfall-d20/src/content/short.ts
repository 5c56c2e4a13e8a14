import type { Change } from '../vocabulary/effect.js';
import type { Formula, Interval, Item, Reach, Weapon } from '../vocabulary/pack.js';
import type { Characteristic, Trait } from '../vocabulary/traits.js';
import type { Attribute, NumberedTraitId, PlainTraitId, StateId } from '../vocabulary/words.js';

/*
 * Shorthand for content.
 */

/** An attribute of the user, e.g. `by('T', -3)`. */
export const by = (attribute: Attribute, plus = 0): Formula => (plus === 0 ? { attribute } : { attribute, plus });

/** Traits by name, and traits with a number in brackets. */
export const has = (...traits: readonly (PlainTraitId | Trait)[]): readonly Trait[] =>
  traits.map(trait => (typeof trait === 'string' ? { id: trait } : trait));

/** A trait with a number in brackets. */
export const withX = (id: NumberedTraitId, x: number): Trait => ({ id, x });

/** A trait with a level. */
export const atLevel = (id: 'inspiring' | 'poison' | 'resourceful' | 'sweep', level: number): Trait => ({ id, level });

/** A model in a state. */
export const inState = (state: StateId): Characteristic => ({ state });

/** A melee weapon. */
export const melee = (power: Formula, reach: number, strike: Formula, traits: readonly Trait[] = []): Weapon => ({
  power,
  reach: { distance: reach },
  strike,
  kinds: ['melee'],
  traits,
});

/** A ranged weapon with several intervals, or with one Reach. */
export const ranged = (
  power: Formula | null,
  reach: Reach | readonly Interval[],
  strike: Formula,
  traits: readonly Trait[] = [],
): Weapon => ({
  power,
  reach: Array.isArray(reach) ? { distance: reach as readonly Interval[] } : (reach as Reach),
  strike,
  kinds: ['ranged'],
  traits,
});

/** An Item of which a model has one, with nothing but its weapon. */
export const weapon = (name: string, weight: number | null, attack: Weapon, traits: readonly Trait[] = []): Item => ({
  name,
  category: 'weapon',
  weapon: attack,
  traits,
  changes: [],
  quantity: 1,
  weight,
});

/** Amounts that attributes change by. */
export const changed = (amounts: Partial<Readonly<Record<Attribute, number>>>): readonly Change[] =>
  (Object.entries(amounts) as [Attribute, number][]).map(([attribute, amount]) => ({
    op: 'attribute',
    attribute,
    by: amount,
  }));

/** The attack of a Spell that is cast at a distance: its reach in inches, or an area. */
export const cast = (
  power: Weapon['power'],
  reach: number | Reach,
  strike: Formula,
  traits: readonly Trait[] = [],
  kinds: Weapon['kinds'] = ['ranged'],
): Weapon => ({ power, reach: typeof reach === 'number' ? { distance: reach } : reach, strike, kinds, traits });

/** A part of a body that attacks, which takes no room (ELD-MELEE-004). */
export const natural = (name: string, attack: Weapon): Item => ({
  ...weapon(name, null, { ...attack, natural: true }),
  quantity: null,
});
