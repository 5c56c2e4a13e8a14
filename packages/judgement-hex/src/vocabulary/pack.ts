import type {
  Ability,
  Bonus,
  CommonAbility,
  Effect,
  InnateAbility,
  SummonedId,
  Target,
  WeaponAbility,
} from './ability.js';
import type { AttackType, Attribute, HeroClass, JudgementFace, ModeId, PlainAbilityId, Race } from './words.js';

/** The id of a god, e.g. `ista`. */
export type GodId = string;
/** The id of a Hero, e.g. `rakkir`. Heroes and Hero units share their ids: both are drafted. */
export type HeroId = string;
/** The id of a Monster, e.g. `gloom`. */
export type MonsterId = string;
/** The id of an Artefact, e.g. `boots-of-agility`. */
export type ArtefactId = string;

/** A mode: its numbers (JHX-SETUP-001). */
export interface Mode {
  /** Heroes of a Warband; a Hero unit counts as one. */
  readonly heroes: number;
  /** Heroes that a player offers in Veto and Immunity (JHX-DRAFT-006, JHX-DRAFT-010). */
  readonly draftPool: number;
  readonly effigy: {
    /** Base health at the start (JHX-SETUP-008, JHX-SETUP-009). */
    readonly health: number;
    /** Once, at the start of this round, the Effigy loses `by` base health (JHX-EFFIGY-021, JHX-EFFIGY-022). */
    readonly decay: { readonly round: number; readonly by: number };
    /** Abilities of the Effigies that no rule can ignore (JHX-EFFIGY-008, JHX-EFFIGY-009). */
    readonly common: readonly { readonly id: PlainAbilityId }[];
  };
  /** The round after which tie-breakers decide (JHX-ROUND-004). */
  readonly lastRound: number;
  /** Monsters hunt and attack Effigies (JHX-MONSTER-028, JHX-MONSTER-029). */
  readonly monstersAttackEffigies: boolean;
}

/**
 * The attributes of a card; null is a dash, which nothing raises (JHX-ATTR-004). `MOV` may be a die that is rolled for
 * each move.
 */
export type Attributes = { readonly [A in Exclude<Attribute, 'MOV'>]: number | null } & {
  readonly MOV: number | null | 'D2' | 'D3' | 'D6';
};

/** A Basic Attack (JHX-ATTR-009). */
export interface Weapon {
  /** Unique on its card. */
  readonly id: string;
  readonly name: string;
  readonly type: AttackType;
  /** AP. */
  readonly ap: number;
  /** In hexes. */
  readonly reach: number;
  /** Damage of a Glancing, a Solid and a Critical Blow. */
  readonly damage: readonly [glancing: number, solid: number, critical: number];
  readonly common?: readonly WeaponAbility[];
}

/** The source of an entry: `original` for this project's own content, else the book or page with the numbers. */
export type Source = string;

/** The fields that the card of every model has. */
export interface Card {
  readonly name: string;
  readonly source: Source;
  readonly attributes: Attributes;
  readonly weapons: readonly Weapon[];
  readonly common: readonly CommonAbility[];
  readonly abilities: readonly Ability[];
  /** The highest value of RES, where the card allows more than 2 (JHX-ATTR-007). */
  readonly mostRES?: number;
  /**
   * The diameter of the round base in mm, where it differs from that of other models of its kind (JV11-BASE-004). Boards
   * of hexes have no bases.
   */
  readonly base?: number;
}

/** Maximum health at levels 1, 2 and 3 (JHX-ATTR-017, JHX-LEVEL-004). */
export type HealthByLevel = readonly [number, number, number];
/** The bonuses of levels 2 and 3. */
export type LevelBonuses = readonly [two: Bonus, three: Bonus];

/**
 * The levels of a Hero: by its card, by one of two trees (Skill Tree, JHX-ABILITY-058), or by picks from a list, never
 * the same twice (demons, JHX-DEMON-007).
 */
