import type { InchesMap } from './inches-map.js';
import type { Place } from './place.js';
import type { ModeId } from './words.js';

/** The two ends of the board: before each match it is chosen which player has which (JHX-DEPLOY-006). */
export type Side = 'lower' | 'upper';

/** Both sides, the lower one first. */
export const sides: readonly Side[] = ['lower', 'upper'];

/** Hexes with terrain of one kind. Neighbouring pieces of a kind are one feature (JHX-TERRAIN-001). */
export interface TerrainPiece {
  readonly kind: TerrainKind;
  readonly hexes: readonly Coordinate[];
  /** Set where it differs from the kind's own (JHX-TERRAIN-026, JHX-TERRAIN-033). */
  readonly height?: number;
  /** Set where it differs from the kind's own (JHX-COVER-009). */
  readonly cover?: boolean;
}

/** A Teleportation Gate: two neighbouring hexes (JHX-TERRAIN-023). */
export interface GatePiece {
  readonly impassable: Coordinate;
  readonly porting: Coordinate;
}

/** A Shrine. */
export interface ShrinePiece<At = Coordinate> {
  readonly at: At;
  /** Fate for control, where the map has its own (JHX-SHRINE-010). */
  readonly fate?: number | 'D3';
  /** The character of the Shrine on this map, e.g. `wellin` (JHX-SHRINE-010). */
  readonly character?: string;
}

/** A Monster Pit: one Monster by its id, or a random one of some tiers (JHX-SETUP-015). */
export type MonsterPit<At = Coordinate> =
  | { readonly at: At; readonly monster: string }
  | { readonly at: At; readonly tiers: readonly number[] };

/** The place of an Effigy: its centre and, where the map corrects the default footprint, all its hexes. */
export interface EffigyPlace {
  readonly centre: Coordinate;
  /** Three neighbouring hexes, the centre among them. */
  readonly hexes?: readonly Coordinate[];
}

/** The things on a board that matter for sight, cover and movement. */
export interface PartialMap {
  readonly grid: Grid;
  readonly terrain: readonly TerrainPiece[];
  readonly gates?: readonly GatePiece[];
  readonly shrines?: readonly ShrinePiece[];
  readonly soulPits?: readonly Coordinate[];
  readonly monsterPits?: readonly MonsterPit[];
  readonly effigies?: Readonly<Partial<Record<Side, EffigyPlace>>>;
}

/** A battlefield map: everything that stands on the board before the match (JHX-SETUP-010, JHX-SETUP-011, JHX-SETUP-012). */
export interface BattlefieldMap extends PartialMap {
  readonly id: string;
  readonly name: string;
  readonly mode: ModeId;
  readonly shrines: readonly ShrinePiece[];
  readonly soulPits: readonly Coordinate[];
  readonly monsterPits: readonly MonsterPit[];
  readonly effigies: Readonly<Record<Side, EffigyPlace>>;
  /** The deployment zones, where they differ from the default of the mode (JHX-DEPLOY-002). */
  readonly deployment?: Readonly<Record<Side, readonly Coordinate[]>>;
}

/**
 * A hex as maps print it: the column, counted from the left (JHX-MAP-001), and the row in that column, counted upwards
 * (JHX-MAP-002). Both start at 1.
 */
export type Coordinate = readonly [column: number, row: number];

/** One column of hexes, each standing on the one below (JHX-MAP-003). */
export interface Column {
  /** The number of hexes; rows are counted from 1 to this. */
  readonly rows: number;
  /** The place of row 0, in half hexes above the centre line: row `r` is at `base + 2 r`. Odd in every other column. */
  readonly base: number;
}

/** The outline of a board, column by column from the left: part of a map, so that a printed map can correct it. */
export interface Grid {
  readonly columns: readonly Column[];
}

/** The kinds of terrain that a map or a Terrain Template can be made of. */
export type TerrainKind = 'forest' | 'smoke' | 'rough' | 'treacherous' | 'wall' | 'impassable';

/**
 * The two side neighbours of its centre that an Effigy covers: those nearer to its owner's edge of the board (the
 * default) or those nearer to the middle. The book shows them in pictures only.
 */
export type EffigyFootprint = 'towards-edge' | 'towards-middle';

/** Terrain that an ability placed: a separate feature, also beside terrain of the same kind (JHX-TERRAIN-002). */
export interface Template {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly cells: readonly Place[];
  readonly height?: number;
  readonly cover?: boolean;
}

/** A map of any ground. */
export type AnyMap = BattlefieldMap | InchesMap;
