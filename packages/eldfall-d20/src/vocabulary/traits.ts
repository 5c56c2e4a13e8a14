import type {
  ArtId,
  ClassId,
  Element,
  LevelledTraitId,
  NumberedTraitId,
  PlainTraitId,
  Size,
  SkillId,
  SpellType,
  StateId,
} from './words.js';

/** A characteristic for Advantage and Resistance: any word of the book that a model, an attack or an Item may have. */
export type Characteristic =
  | { readonly size: Size }
  | { readonly class: ClassId }
  | { readonly trait: PlainTraitId | LevelledTraitId | NumberedTraitId }
  | { readonly type: SpellType | 'spell' | 'melee' | 'ranged' | 'natural' | 'weapon' }
  | { readonly element: Element }
  | { readonly state: StateId }
  | { readonly affinity: Element }
  | { readonly essence: Element }
  /** A word that only profiles use, e.g. Beast. */
  | { readonly word: string };

/** A trait of a profile, an Item, an Ability or a Spell, by reference: the engine has its rules (ELD-PROFILE-016). */
export type Trait =
  | { readonly id: PlainTraitId }
  /** No level means level I (ELD-PROFILE-019). */
  | { readonly id: LevelledTraitId; readonly level?: number }
  | { readonly id: NumberedTraitId; readonly x: number }
  | { readonly id: 'advantage'; readonly against: Characteristic }
  | { readonly id: 'affinity'; readonly element: Element }
  | { readonly id: 'elemental-essence'; readonly element: Element }
  | { readonly id: 'resistance'; readonly level?: number; readonly to: Characteristic }
  | { readonly id: 'spellbound'; readonly spell: string }
  | { readonly id: 'survival'; readonly environment: string }
  /** A word without a rule of its own (ELD-TRAIT-075), e.g. Beast. */
  | { readonly id: 'word'; readonly word: string };

/** The name of a trait. */
export type TraitId = Trait['id'];

/** A skill of a profile; no level means level I (ELD-PROFILE-024). */
export interface Skill {
  readonly id: SkillId;
  readonly level?: number;
}

/** A combat art of a profile: any level up to this one may be picked (ELD-PROFILE-025). */
export interface Art {
  readonly id: ArtId;
  readonly level: number;
}
