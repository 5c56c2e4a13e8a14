import { modelNamed, modelOf } from '../match/lookups.js';
import type { Hit, Model, Table } from '../vocabulary/index.js';
import type { Trait, TraitId } from '../vocabulary/traits.js';

const numberOf = (trait: Trait): number => ('x' in trait ? trait.x : 0);

/**
 * The trait of this name that a Hit has, of several the one with the highest number (ELD-MOD-014); undefined without it
 * (ELD-PROFILE-020).
 */
export const traitOfHit = <I extends TraitId>(
  { traits }: Pick<Hit, 'traits'>,
  id: I,
): (Trait & { readonly id: I }) | undefined =>
  traits
    .filter((one): one is Trait & { readonly id: I } => one.id === id)
    .toSorted((a, b) => numberOf(b) - numberOf(a))[0];

/** The level of a trait of a Hit: the highest one, 0 without it; no numeral means level I (ELD-PROFILE-019). */
export const levelOfHit = ({ traits }: Pick<Hit, 'traits'>, id: 'poison'): number =>
  Math.max(0, ...traits.map(one => (one.id === id ? (one.level ?? 1) : 0)));

/** The model that suffers a Hit; undefined for a structure. */
export const victimOf = ({ state }: Pick<Table, 'state'>, { on }: Pick<Hit, 'on'>): Model | undefined =>
  modelNamed(state, on);

/**
 * The model that attacks with a Hit: for a Hit of its own Attack that Redirect Damage has turned on a model, the caster of
 * that Spell, unless the option says otherwise (ELD-SPELLCRAFT-034).
 */
export const attackerOf = ({ state }: Pick<Table, 'state'>, { attack, on }: Pick<Hit, 'attack' | 'on'>): Model =>
  modelOf(state, on === attack.attacker ? (attack.cause ?? on) : attack.attacker);
