import type { PlayerId, Refusal, Tally } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Aim, DeclaredAction, DeclaredAttack, Fall, Reaction } from './declared.js';
import type { Change, Effect } from './effect.js';
import type { Formula, Reach } from './pack.js';
import type { CardId, Direction, ModelId, ModelState, Place, SceneryPiece, Thing, ThingId } from './state.js';
import type { Trait } from './traits.js';
import type { AttackKind, Attribute, Element, Role, SpellType } from './words.js';

/** A number that can explain itself. */
export type EldTally = Tally<RuleId>;

/** The origin of something: the rule, and the name of the ability, state, Item or scenery. */
export interface Cited {
  readonly rule: RuleId;
  readonly source: string;
}

/** The means of an action with its facts, wherever they come from: an Item, a Spell, a Skill. */
export interface Weapon {
  /** The name for people: that of the card, or `unarmed`, `shield-bash`, `hurl`. */
  readonly name: string;
  readonly item: CardId | null;
  readonly spell: CardId | null;
  readonly power: Formula | 'star' | null;
  readonly reach: Reach;
  readonly strike: Formula;
  /** True for a Strike that nothing changes (ELD-STRIKE-004). */
  readonly fixedStrike: boolean;
  readonly traits: readonly Trait[];
  readonly natural: boolean;
  /** Changes that count only for attacks with it. */
  readonly changes: readonly Change[];
  /** The type of a Spell; null for everything else. */
  readonly type: SpellType | null;
  readonly element: Element | null;
}

/** A place with a facing: a model as it stands, or as it stood at a point of its route. */
export interface Standing {
  readonly model: ModelId;
  readonly at: Place;
  readonly facing: Direction;
  /** True for a model at a point of its own movement, which sees all round (ELD-LOS-007). */
  readonly moving: boolean;
  /** A change of stance at the end of the movement, which the model had not made yet at this moment (ELD-STATE-018). */
  readonly later?: { readonly state: 'crouched' | 'flying'; readonly to: boolean };
}

/** The facts of an attack, fixed when it is declared. */
export interface AttackFacts {
  /** A model, or a thing that hits without one, such as a barrel. */
  readonly attacker: ModelId;
  /** Null for a Hostile. */
  readonly player: PlayerId | null;
  readonly role: Role;
  readonly declared: DeclaredAttack;
  readonly weapon: Weapon;
  readonly kind: AttackKind;
  /** The attacker and the activated model at the moment of the attack (ELD-LOS-011). */
  readonly from: Standing;
  readonly activated: Standing;
  readonly opportunity: boolean;
  /** The ability that makes the attack besides the declared ones, e.g. `chain-attack`; null for a declared attack. */
  readonly by: string | null;
  /**
   * The model that is credited where the attacker is a thing that another model has set off (ELD-HOSTILE-035), or a model
   * on which Redirect Damage has turned its own Attack (ELD-SPELLCRAFT-034).
   */
  readonly cause?: ModelId;
}

/** An attack while it is resolved. Each stage of the resolution fills in its part. */
export interface Attack extends AttackFacts {
  /** The reason why it fails as a whole (ELD-ACT-020); null while it does not. */
  failed: Refusal | null;
  /** One for each target, or each template, with the dice of the strikes at it (ELD-STRIKE-006). */
  readonly pools: Pool[];
}

/** The dice of an attack against one target; each strike with a template has a separate pool. */
export interface Pool {
  readonly aim: Aim;
  /** The number of strikes, which are dice (ELD-STRIKE-001); an ability of the target may take one before they are thrown. */
  strikes: number;
  /** The strikes that hit without a die (ELD-SKILL-001). */
  automatic: readonly (Cited & { readonly hits: number })[];
  /** The reason why these strikes fail (ELD-STRIKE-009); null while they do not. */
  failed: Refusal | null;
  /** The attribute that is rolled against, with all modifiers; null until stage 2. */
  attribute: EldTally | null;
  dice: readonly EldDie[];
  /** The pools of the other side that it meets in a Confrontation (ELD-CONFRONT-001); empty without one. */
  readonly versus: { readonly attack: Attack; readonly pool: Pool }[];
}

/** One die of a roll, as it lies on the table. */
export interface EldDie {
  readonly face: number;
  /** Within the attribute (ELD-ROLL-002). */
  readonly success: boolean;
  readonly critical: boolean;
  /** Beaten in a Confrontation (ELD-CONFRONT-005). */
  readonly negated: boolean;
  /** The ally that a stray shot strikes (ELD-RANGED-011). */
  readonly stray: ModelId | null;
  /** The sources that have re-rolled it (ELD-ROLL-010). */
  readonly rerolled: readonly string[];
}

/** A roll that is to be made against an attribute. */
export interface RollFacts {
  readonly model: ModelId;
  readonly attribute: Attribute;
  readonly purpose:
    | 'attack'
    | 'cast'
    | 'dodge'
    | 'resist'
    | 'perceive'
    | 'uncover'
    | 'interact'
    | 'fall'
    | 'morale'
    | 'state'
    | 'initiative';
  /** The attack that the roll belongs to or answers. */
  readonly attack: AttackFacts | null;
  readonly aim: Aim | null;
  /** The means that are cast. */
  readonly weapon: Weapon | null;
  /** The trait, state or ability that the roll is against or for, e.g. `poison`. */
  readonly about: string | null;
  /** True for a Dodge against an attacker out of sight, and a cast without sight. */
  readonly unseen: boolean;
}

