import type { Half } from './options.js';
import type {
  AttackShape,
  AttackType,
  ByColour,
  Colour,
  ConditionId,
  MovementTool,
  PassiveWithXId,
  PlainPassiveId,
} from './words.js';

/** A common passive ability of the rulebook, by reference; the engine has its rules. */
export type CommonPassive =
  | { readonly id: PlainPassiveId }
  | { readonly id: PassiveWithXId; readonly x: number }
  | { readonly id: 'immunity'; readonly to: ConditionId }
  /** `terrain`: the only type of ROUGH terrain that the unit ignores (SFI-PASSIVE-027). */
  | { readonly id: 'pathfinder'; readonly terrain?: string };

/**
 * The model or unit that an effect refers to: `self` is the model of the card that acts or that the event happened to, `unit` all
 * models of the card, `aim` the models or units that the ability aims at, `trigger` the model or unit of the event, and `source`
 * the manifestation or scenario element whose effect it is.
 */
export type Whom = 'self' | 'unit' | 'aim' | 'trigger' | 'attacker' | 'defender' | 'source';

/** The direction of a move or a push, by reference to a model (SFI-PUSH-006 to SFI-PUSH-009, SFI-MOVE-022 to SFI-MOVE-024). */
export type Direction = 'any' | 'away' | 'directly-away' | 'towards' | 'directly-towards';

/**
 * The end of a change. `next-activation` is that of the unit whose ability it is; where no unit has the ability, as for
 * scenarios and manifestations, it is that of the unit that is changed (SFI-PRIORITY-014 to SFI-PRIORITY-016).
 */
export type Until = 'attack' | 'action' | 'activation' | 'round' | 'next-activation' | 'game';

/** A roll of an attack. */
export type RollOf = 'hit' | 'damage';

/** The models against which a change counts. */
export interface Against {
  readonly keyword?: string;
  readonly suffering?: ConditionId;
  /** Only bases of at least this diameter, in millimetres. */
  readonly baseFrom?: number;
  /** Only models in melee with another model of the card's unit, or with any friendly model. */
  readonly inMeleeWith?: 'unit' | 'friend';
}

/** An attack that an ability makes without a weapon; by default arcane (SFI-ABILITY-ACTIVE-011). */
export interface GeneratedAttack {
  readonly type?: AttackType;
  readonly shape: AttackShape;
  /** In inches. */
  readonly range: number;
  readonly damage: ByColour;
}

/** Essence by the half of the table in which the scenario element lies, or by an option of the match. */
export type EssenceByHalf = { readonly [H in Half]: ByColour } | { readonly option: 'scenario.ccc.mineEssence' };

/** The number that an effect changes; `suffered` is the damage after the division by ARM (SFI-DAMAGE-005). */
export type ChangedNumber = 'DEF' | 'ARM' | 'RNG' | 'MOV' | 'hit' | 'damage' | 'suffered';

/** The rolls of attacks for which a change counts: made by the model, or made against it. */
interface OfAttacks {
  /** By default `attacker`; DEF, ARM and `suffered` are always of the defender. */
  readonly role?: 'attacker' | 'defender';
  readonly attack?: AttackType;
  readonly against?: Against;
}

/** The models around a unit, wherever they stand at each moment; those of the unit itself are friends (SFI-MEASURE-013). */
export interface Around {
  readonly side: 'friend' | 'enemy' | 'any';
  /** In inches of the closest model of the unit (SFI-MEASURE-012). */
  readonly within: number;
}

/** The models of a change and its end; absent: as long as the ability holds. */
interface Lasting {
  readonly until?: Until;
  readonly to?: Whom;
  /**
   * The change is not for the unit that has it, but for the models around the unit at the moment of the roll or
   * question (SFI-UNIT-011).
   */
  readonly around?: Around;
}

/**
 * The effect of an ability. An effect without `to` happens to the aim of the ability, or to the card's own unit if the
 * ability has no aim; the effect of a manifestation or scenario element happens to the model of the event. A direction
 * without `from` is by reference to the model that uses the ability, or to that manifestation or scenario element. An
 * attack without `by` and a hit roll are made by that model or scenario element; a hit roll against the element itself is
 * made by the model of the event. Distances are in inches.
 */
