import type {
  AttackType,
  Attribute,
  ConditionId,
  HeroClass,
  PlainAbilityId,
  Race,
  rulebookTokens,
  Template,
  WindowId,
} from './words.js';

/** The id of a Summoned model, e.g. `ash-hound`. */
export type SummonedId = string;
/** The id of a token: of the rulebook's own, or of one that the pack declares. */
export type TokenId = (typeof rulebookTokens)[number] | (string & {});

/** A type of model that an ability names: a race, a class, Defenders or Summoned models. */
export type ModelType = Race | HeroClass | 'defender' | 'summoned';

/** A common ability of the rulebook, by reference; the engine has its rules. */
export type CommonAbility =
  | { readonly id: PlainAbilityId }
  | { readonly id: 'armour-piercing' | 'explode' | 'leech' | 'regeneration'; readonly amount: number }
  | { readonly id: 'animosity'; readonly against: ModelType }
  | { readonly id: 'enmity'; readonly race: Race }
  | { readonly id: 'immune'; readonly to: ConditionId | 'push' | 'throw' }
  | { readonly id: 'vulnerability'; readonly to: 'burn' }
  | { readonly id: 'summoner'; readonly summons: readonly SummonedId[] };
/** The name of a common ability, whatever else it needs. */
export type CommonAbilityId = CommonAbility['id'];
/** A common ability of a weapon (JHX-ABILITY-001, JHX-ABILITY-006). */
export type WeaponAbility = { readonly id: 'armour-piercing'; readonly amount: number } | { readonly id: 'dual-wield' };

/** A number, or `count` dice of a kind and `plus` more. */
export type Amount = number | { readonly die: 'D2' | 'D3' | 'D6'; readonly count: number; readonly plus?: number };

/**
 * The end of a change: this attack, this action, the current activation, a start or end of the next activation of the
 * model that is changed (`target-`) or of the model that caused the change (`source-`), the start of the next Communion
 * Phase, the round, or the game.
 */
export type Until =
  | 'attack'
  | 'action'
  | 'activation'
  | 'target-activation-start'
  | 'target-activation-end'
  | 'source-activation-start'
  | 'source-activation-end'
  | 'communion'
  | 'round'
  | 'game';

/**
 * One of the models that an effect can name: the card's own (no other with the same card, JHX-GEN-003), the target of
 * the ability, the attacker or the target of the attack of this window, or the model that set off the trigger.
 */
export type Whom = 'self' | 'target' | 'attacker' | 'attacked' | 'trigger';

/** The direction of a move: any, or in a straight line by reference to the card's own model. */
export type Direction = 'any' | 'away' | 'towards';

/**
 * The effect of an ability. An effect without `to` happens to the target of the ability, or to the card's own model if
 * the ability has no target (JHX-GEN-001).
 */
export type Effect =
  /** Damage, less RES unless it is `true`, RES counting `piercing` less (JHX-DAMAGE-005, JHX-DAMAGE-006). */
  | {
      readonly op: 'damage';
      readonly amount: Amount;
      readonly true?: boolean;
      readonly piercing?: number;
      readonly to?: Whom;
    }
  | { readonly op: 'heal'; readonly amount: Amount | 'all'; readonly to?: Whom }
  /** A pool of temporary health (JHX-DAMAGE-013). */
  | { readonly op: 'temporaryHealth'; readonly amount: Amount; readonly until: Until; readonly to?: Whom }
  | { readonly op: 'condition'; readonly condition: ConditionId; readonly to?: Whom }
  /** Takes off `count` conditions of the owner's choice, or those named. */
  | {
      readonly op: 'cleanse';
      readonly count: number | 'all';
      readonly of?: readonly ConditionId[];
      readonly to?: Whom;
    }
  /** At most `hexes` hexes, as a Push. */
  | { readonly op: 'push'; readonly hexes: number; readonly direction: Direction; readonly to?: Whom }
  /** On a free hex within `within` hexes of a model, of the own Effigy or of an Icon. */
  | {
      readonly op: 'place';
      readonly within: number;
      readonly of: Whom | 'effigy' | 'icon';
      readonly icon?: TokenId;
      readonly to?: Whom;
    }
  /** Throw (X) (JHX-ABILITY-085). */
  | { readonly op: 'throw'; readonly hexes: number; readonly to?: Whom }
  /** An Advance of at most `hexes` hexes that costs nothing. */
  | { readonly op: 'advance'; readonly hexes: number; readonly to?: Whom }
  /**
   * Changes a number: an attribute, the dice or damage of Basic Attacks, the reach of melee weapons, AP, or harvest
   * rolls. `last`: after all other modifiers. Without `until` the change lasts as long as the ability holds. `against`,
   * `attack` and `charge` narrow the attacks for which it counts.
   */
  | {
      readonly op: 'modify';
      readonly what: Attribute | 'dice' | 'damage' | 'reach' | 'ap' | 'harvest';
      readonly by: number;
      readonly last?: boolean;
      readonly attack?: AttackType;
      readonly against?: ModelType | 'monster';
      readonly charge?: boolean;
      readonly until?: Until;
      readonly to?: Whom;
    }
  /** Has a common ability for a time; an ability that ends by its own rule needs no `until`. */
  | { readonly op: 'gain'; readonly ability: CommonAbility; readonly until?: Until; readonly to?: Whom }
  /**
   * Rolls at most `dice` dice of this roll again: the roller's choice for its own roll, this player's choice for the
   * enemy's.
   */
  | { readonly op: 'reroll'; readonly dice: number | 'all'; readonly whose: 'own' | 'enemy' }
  /** The attack goes on against the card's own model (JHX-INTERRUPT-010, JHX-INTERRUPT-011). */
  | { readonly op: 'redirect' }
  /** The attack ends, without damage or manoeuvres. */
  | { readonly op: 'cancel' }
  /** Fate for a pool, or out of it when below zero; never below an empty pool. */
  | { readonly op: 'fate'; readonly amount: number; readonly of: 'own' | 'enemy' }
  /** One Basic Attack for 0 AP, with a weapon of the card if it is named, `dice` more or fewer. */
  | { readonly op: 'attack'; readonly weapon?: string; readonly dice?: number; readonly at?: Whom }
  | { readonly op: 'summon'; readonly model: SummonedId }
  /** Puts an Icon within `within` hexes, or `count` Counters on a model. */
  | {
      readonly op: 'token';
      readonly token: TokenId;
      readonly count?: number;
      readonly within?: number;
      readonly until?: Until;
      readonly to?: Whom;
    }
  /** A Terrain Template of `hexes` connected hexes (JHX-TERRAIN-003). */
  | {
      readonly op: 'terrain';
      readonly terrain: Template;
      readonly hexes: number;
      readonly within: number;
      readonly until: Until;
    }
  /** Moves one unbound Soul that is within `within` hexes, up to `hexes` hexes. */
  | { readonly op: 'moveSoul'; readonly within: number; readonly hexes: number }
  | { readonly op: 'level'; readonly to?: Whom }
  /** The player picks one. */
  | { readonly op: 'choose'; readonly options: readonly { readonly effects: readonly Effect[] }[] }
  /** An effect in code: `createGame` was given a function under this name, which gets the data in `with`. */
  | { readonly op: 'code'; readonly name: string; readonly with?: unknown; readonly to?: Whom }
  /** On a D6 of at least `needs` (JHX-GEN-010). */
  | { readonly op: 'roll'; readonly needs: number; readonly effects: readonly Effect[] };

