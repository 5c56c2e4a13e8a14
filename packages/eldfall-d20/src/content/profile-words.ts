import type { Profile } from '../vocabulary/pack.js';
import type { Art, Skill, Trait } from '../vocabulary/traits.js';
import { type ArtId, type Attribute, attributes, type Element, type SkillId } from '../vocabulary/words.js';

/*
 * Shorthand for profiles.
 */

/** The eleven attributes in the order of the book (ELD-PROFILE-001). */
export const stats = (...values: readonly number[]): Profile['stats'] =>
  Object.fromEntries(attributes.map((attribute, at) => [attribute, values[at] ?? 0])) as Record<Attribute, number>;

/** Skills by name, with a level after a space where it is not the first: `stealth 2`. */
export const skills = (...names: readonly (SkillId | `${SkillId} 2`)[]): readonly Skill[] =>
  names.map(name => {
    const [id, level] = name.split(' ') as [SkillId, string?];
    return level === undefined ? { id } : { id, level: Number(level) };
  });

/** A combat art. */
export const art = (id: ArtId, level: number): readonly Art[] => [{ id, level }];

/** Affinities for elements. */
export const affinity = (...elements: readonly Element[]): readonly Trait[] =>
  elements.map(element => ({ id: 'affinity', element }));

/** Items of a profile: one of each, or `grapeshot*2`. */
export const carries = (space: number, ...items: readonly string[]): Profile['inventory'] => ({
  space,
  items: items.map(one => {
    const [item = one, quantity = '1'] = one.split('*');
    return { item, quantity: Number(quantity) };
  }),
});

const plain = {
  limit: 1,
  size: 'medium',
  traits: [],
  skills: [],
  arts: [],
  spellcrafts: [],
  spells: [],
  specials: [],
  stratagems: [],
} as const;

/** A profile: the parts that it does not state are empty. */
export const profile = (
  given: Partial<Profile> & Pick<Profile, 'name' | 'factions' | 'classes' | 'stats' | 'cost' | 'inventory'>,
): Profile => ({ ...plain, ...given });
