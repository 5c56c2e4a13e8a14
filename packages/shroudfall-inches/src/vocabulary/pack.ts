import type { Point } from '@rulewright/core/inches';
import type { Ability } from './ability.js';
import type { ArmyList } from './army.js';
import type { CommonPassive, Effect } from './effect.js';
import type { Fragments } from './fragment.js';
import type { FactionUse } from './options.js';
import type { ScenarioCard } from './scenario.js';
import type { AttackShape, AttackType, ByColour, MovementTool, PlainTerrainKeywordId } from './words.js';

/** The source of an entry: `original` for this project's own content, else the book or page with the facts. */
export type Source = string;

/** A faction. */
export interface Faction {
  readonly name: string;
  readonly source: Source;
  /** The keyword of its units, e.g. `SILVER LINE` (SFI-ARMY-004). */
  readonly keyword: string;
  /** The use of its faction abilities; absent: as the option `faction.abilityUse` says (SFI-CARD-017). */
  readonly use?: FactionUse;
}

/** A weapon profile (SFI-CARD-014). */
export interface Weapon {
  /** Unique on its card. */
  readonly id: string;
  readonly name: string;
  readonly type: AttackType;
  readonly shape: AttackShape;
  /** RNG in inches: the range, the length of a beam, or the radius of an area around the model. */
  readonly range: number;
  readonly damage: ByColour;
}

/** The facts of a weapon profile or an attack that decide its targets. */
export type Ranged = Pick<Weapon, 'type' | 'shape' | 'range'>;

/** The dice for hit rolls by type; a type that the card does not use is absent (SFI-CARD-013). */
export type HitValues = { readonly [T in AttackType]?: ByColour };

/** A unit card. */
export interface Unit {
  readonly name: string;
  readonly source: Source;
  /** In capitals; the keyword of its faction is one of them (SFI-CARD-019). */
  readonly keywords: readonly string[];
  readonly points: number;
  /** The models of the unit at deployment: its starting strength (SFI-CARD-012). */
  readonly models: number;
  readonly mov: MovementTool;
  readonly def: number;
  readonly arm: number;
  /** Hit points of each model (SFI-CARD-008). */
  readonly hp: number;
  /** Diameter of the base in millimetres (SFI-MEASURE-010). */
  readonly base: number;
  readonly hits: HitValues;
  readonly weapons: readonly Weapon[];
  /** The essence value (SFI-CARD-020). */
  readonly essence: ByColour;
  readonly passives: readonly CommonPassive[];
  readonly abilities: readonly Ability[];
}

/** An ongoing effect on the table, shown by a model (SFI-MANIFEST-001). */
export interface Manifestation {
  readonly name: string;
  readonly source: Source;
  /** Diameter of the base in millimetres. */
  readonly base: number;
  /** In inches from its base. */
  readonly reach: number;
  /** The occasions for its effects: entering the reach, or completing an action there (SFI-MANIFEST-006 to SFI-MANIFEST-008). */
  readonly on: readonly ('entered' | 'completed')[];
  /** Lines of sight do not go through its reach (SFI-LOS-006). */
  readonly obscuring?: true;
  /** By default it is removed at the end of the round (SFI-MANIFEST-004). */
  readonly lasts?: 'game';
  /** Effects on the model that entered or completed an action. */
  readonly effects: readonly Effect[];
}

/** A keyword of terrain (SFI-TERRAIN-002). */
export type TerrainKeyword =
  | { readonly id: PlainTerrainKeywordId }
  /** `type`: the word in the brackets, e.g. `forest` (SFI-PASSIVE-027). */
  | { readonly id: 'rough'; readonly type?: string }
  | { readonly id: 'fortified-position' | 'vulnerable-position'; readonly x: number };

/** One piece of terrain. */
export interface TerrainPiece {
  readonly name: string;
  readonly type: 'area' | 'linear';
  /** The bonuses of a model that benefits (SFI-TERRAIN-003, SFI-TERRAIN-008). */
  readonly def: number;
  readonly arm: number;
  readonly keywords: readonly TerrainKeyword[];
  /**
   * The footprint as one to eight convex polygons, in 1/100 mm around the middle of the piece at (0, 0). Polygons that meet overlap by 1/10 mm or more.
   * The corners go clockwise in a picture whose y grows downwards.
   */
  readonly footprint: readonly (readonly Point[])[];
}

/** A terrain card: main pieces and side pieces (SFI-TERRAIN-001). */
export interface TerrainCard {
  readonly name: string;
  readonly source: Source;
  readonly points: number;
  readonly main: readonly TerrainPiece[];
  readonly side: readonly TerrainPiece[];
  /** The copies of the card that an army may have, where the card says more than one (SFI-ARMY-009). */
  readonly copies?: number;
}

/** Every fact of the game that is data, as plain JSON. */
export interface ContentPack {
  readonly id: string;
  readonly version: string;
  readonly factions: Readonly<Record<string, Faction>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly manifestations: Readonly<Record<string, Manifestation>>;
  readonly terrain: Readonly<Record<string, TerrainCard>>;
  readonly scenarios: Readonly<Record<string, ScenarioCard>>;
  /** Army lists that are ready to play. */
  readonly armies: Readonly<Record<string, ArmyList>>;
  /** The known parts of cards that are not known in full. */
  readonly fragments: Fragments;
}
