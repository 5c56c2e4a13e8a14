import type { PlayerId, Refusal, Rule, Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { ActionChoice, StrategicChoice } from './choices.js';
import type { Aim, DeclaredMovement, Means, TemplatePlace } from './declared.js';
import type { RemovalReason } from './events.js';
import type { Eld } from './index.js';
import type { AttackFacts, Cast, Cited, Consequence, Hit, Resolution, RollFacts, Weapon, Wound } from './resolution.js';
import type { Model, ModelId, Place, Thing } from './state.js';
import type { Table } from './table.js';
import type { Trait, TraitId } from './traits.js';
import type { AttackKind, Attribute, Element, MovementKind, Role, SkillId, StateId } from './words.js';

/**
 * A contribution to a number: an amount, a factor that counts after all amounts (ELD-MOD-003), or a value that takes
 * the place of everything.
 */
export type Modifier = Cited &
  (
    | { readonly add: number }
    /** `by`: the divisor of a half or the factor of a double where the edition has another one than 2. */
    | { readonly factor: 'half' | 'double'; readonly by?: number }
    | { readonly set: number }
  );

/** A contribution to a Strike: a base that replaces the printed one, an amount, or a final value that nothing changes (ELD-STRIKE-004). */
export type StrikeModifier = Cited & ({ readonly set: number } | { readonly add: number } | { readonly fix: number });

/** A permission to re-roll dice of one roll (ELD-ROLL-009). Its `source` with its `nth` is unique in the roll. */
export interface RerollSource extends Cited {
  readonly by: 'roller' | 'enemy';
  /** The most dice. */
  readonly dice: number | 'all';
  /** Only dice above the modified attribute (ELD-ROLL-012). */
  readonly failed?: true;
  /** The number of this use, from 1, of a source that may be used several times for one roll. */
  readonly nth?: number;
  /** Runs when the source is used, before its dice are thrown: the cost for this number of dice is paid here. */
  readonly use?: (turn: Turn<Eld>, dice: number) => Rule | void;
}

/** A permission to have a Damage roll made again, once for each `source` (ELD-ROLL-010): a model `by` uses it and pays for it. */
export interface DamageReroll extends Cited {
  readonly by: ModelId;
  readonly use: (turn: Turn<Eld>) => Rule | void;
}

/** Something that a model is about to declare. */
export type Declaring =
  | { readonly what: 'movement'; readonly movement: DeclaredMovement }
  | {
      readonly what: 'action';
      readonly role: Role;
      readonly action: ActionChoice;
      readonly movement: DeclaredMovement | null;
      /** True for an Attack that a Skill gives besides the declared action: it is no Activation and no Reaction (ELD-SKILL-005). */
      readonly extra?: true;
    }
  | { readonly what: 'reaction'; readonly to: ModelId };

/** A means with which a model may attack, with its facts and the kinds as which it may be declared (ELD-ACTION-029). */
export interface OfferedMeans {
  readonly means: Means;
  readonly weapon: Weapon;
  readonly kinds: readonly AttackKind[];
}

/** A roll that the Active Player's models must make in the Strategic phase (ELD-TURN-005). */
export interface MandatoryRoll {
  /** The name of the state or Environment, unique among these rolls. */
  readonly name: string;
  /** True for a model that has to make it. */
  readonly isDue: (table: Table, model: Model) => boolean;
  readonly make: (turn: Turn<Eld>, model: ModelId) => Rule | void;
}

/** A choice in the Strategic phase. */
export type StrategicOf<D extends StrategicChoice['do']> = Extract<StrategicChoice, { readonly do: D }>;

/** Something that the Active Player may do in the Strategic phase, in any order and as often as it is legal (ELD-TURN-004). */
export interface StrategicEntry<C extends StrategicChoice = StrategicChoice> {
  /** Everything that may be legal, in a stable order. */
  readonly candidates: (table: Table, player: PlayerId) => readonly C[];
  /** The rule that forbids a choice; it must forbid every choice that is not a candidate. */
  readonly whyNot: (table: Table, player: PlayerId, choice: C) => Refusal | undefined;
  readonly carryOut: (turn: Turn<Eld>, player: PlayerId, choice: C) => Rule | void;
}

/** The start of the Activation or Reaction of a model, before its movement or action; `ended` ends it (ELD-ACT-010, ELD-REACT-008). */
export type Beginning = (turn: Turn<Eld>, model: ModelId, role: Role) => Rule<'ended' | undefined> | undefined;

/** A rule for Interact with a kind of things, or for Perceive (ELD-ACTION-037, ELD-ACTION-031). */
export interface Interaction {
  /** Absent: Interact. */
  readonly action?: 'perceive';
  readonly isFor: (table: Table, model: Model, thing: Thing) => boolean;
  /** The attributes with which Interact may be rolled; empty where no roll is prescribed. */
  readonly attributes: (table: Table) => readonly Attribute[];
  readonly carryOut: (turn: Turn<Eld>, model: ModelId, thing: Thing, success: boolean) => Rule | void;
}

/** Something that an ability can protect a model from. */
export type Harm =
  | { readonly state: StateId }
  /** `by`: the attack that brings the trait, where its Element may matter (ELD-TRAIT-024). */
  | { readonly trait: TraitId; readonly by?: AttackFacts }
  | { readonly skill: SkillId }
  /** HP that an attacker gets for its Wounds on the model (ELD-TRAIT-013). */
  | { readonly drain: true }
  | { readonly environment: string }
  /** HP that it would regain by a Spell or Skill with an Element, or without one (null) (ELD-TRAIT-014). */
  | { readonly healing: Element | null }
  /**
   * A rule that makes something worse for the model, e.g. the blind Dodge of ELD-ACTION-014 (ELD-TRAIT-003); `of`:
   * towards another model at a place.
   */
  | { readonly rule: RuleId; readonly of?: { readonly model: ModelId; readonly at: Place } };

/** A change of the Armor against one Hit; `none`: it counts as 0 (ELD-TRAIT-034). */
export type ArmourModifier = Modifier | (Cited & { readonly none: true });

/** A permission of an ability for one movement; absent parts change nothing. */
export interface MovementPermission extends Cited {
  /** The movement counts as a Normal Movement, after which every action is open (ELD-SKILL-015). */
  readonly normal?: true;
  /** A Melee Attack may follow the movement, although it is a Special Movement (ELD-SKILL-016). */
  readonly melee?: true;
  /** The movement does not halve SPD (ELD-SKILL-034). */
  readonly whole?: true;
  /** The movement passes through these; `all`: also through scenery, in one straight line (ELD-SKILL-021, ELD-TRAIT-067). */
  readonly through?: 'all' | 'smaller';
}

/** A change of a reach in inches: of every interval, or of the first one without the outermost limit (ELD-RANGED-006, ELD-ART-017). */
export type ReachModifier = Cited & { readonly add: number; readonly first?: true };

/** An attribute with which a roll may be made instead of its usual one; with `must` it has to be (ELD-CLASS-015). */
export type OtherAttribute = Cited & { readonly attribute: Attribute; readonly must?: true };

/** Changes of a current attribute (ELD-MOD-010). */
export interface AttributeChanges {
  (table: Table, model: Model, attribute: Attribute): readonly Modifier[];
  /**
   * True for changes that depend on a distance, so that a viewer may know them only when the distance may be measured
   * (ELD-MEASURE-008).
   */
  readonly byDistance?: true;
}

/**
 * The rules of abilities, states, Items and scenery, by what they change. Each list is gathered from the chapters, in the order of the
 * book; `createGame` takes more, so that cards in code use the same mechanism.
 */
export interface Sources {
  /** Attacks that abilities give besides weapons and Spells, e.g. Hurl. */
  readonly means: readonly ((table: Table, model: Model) => readonly OfferedMeans[])[];
  /** Changes of the current attribute, which Awareness, Power and Strike read as well (ELD-MOD-010). */
  readonly attributes: readonly AttributeChanges[];
  /** Changes of the attribute for one roll only (ELD-MOD-010). */
  readonly rolls: readonly ((table: Table, roll: RollFacts) => readonly Modifier[])[];
  /** Attributes that may or must take the place of the usual one in a roll. */
  readonly otherAttributes: readonly ((table: Table, roll: RollFacts) => readonly OtherAttribute[])[];
  /** Changes of the radius of Awareness, in inches (ELD-AWARE-001). */
  readonly awareness: readonly ((table: Table, model: Model) => readonly Modifier[])[];
  /** Changes of the Activation Points that an Upkeep allots (ELD-TURN-006). */
  readonly points: readonly ((table: Table, model: Model) => readonly Modifier[])[];
  /** Changes of the Reach of what a model uses; `attack` is absent for an Assist. */
  readonly reaches: readonly ((
    table: Table,
    model: Model,
    weapon: Weapon,
    attack?: Pick<AttackFacts, 'kind' | 'role' | 'declared' | 'attacker'>,
  ) => readonly ReachModifier[])[];
  readonly strikes: readonly ((table: Table, attack: AttackFacts) => readonly StrikeModifier[])[];
  /** The highest face that is a Critical Hit if it is a success, besides 1 (ELD-CRIT-008). */
  readonly criticals: readonly ((table: Table, attack: AttackFacts) => readonly (Cited & { readonly to: number })[])[];
  /** Strikes at one aim of an attack that hit without a die (ELD-SKILL-001). */
  readonly automaticHits: readonly ((
    table: Table,
    attack: AttackFacts,
    target: ModelId,
    aim: Aim,
  ) => readonly (Cited & { readonly hits: number })[])[];
  /** The models that one successful die of an attack hits, where they are more than its target; the first answer counts (ELD-TRAIT-059). */
  readonly areas: readonly ((table: Table, attack: AttackFacts, aim: Aim) => readonly ModelId[] | undefined)[];
  /** The rules by which an attack ignores allies in Base Contact with its target (ELD-SKILL-006). */
  readonly ignoresContact: readonly ((table: Table, attack: AttackFacts) => Cited | undefined)[];
  /** Attacks that a sequence makes besides the declared ones, e.g. those of Trample; they are resolved with all others. */
  readonly moreAttacks: readonly ((table: Table, resolution: Resolution) => readonly AttackFacts[])[];
  /** The things that an Assist may name as its target (ELD-QUEST-062, ELD-QUEST-067). */
  readonly assisted: readonly ((table: Table, thing: Thing, weapon: Weapon) => boolean)[];
  /** The consequences of an Assist that succeeds, for each of its targets; effects go to the consequences (ELD-ACT-018). */
  readonly onCast: readonly ((turn: Turn<Eld>, cast: Cast, target: ModelId, resolution: Resolution) => Rule | void)[];
  /** The rules by which two attacks against one another are no Confrontation (ELD-TRAIT-071). */
  readonly noConfrontation: readonly ((table: Table, one: AttackFacts, other: AttackFacts) => Cited | undefined)[];
  /** Changes of the Power of one Hit. */
  readonly power: readonly ((table: Table, hit: Hit) => readonly Modifier[])[];
  /** Changes of the Armor against one Hit. */
  readonly armour: readonly ((table: Table, hit: Hit) => readonly ArmourModifier[])[];
  /** Traits of an attack's Hits besides those of its means (ELD-PROFILE-020). */
  readonly hitTraits: readonly ((table: Table, attack: AttackFacts, on: string | null) => readonly Trait[])[];
  readonly rerolls: readonly ((turn: Turn<Eld>, roll: RollFacts) => readonly RerollSource[])[];
  /** Permissions to have the Damage roll of a Hit made again (ELD-UPGRADE-018). */
  readonly damageRerolls: readonly ((table: Table, hit: Hit) => readonly DamageReroll[])[];
  /** The rules by which a Spell is cast on a model without a roll (ELD-CLASS-012). */
  readonly sureCasts: readonly ((table: Table, caster: Model, weapon: Weapon, on: ModelId) => Cited | undefined)[];
  /** The rules that forbid a declaration; the first refusal counts. */
  readonly bans: readonly ((table: Table, model: Model, declaring: Declaring) => Refusal | undefined)[];
  /** The rules that act when a model begins its Activation or Reaction, in the book's order: Agony, Panicked, Charm (ELD-REACT-008). */
  readonly beginnings: readonly Beginning[];
  /** The rolls that must be made in the Strategic phase (ELD-TURN-005). */
  readonly mandatoryRolls: readonly MandatoryRoll[];
  /** Abilities of the Strategic phase, by the name that their choices give. */
  readonly strategicAbilities: readonly {
    readonly ability: string;
    readonly entry: StrategicEntry<StrategicOf<'ability'>>;
  }[];
  /** Further forms of an Attack: the same one with Skills or a level of a Combat Art that may be declared with it (ELD-ACT-016). */
  readonly attackVariants: readonly ((
    table: Table,
    model: Model,
    choice: Extract<ActionChoice, { readonly do: 'attack' }>,
  ) => readonly Extract<ActionChoice, { readonly do: 'attack' }>[])[];
  /** The things with which models may interact, the first rule that is for a thing counts (ELD-ACTION-037). */
  readonly interactions: readonly Interaction[];
  /** The harm that an ability of the model protects it from. */
  readonly immunities: readonly ((table: Table, model: Model, harm: Harm) => Cited | undefined)[];
  /** The permissions of abilities in one movement; of a skill only where it is declared. */
  readonly movementPermissions: readonly ((
    table: Table,
    model: Model,
    movement: { readonly kind: MovementKind; readonly skills: readonly SkillId[] },
  ) => readonly MovementPermission[])[];
  /** The rules that forbid a model to end a movement of its own at a place; the first refusal counts (ELD-UPGRADE-049). */
  readonly moveEnds: readonly ((table: Table, model: Model, at: Place) => Refusal | undefined)[];
  /** The rules that act when something has moved a model along a route, its own movement or an effect (ELD-QUEST-026). */
  readonly onMoved: readonly ((
    turn: Turn<Eld>,
    model: ModelId,
    moved: {
      readonly from: Place;
      readonly route: readonly Place[];
      /** True for a move that passes everything between its start and its end (ELD-SKILL-021). */
      readonly through: boolean;
    },
  ) => void)[];
  /** The rules by which a model may react to, and target, another one without sight (ELD-SKILL-012). */
  readonly unseen: readonly ((
    table: Table,
    model: Model,
    other: ModelId,
    /**
     * The means and the role, where the question is about an action, and the place of the other model at the moment of
     * that action. `measured`: the action has been declared, and its requirements are checked.
     */
    by?: { readonly weapon: Weapon; readonly role: Role; readonly at?: Place; readonly measured?: true },
  ) => Cited | undefined)[];
  /** The Hits that are judged before all others, since they act on them (ELD-SPELLCRAFT-034). */
  readonly judgedFirst: readonly ((table: Table, hit: Hit) => boolean)[];
  /** The rules that negate a Hit with all its effects, at stage 5 (ELD-DAMAGE-005). */
  readonly negations: readonly ((turn: Turn<Eld>, hit: Hit, resolution: Resolution) => Rule | void)[];
  /** The rules that follow at once on every Hit that stands, even if it does no damage (ELD-DAMAGE-007). */
  readonly onHit: readonly ((turn: Turn<Eld>, hit: Hit, resolution: Resolution) => Rule | void)[];
  /** The effects of an Attack on a model or thing that it hits (ELD-DAMAGE-007). */
  readonly hitEffects: readonly ((turn: Turn<Eld>, hit: Hit, resolution: Resolution) => Rule | void)[];
  /** The Hits whose effects wait for the roll that takes the place of their Damage roll (ELD-TRAIT-046). */
  readonly waitingHits: readonly ((table: Table, hit: Hit) => boolean)[];
  /** The rules that act when a template is placed, besides the Hits on models under it (ELD-TEMPLATE-016). */
  readonly underTemplates: readonly ((turn: Turn<Eld>, attack: AttackFacts, place: TemplatePlace) => void)[];
  /** The rules that act once after all Hits are fixed and before Damage rolls, e.g. Chain Attack (ELD-SKILL-004). */
  readonly afterHits: readonly ((turn: Turn<Eld>, resolution: Resolution) => Rule | void)[];
  /** The rolls that replace a Damage roll; true if there is a Wound (ELD-TRAIT-046). */
  readonly damageRolls: readonly ((turn: Turn<Eld>, hit: Hit, resolution: Resolution) => Rule<boolean> | undefined)[];
  /** The rolls that prevent a Wound, in the book's order (ELD-DAMAGE-005). */
  readonly prevention: readonly ((turn: Turn<Eld>, wound: Wound, resolution: Resolution) => Rule | void)[];
  /** More Wounds after one that was not prevented: each is then prevented like any other (ELD-CLASS-008, ELD-DAMAGE-006). */
  readonly extraWounds: readonly ((
    turn: Turn<Eld>,
    wound: Wound,
    resolution: Resolution,
  ) => Rule<readonly Wound[]> | readonly Wound[])[];
  /** The consequences of every Wound that was not prevented (ELD-DAMAGE-007). */
  readonly onWound: readonly ((turn: Turn<Eld>, wound: Wound, resolution: Resolution) => Rule | void)[];
  /** The consequences of every Wound that a model deals, extra ones included, except those that are lost (ELD-DAMAGE-002). */
  readonly woundsDealt: readonly ((table: Table, wound: Wound) => readonly Consequence[])[];
  /** The rules that act once after the Damage rolls and may add an Attack, such as Finishing Strike (ELD-SKILL-019). */
  readonly afterDamage: readonly ((turn: Turn<Eld>, resolution: Resolution) => Rule)[];
  /** The rules that note a fact when all Wounds are known, those of a Finishing Strike included (ELD-TRAIT-009). */
  readonly allWounds: readonly ((turn: Turn<Eld>, resolution: Resolution) => void)[];
  /** The rules that take a model off the field at 0 HP, in place of Incapacitated (ELD-TRAIT-015). */
  readonly atZero: readonly ((table: Table, model: Model) => (Cited & { readonly why: RemovalReason }) | undefined)[];
  /** The consequences when a model has become Incapacitated or Dead, or has left the field. */
  readonly onFallen: readonly ((
    turn: Turn<Eld>,
    model: ModelId,
    to: 'incapacitated' | 'dead' | 'removed',
  ) => Rule | void)[];
  /** The rules that act when a creature or a Hostile has come onto the field (ELD-STRATAGEM-011). */
  readonly arrived: readonly ((turn: Turn<Eld>, model: ModelId) => void)[];
  /** The rules that act when a creature was summoned (ELD-UPGRADE-049). */
  readonly summoned: readonly ((turn: Turn<Eld>, creature: ModelId) => Rule | void)[];
}