/** The models that an ability may be used on. */
export interface Target {
  /** `any` is either side and Monsters. */
  readonly side: 'friend' | 'enemy' | 'any';
  /** In hexes; absent: anywhere. */
  readonly within?: number;
  /** By default Heroes, Summoned models and Monsters. */
  readonly kinds?: readonly ('hero' | 'summoned' | 'monster' | 'effigy')[];
  /** The types that are excluded. */
  readonly not?: readonly (ModelType | 'self')[];
  /** Only models that suffer this condition. */
  readonly suffering?: ConditionId;
  /** True for every such model; by default one of them. */
  readonly every?: boolean;
  /** Needs no line of sight (JHX-LOS-003). */
  readonly unseen?: boolean;
}

/** The price of a use. Counters are taken from the card's own model. */
export interface Cost {
  readonly ap?: number;
  readonly fate?: number;
  readonly counters?: { readonly token: TokenId; readonly count: number };
}

/** The limit on the uses of an ability. Active Abilities are limited to once per activation anyway (JHX-ATTR-012). */
export type Limit = 'once-per-activation' | 'once-per-round' | 'once-per-game';

/** The moment at which an ability acts: a window, and the model for which the window must open. */
export interface Trigger {
  readonly window: WindowId;
  /** The model whose moment it is, seen from the card's own model; `friend` includes the model itself. */
  readonly of: 'self' | 'friend' | 'other-friend' | 'enemy' | 'any';
  /** In hexes of the card's own model or, for an Icon, of its hex. */
  readonly within?: number;
  /** In the windows of an attack: the side of it that `of` means; by default the attacked one. */
  readonly role?: 'attacker' | 'attacked';
  /** In the windows of an attack: it must have hit, or dealt damage. */
  readonly needs?: 'hit' | 'damage';
  /** In the windows of an attack: only such attacks. */
  readonly attack?: AttackType;
}

interface Named {
  /** Unique on its card. */
  readonly id: string;
  readonly name: string;
  /** The ability in words, for people to read. The engine does not read it. */
  readonly text?: string;
}

/** An ability that is always in force, or acts at a moment; as an Interrupt it may be used during an enemy's action. */
export interface InnateAbility extends Named {
  readonly kind: 'innate';
  /** Absent: always in force. */
  readonly when?: Trigger;
  /** May be used during another action (JHX-INTERRUPT-001). */
  readonly interrupt?: boolean;
  /** The player may decline. By default an ability is compulsory (JHX-INTERRUPT-005). */
  readonly optional?: boolean;
  readonly cost?: Cost;
  readonly limit?: Limit;
  readonly target?: Target;
  readonly effects: readonly Effect[];
}

/** An ability that costs an action of its model's own activation (JHX-ATTR-011 to JHX-ATTR-013). */
export interface ActiveAbility extends Named {
  readonly kind: 'active';
  readonly cost: Cost;
  readonly limit?: Limit;
  readonly target?: Target;
  readonly effects: readonly Effect[];
}

/** A Combat Manoeuvre of one card (JHX-MAN-004). */
export interface Manoeuvre extends Named {
  readonly kind: 'manoeuvre';
  /** The price in symbols (JHX-MAN-003). */
  readonly symbols: number;
  /** Only with such attacks. */
  readonly attack?: AttackType;
  /** The attack must have hit, or dealt damage (JHX-MAN-006). */
  readonly needs?: 'hit' | 'damage';
  /** The attacked model is the target of its effects. */
  readonly effects: readonly Effect[];
}

/** An ability of one card. */
export type Ability = InnateAbility | ActiveAbility | Manoeuvre;

/** The part that a level, an Artefact or a Divine Gift adds to a card. */
export interface Bonus {
  readonly name?: string;
  readonly attributes?: { readonly [A in Attribute]?: number };
  readonly common?: readonly CommonAbility[];
  readonly abilities?: readonly Ability[];
}