export type Levelling =
  | { readonly kind: 'card'; readonly levels: LevelBonuses }
  | {
      readonly kind: 'trees';
      readonly trees: readonly [
        { readonly name: string; readonly levels: LevelBonuses },
        { readonly name: string; readonly levels: LevelBonuses },
      ];
    }
  | { readonly kind: 'list'; readonly options: readonly Bonus[] };

/** The fields of a model that is drafted, besides its card. */
export interface Champion {
  readonly classes: readonly HeroClass[];
  readonly race: Race;
  /** The gods whose Champion the Hero can be (JHX-GOD-009). */
  readonly gods: readonly GodId[];
  /**
   * The bonus of an Avatar: the Hero is an Avatar of its only god, and gains this once the Effigy Power was called
   * (JHX-GOD-011, JHX-GOD-014).
   */
  readonly avatar?: Bonus;
  readonly health: HealthByLevel;
  readonly levelling: Levelling;
}

/** A Hero. */
export interface Hero extends Card, Champion {}

/** A model of a Hero unit that is not its Commander: no levels (JHX-UNIT-002). */
export interface UnitMember extends Card {
  /** Unique in its unit. */
  readonly id: string;
  readonly race: Race;
  readonly health: number;
}

/** A Hero unit: several models that fill one slot of a Warband (JHX-UNIT-001). */
export interface HeroUnit {
  readonly name: string;
  readonly source: Source;
  readonly commander: Hero;
  readonly members: readonly UnitMember[];
}

/** A Summoned model. A Summoned model is in play only with its Master. */
export interface Summoned extends Card {
  /**
   * The race, also of lesser undead and demons, for which the rules of those chapters do not apply (JHX-UNDEAD-005,
   * JHX-DEMON-008).
   */
  readonly race?: Race;
  readonly health: number;
  /** The model's own AP (JHX-SUMMON-003). */
  readonly ap: number;
  /** Killing it gives a level (JHX-LEVEL-009). */
  readonly grantsLevel?: boolean;
}

/** A Monster (JHX-MONSTER-003). Monster Bounty, Pathfinder and Hunter are not listed: all Monsters have them. */
export interface Monster extends Card {
  /** 1 to 4 (JHX-MONSTER-004). */
  readonly tier: number;
  readonly health: number;
  /** The bounty for its killers (JHX-MONSTER-006, JHX-MONSTER-007, JHX-MONSTER-012). */
  readonly bounty: { readonly fate: number; readonly level: boolean; readonly artefact?: ArtefactId };
  /** false: the card takes Hunter from the Monster (JHX-MONSTER-019). */
  readonly hunter?: false;
}

/** A Magical Artefact. */
export interface Artefact {
  readonly name: string;
  readonly source: Source;
  /** `deck`: in every Warband's deck; `sacred`: one god's; `bounty`: only from a Monster (JHX-ARTEFACT-001). */
  readonly kind: 'deck' | 'sacred' | 'bounty';
  readonly slot: 'offensive' | 'defensive';
  /** In Fate. */
  readonly cost: number;
  /** The abilities of the Artefact can be used once per game (JHX-ARTEFACT-010). */
  readonly oneUse?: boolean;
  /** Not for Defenders. */
  readonly notForDefenders?: boolean;
  /** The Artefact in words, for people to read. */
  readonly text?: string;
  /** The bonus for its bearer. */
  readonly bonus: Bonus;
}

/** A power of an Effigy: once per game, for the god's Champions (JHX-GOD-005 to JHX-GOD-008). */
export interface EffigyPower {
  readonly name: string;
  readonly source: Source;
  readonly text?: string;
  /**
   * The Champions that its effects target: those of no type in `not`, or who suffer a condition; all of them with `every`, else one
   * that the player picks. Absent: every Champion of the Warband.
   */
  readonly target?: Target;
  readonly effects: readonly Effect[];
}

