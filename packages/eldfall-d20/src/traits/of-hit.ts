import { modelNamed } from '../match/lookups.js';
import type { Hit, Model, Table } from '../vocabulary/index.js';
import type { Trait, TraitId } from '../vocabulary/traits.js';

/** The trait of this name that a Hit has; undefined without it (ELD-PROFILE-020). */
export const traitOfHit = <I extends TraitId>(
  { traits }: Pick<Hit, 'traits'>,
  id: I,
): (Trait & { readonly id: I }) | undefined => traits.find((one): one is Trait & { readonly id: I } => one.id === id);

/** The level of a trait of a Hit: the highest one, 0 without it; no numeral means level I (ELD-PROFILE-019). */
export const levelOfHit = ({ traits }: Pick<Hit, 'traits'>, id: 'poison'): number =>
  Math.max(0, ...traits.map(one => (one.id === id ? (one.level ?? 1) : 0)));

/** The model that suffers a Hit; undefined for a structure. */
export const victimOf = ({ state }: Pick<Table, 'state'>, { on }: Pick<Hit, 'on'>): Model | undefined =>
  modelNamed(state, on);
