import type { Refusal, Rule, Turn } from '@rulewright/core';
import type { ActionChoice } from './choices.js';
import type { DeclaredMovement } from './declared.js';
import type { Eld } from './index.js';
import type { AttackFacts, Cited, Hit, Resolution, RollFacts, Wound } from './resolution.js';
import type { Model, ModelId } from './state.js';
import type { Table } from './table.js';
import type { Trait } from './traits.js';
import type { Attribute, Role } from './words.js';

/** A contribution to a number: an amount, or a factor that counts after all amounts (ELD-MOD-003). */
export type Modifier = Cited & ({ readonly add: number } | { readonly factor: 'half' | 'double' });

/** A contribution to a Strike: a base that replaces the printed one, or an amount (ELD-STRIKE-004). */
export type StrikeModifier = Cited & ({ readonly set: number } | { readonly add: number });

/** A permission to re-roll dice of one roll (ELD-ROLL-009). Its `source` is unique in the roll. */
export interface RerollSource extends Cited {
  readonly by: 'roller' | 'enemy';
  /** The most dice. */
  readonly dice: number | 'all';
  /** Only dice above the modified attribute (ELD-ROLL-012). */
  readonly failed?: true;
  /** Runs when the source is used, before its dice are thrown: a cost is paid here. */
  readonly use?: (turn: Turn<Eld>) => Rule | void;
}

/** Something that a model is about to declare. */
export type Declaring =
  | { readonly what: 'movement'; readonly movement: DeclaredMovement }
  | {
      readonly what: 'action';
      readonly role: Role;
      readonly action: ActionChoice;
      readonly movement: DeclaredMovement | null;
    }
  | { readonly what: 'reaction'; readonly to: ModelId };

/**
 * The rules of abilities, states, Items and scenery, by what they change. Each list is gathered from the chapters, in the order of the
 * book; `createGame` takes more, so that cards in code use the same mechanism.
 */
export interface Sources {
  /** Changes of the current attribute, which Awareness, Power and Strike read as well (ELD-MOD-010). */
  readonly attributes: readonly ((table: Table, model: Model, attribute: Attribute) => readonly Modifier[])[];
  /** Changes of the attribute for one roll only (ELD-MOD-010). */
  readonly rolls: readonly ((table: Table, roll: RollFacts) => readonly Modifier[])[];
  readonly strikes: readonly ((table: Table, attack: AttackFacts) => readonly StrikeModifier[])[];
  /** Changes of the Power of one Hit. */
  readonly power: readonly ((table: Table, hit: Hit) => readonly Modifier[])[];
  /** Changes of the Armor against one Hit. */
  readonly armour: readonly ((table: Table, hit: Hit) => readonly Modifier[])[];
  /** Traits of an attack's Hits besides those of its means (ELD-PROFILE-020). */
  readonly hitTraits: readonly ((table: Table, attack: AttackFacts) => readonly Trait[])[];
  readonly rerolls: readonly ((turn: Turn<Eld>, roll: RollFacts) => readonly RerollSource[])[];
  /** The rules that forbid a declaration; the first refusal counts. */
  readonly bans: readonly ((table: Table, model: Model, declaring: Declaring) => Refusal | undefined)[];
  /** The rules that negate a Hit with all its effects, at stage 5 (ELD-DAMAGE-005). */
  readonly negations: readonly ((turn: Turn<Eld>, hit: Hit, resolution: Resolution) => Rule | void)[];
  /** What follows from every Hit that stands, even if it does no damage (ELD-DAMAGE-007). */
  readonly onHit: readonly ((turn: Turn<Eld>, hit: Hit, resolution: Resolution) => Rule | void)[];
  /** The rolls that prevent a Wound, in the book's order (ELD-DAMAGE-005). */
  readonly prevention: readonly ((turn: Turn<Eld>, wound: Wound, resolution: Resolution) => Rule | void)[];
  /** What follows from every Wound that was not prevented (ELD-DAMAGE-007). */
  readonly onWound: readonly ((turn: Turn<Eld>, wound: Wound, resolution: Resolution) => Rule | void)[];
}