/** A god with its three Divine Gifts (JHX-GOD-002). */
export interface God {
  readonly name: string;
  readonly source: Source;
  readonly traits: readonly [string, string, string];
  /** For every Hero of the Warband (JHX-GOD-003). */
  readonly warbandBonus: Bonus & { readonly name: string; readonly source: Source };
  readonly sacredArtefact: ArtefactId;
  readonly effigyPower: EffigyPower;
}

/** An Icon or a Counter (JHX-TOKEN-006, JHX-TOKEN-010). Markers need no entry: every effect that lasts has one. */
export interface Token {
  readonly name: string;
  readonly source: Source;
  readonly kind: 'icon' | 'counter';
  /** The most that a Warband may have in play, or a model may hold. */
  readonly most?: number;
  /** The abilities of an Icon where it lies. */
  readonly abilities?: readonly InnateAbility[];
}

/** A part that a fragment lacks. */
export type Gap =
  | 'race'
  | 'classes'
  | 'gods'
  | 'attributes'
  | 'weapons'
  | 'health'
  | 'abilities'
  | 'levelling'
  | 'members'
  | 'ap'
  | 'master'
  | 'tier'
  | 'bounty'
  | 'slot'
  | 'cost'
  | 'kind'
  | 'bonus'
  | 'warbandBonus'
  | 'sacredArtefact'
  | 'effigyPower';

/**
 * The known part of a real card that is not known in full. No match can be played with a fragment, and no rule reads
 * it.
 */
export interface Fragment {
  readonly name: string;
  readonly source: Source;
  /** The parts that are missing before it can be an entry of the pack: never empty. */
  readonly missing: readonly Gap[];
  readonly race?: Race;
  readonly profession?: string;
  readonly classes?: readonly HeroClass[];
  readonly gods?: readonly GodId[];
  /** True for an Avatar of its only god. */
  readonly avatar?: true;
  /** Only the attributes that are known. */
  readonly attributes?: { readonly [A in keyof Attributes]?: Attributes[A] };
  /** Maximum health at level 1 and as many levels after it as are known; for a model without levels just one. */
  readonly health?: readonly number[];
  readonly weapons?: readonly Weapon[];
  readonly common?: readonly CommonAbility[];
  readonly abilities?: readonly Ability[];
  readonly tier?: number;
  readonly fate?: number;
  readonly slot?: Artefact['slot'];
  readonly cost?: number;
  readonly kind?: Artefact['kind'];
  readonly bonus?: Bonus;
  /** Other known facts, for people to read, in the words of this project. */
  readonly known?: readonly string[];
}

/** The fragments, by the kind of entry to which they belong. */
export interface Fragments {
  readonly heroes: Readonly<Record<HeroId, Fragment>>;
  readonly units: Readonly<Record<HeroId, Fragment>>;
  readonly summoned: Readonly<Record<SummonedId, Fragment>>;
  readonly monsters: Readonly<Record<MonsterId, Fragment>>;
  readonly artefacts: Readonly<Record<ArtefactId, Fragment>>;
  /** Divine Gifts of the gods as printed, by god. */
  readonly gods: Readonly<Record<GodId, Fragment>>;
}

/** Every fact of the game that is data, as plain JSON. Maps are packs of their own. */
export interface ContentPack {
  readonly id: string;
  readonly version: string;
  readonly modes: { readonly [M in ModeId]: Mode };
  /** The faces of the Judgement die (JHX-DICE-002). */
  readonly judgementDie: readonly JudgementFace[];
  readonly gods: Readonly<Record<GodId, God>>;
  readonly heroes: Readonly<Record<HeroId, Hero>>;
  readonly units: Readonly<Record<HeroId, HeroUnit>>;
  readonly summoned: Readonly<Record<SummonedId, Summoned>>;
  readonly monsters: Readonly<Record<MonsterId, Monster>>;
  readonly artefacts: Readonly<Record<ArtefactId, Artefact>>;
  readonly tokens: Readonly<Record<string, Token>>;
  /** Monsters that maps name and that have no card in this pack: each with the Monster that takes its place. */
  readonly standIns: Readonly<Record<MonsterId, MonsterId>>;
  readonly fragments: Fragments;
}