export type Effect =
  /** One attack with one weapon profile of the card or with a generated one (SFI-ATTACK-039); `after` has the effects right after it. */
  | {
      readonly op: 'attack';
      readonly weapon?: string;
      readonly type?: AttackType;
      readonly profile?: GeneratedAttack;
      readonly by?: Whom;
      readonly at?: Whom;
      readonly after?: readonly {
        readonly needs: 'hit' | 'critical' | 'damage';
        readonly effects: readonly Effect[];
      }[];
    }
  /** A hit roll that decides whether effects happen (SFI-ABILITY-ACTIVE-008). */
  | {
      readonly op: 'hitRoll';
      readonly type?: AttackType;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
      readonly to?: Whom;
    }
  /** A damage roll without a hit roll (SFI-DAMAGE-007). */
  | { readonly op: 'damageRoll'; readonly dice: ByColour; readonly type?: AttackType; readonly to?: Whom }
  /** Set damage (SFI-DAMAGE-008). */
  | { readonly op: 'damage'; readonly amount: number; readonly to?: Whom }
  /** Removes points of damage (SFI-DAMAGE-011). */
  | { readonly op: 'heal'; readonly amount: number | 'all'; readonly to?: Whom }
  | { readonly op: 'condition'; readonly condition: ConditionId; readonly to?: Whom }
  /** Removes `count` conditions that the owner picks, of those named if any are. */
  | {
      readonly op: 'removeCondition';
      readonly count: number | 'all';
      readonly of?: readonly ConditionId[];
      readonly to?: Whom;
    }
  /** Within `within` of a model, by default of the placed model itself (SFI-PLACE-001, SFI-PLACE-002). */
  | {
      readonly op: 'place';
      readonly within: number;
      readonly completely?: true;
      readonly of?: Whom;
      readonly to?: Whom;
      /** The player may leave each model where it is (SFI-PLACE-006). */
      readonly may?: true;
    }
  | {
      readonly op: 'push';
      readonly distance: number;
      readonly direction: Direction;
      readonly from?: Whom;
      readonly to?: Whom;
      /** The player may leave each model where it is. */
      readonly may?: true;
      /** Effects that follow if the push has moved any model. */
      readonly andThen?: readonly Effect[];
    }
  /** A move with a tool; only with `action` it counts as a move action (SFI-ACTION-009, SFI-MOVE-028). */
  | {
      readonly op: 'move';
      readonly tool: MovementTool | 'MOV';
      readonly direction?: Direction;
      readonly from?: Whom;
      readonly action?: true;
      readonly to?: Whom;
    }
  /** Adds to a number; a step of MOV is one tool. `stacks`: the card says (+X) (SFI-STACK-004). */
  | ({ readonly op: 'modify'; readonly what: ChangedNumber; readonly by: number; readonly stacks?: true } & OfAttacks &
      Lasting)
  /** Sets a number before anything is added to it (SFI-CARD-021). */
  | ({ readonly op: 'set'; readonly what: 'DEF' | 'ARM' | 'RNG'; readonly value: number } & OfAttacks & Lasting)
  | ({ readonly op: 'setMOV'; readonly tool: MovementTool } & Lasting)
  /** Adds dice to a pool, and takes some away (SFI-DICE-010). */
  | ({ readonly op: 'dice'; readonly roll: RollOf; readonly add?: ByColour; readonly less?: number } & OfAttacks &
      Lasting)
  | ({ readonly op: 'grant'; readonly passive: CommonPassive; readonly stacks?: true } & Lasting)
  /** Rolls at most `dice` dice of this roll again: of the own roll, or of the enemy's, which must then be done (SFI-REROLL-011). */
  | {
      readonly op: 'reroll';
      readonly dice: number | 'all';
      readonly blanks?: true;
      readonly whose: 'own' | 'enemy';
    }
  /** Rolls are infused without payment (SFI-INFUSE-004). */
  | ({ readonly op: 'infuse'; readonly roll: RollOf; readonly colour: Colour } & OfAttacks & Lasting)
  /** Essence for the reserve of the card's player, or of the player of the event (SFI-ESSENCE-010). */
  | { readonly op: 'essence'; readonly gain: ByColour | EssenceByHalf }
  /** Takes essence of the colours, by default of any, out of the enemy's reserve; `keep` adds it to the own. PREY has no reserve. */
  | {
      readonly op: 'takeEssence';
      readonly count: number;
      readonly colours?: readonly Colour[];
      readonly keep?: true;
    }
  | { readonly op: 'manifestation'; readonly manifestation: string; readonly within: number }
  /** Places all models of a unit with Summoned (SFI-PASSIVE-044). */
  | { readonly op: 'summon'; readonly unit: string; readonly within: number }
  /** Another friendly model within the distance is hit instead. */
  | { readonly op: 'redirect'; readonly within: number }
  /** One more action (SFI-ACTION-017). */
  | { readonly op: 'action'; readonly action: 'move' | 'attack' | 'disengage' | 'shake'; readonly to?: Whom }
  /** The control token of the player goes onto the scenario element (SFI-SCENARIO-015). */
  | { readonly op: 'control' }
  | { readonly op: 'victoryPoints'; readonly amount: number }
  /** The player picks one. */
  | { readonly op: 'choose'; readonly options: readonly { readonly effects: readonly Effect[] }[] }
  /** An effect in code: the game was given a function under this name, which gets the data in `with`. */
  | { readonly op: 'code'; readonly name: string; readonly with?: unknown; readonly to?: Whom };

/** The name of a kind of effect. */
export type EffectOp = Effect['op'];