/** A success or failure of a roll of one die. */
export interface Rolled {
  readonly facts: RollFacts;
  readonly attribute: EldTally;
  /** Null where the attribute is 0, which fails without a die (ELD-MOD-007). */
  readonly die: EldDie | null;
  readonly success: boolean;
}

/** A Hit on a model or a structure (ELD-DEF-007). */
export interface Hit {
  readonly attack: Attack;
  readonly pool: Pool | null;
  readonly on: ModelId | ThingId;
  readonly critical: boolean;
  /** True for the Hit of a stray shot (ELD-RANGED-011). */
  readonly stray: boolean;
  /** All traits of the Hit (ELD-PROFILE-020); rules of abilities may add some before the Damage rolls. */
  traits: readonly Trait[];
  /** The rule that negates it with all its effects; null while it stands. */
  negated: Cited | null;
  /** True once its Damage roll was made. */
  resolved: boolean;
  /** True if it can do nothing to its model but the Wound of its Damage roll (ELD-TRAIT-024). */
  withoutEffects?: true;
  /** True if another roll, or none, took the place of its Damage roll. */
  noDamageRoll?: true;
  /** The Wounds that it causes, prevented ones too. */
  readonly wounds: Wound[];
  /** The consequences that it brings without a Wound, which are among those of the resolution; absent before they are known. */
  brings?: { readonly consequences: readonly Consequence[]; readonly knockbacks: readonly Knockback[] };
}

/** A Wound that a Hit causes, or a rule that follows from one (ELD-DAMAGE-001, ELD-DAMAGE-006). */
export interface Wound {
  readonly hit: Hit;
  /** The trait that added it, e.g. `cleave`; null for the Wound of the Damage roll. */
  readonly extra: string | null;
  prevented: Cited | null;
  /** True for a Wound that no Familiar of its model was given up for (ELD-TRAIT-027). */
  familiarKept?: true;
  /** The consequences that it brings besides the lost HP, which are among those of the resolution; absent before they are known. */
  brings?: readonly Consequence[];
}

/** A consequence that takes effect with all others at stage 7 (ELD-ACT-018). */
export type Consequence = { readonly cited: Cited } & (
  | { readonly model: ModelId; readonly gains: ModelState }
  | { readonly model: ModelId; readonly loses: ModelState['state'] }
  | { readonly model: ModelId; readonly points: number }
  | { readonly model: ModelId; readonly heals: number; readonly most: number }
  | { readonly model: ModelId; readonly losesHp: number }
  | {
      readonly model: ModelId;
      readonly effect: Effect;
      readonly by: ModelId;
      readonly element: Element | null | undefined;
    }
  | { readonly model: ModelId; readonly dies: true; readonly by: ModelId }
);

/** A move of a model away from another at stage 8 (ELD-TRAIT-038). */
export interface Knockback {
  readonly model: ModelId;
  readonly by: ModelId;
  /** In inches. */
  readonly distance: number;
  readonly from: Place;
}

/** A Dodge, with its roll against each attack (ELD-ACTION-011). */
export interface Dodge {
  readonly model: ModelId;
  readonly role: Role;
  readonly against: { readonly attack: Attack; readonly rolled: Rolled }[];
}

/** A Spell, Item or Skill that is used by Assist, with its roll for each strike (ELD-ACTION-010). */
export interface Cast {
  readonly model: ModelId;
  readonly role: Role;
  readonly declared: Extract<DeclaredAction, { readonly do: 'assist' }>;
  readonly weapon: Weapon;
  readonly on: {
    readonly target: ModelId;
    /** The reason why it fails for this target (ELD-ACTION-009). */
    failed: Refusal | null;
    /** The rule that spares the roll (ELD-CLASS-012); null where one is made. */
    waived: Cited | null;
    rolled: Rolled | null;
  }[];
}

/** A move at stage 10 (ELD-ACT-019). */
export interface EndMove {
  readonly model: ModelId;
  readonly role: Role;
  readonly why: 'dodge' | 'retreat' | 'follow-up';
  readonly towards?: ModelId;
}

/** Everything that is resolved together at the end of a sequence, stage by stage (ELD-ACT-019). */
export interface Resolution {
  /** The activated model. */
  readonly active: ModelId;
  readonly action: DeclaredAction;
  readonly reactions: readonly Reaction[];
  /** The attack of the activated model first, then those of reactions in the order of their declaration (ELD-ROLL-015). */
  readonly attacks: Attack[];
  /** The Assist of the activated model first, then those of reactions. */
  readonly casts: Cast[];
  readonly dodges: Dodge[];
  readonly hits: Hit[];
  readonly consequences: Consequence[];
  readonly knockbacks: Knockback[];
  readonly endMoves: EndMove[];
  /**
   * Before anything took effect: the HP of all models, their places before effects moved them, the number of deeds that
   * were noted, and everything on which models stand.
   */
  readonly before: {
    readonly hp: Readonly<Record<ModelId, number>>;
    readonly deeds: number;
    readonly at: Readonly<Record<ModelId, Place>>;
    readonly scenery: readonly SceneryPiece[];
    readonly things: readonly Thing[];
    /** The number of the next lasting effect. */
    readonly nextId: number;
  };
  /** The falls outside the route of the activated model: by Knockback and end moves (ELD-FALL-007). */
  readonly falls: Fall[];
}
