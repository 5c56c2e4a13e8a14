import type { AbilityKind, Aim, Cost, Limit, Trigger } from './ability.js';
import type { CommonPassive, Effect } from './effect.js';
import type { HitValues, Source, TerrainKeyword, Weapon } from './pack.js';
import type { ByColour, MovementTool } from './words.js';

/** A part that the fragment of a unit card lacks, in whole or in part. */
export type UnitGap =
  | 'keywords'
  | 'points'
  | 'models'
  | 'mov'
  | 'def'
  | 'arm'
  | 'hp'
  | 'base'
  | 'hits'
  | 'weapons'
  | 'essence'
  | 'passives'
  | 'abilities';

/** The known part of an ability of a printed card. A cost is absent where it is not known. */
export interface FragmentAbility {
  readonly id: string;
  readonly name: string;
  readonly kind: AbilityKind;
  /** In the words of this project. */
  readonly text?: string;
  readonly limit?: Limit;
  readonly cost?: Cost;
  readonly when?: Trigger;
  readonly aim?: Aim;
  readonly effects?: readonly Effect[];
  readonly optional?: true;
  /** The essence that tests assume as the cost. The number is no fact. */
  readonly assumed?: ByColour;
}

/** The known part of a weapon of a printed card. */
export type FragmentWeapon = Pick<Weapon, 'id' | 'name' | 'type'> & Partial<Pick<Weapon, 'shape' | 'range' | 'damage'>>;

/** The known part of a unit card. No match can be played with a fragment, and no rule reads it. */
export interface UnitFragment {
  readonly name: string;
  readonly source: Source;
  /** The parts that are missing before it can be a unit: never empty. */
  readonly missing: readonly UnitGap[];
  /** The name of its faction. */
  readonly faction?: string;
  readonly keywords?: readonly string[];
  readonly points?: number;
  readonly models?: number;
  readonly mov?: MovementTool;
  readonly def?: number;
  readonly arm?: number;
  readonly hp?: number;
  readonly base?: number;
  readonly hits?: HitValues;
  readonly weapons?: readonly FragmentWeapon[];
  readonly essence?: ByColour;
  readonly passives?: readonly CommonPassive[];
  readonly abilities?: readonly FragmentAbility[];
  /** Other known facts, for people to read, in the words of this project. */
  readonly known?: readonly string[];
}

/** The known part of a terrain card, or of a kind of piece. */
export interface TerrainFragment {
  readonly name: string;
  readonly source: Source;
  readonly missing: readonly ('points' | 'pieces' | 'footprints' | 'type' | 'bonuses' | 'keywords')[];
  readonly points?: number;
  /** Names of pieces. */
  readonly main?: readonly string[];
  readonly side?: readonly string[];
  readonly type?: 'area' | 'linear';
  readonly def?: number;
  readonly arm?: number;
  readonly keywords?: readonly TerrainKeyword[];
  readonly known?: readonly string[];
}

/** The known part of a scenario card, a scenario element or a faction. */
export interface NamedFragment {
  readonly name: string;
  readonly source: Source;
  readonly missing: readonly ('vp' | 'elements' | 'abilities' | 'scoring' | 'keyword' | 'units' | 'card')[];
  readonly keyword?: string;
  readonly known?: readonly string[];
}

/** The fragments, by the kind of entry to which they belong. */
export interface Fragments {
  readonly factions: Readonly<Record<string, NamedFragment>>;
  readonly units: Readonly<Record<string, UnitFragment>>;
  readonly terrain: Readonly<Record<string, TerrainFragment>>;
  readonly scenarios: Readonly<Record<string, NamedFragment>>;
}
