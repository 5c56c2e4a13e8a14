import type { MonsterPit, ShrinePiece, Side, TerrainKind } from './map.js';
import type { ModeId } from './words.js';

/**
 * A point of a table, in inches from its lower left corner (JV11-BASE-003): to the right, then upwards. Any decimal will
 * do; the table takes the nearest 1/100 mm. Equal numbers are the same point.
 */
export type InchPoint = readonly [x: number, y: number];

/** A convex polygon in inches: its corners counter-clockwise, at least three, no three of them on one line. */
export type InchOutline = readonly InchPoint[];

/** One terrain feature: convex polygons that join each other, such as the two arms of a bent wall. */
export interface InchesTerrainPiece {
  readonly kind: TerrainKind;
  readonly outlines: readonly InchOutline[];
  /** Set where it differs from the kind's own (JHX-TERRAIN-026, JHX-TERRAIN-033). */
  readonly height?: number;
  /** Set where it differs from the kind's own (JHX-COVER-009). */
  readonly cover?: boolean;
}

/** A Teleportation Gate: an impassable polygon and the porting ground beside it (JHX-TERRAIN-023). */
export interface InchesGatePiece {
  readonly impassable: InchOutline;
  readonly porting: InchOutline;
}

/** The place of an Effigy: the centre of its base. */
export interface InchesEffigyPlace {
  readonly at: InchPoint;
}

/** The extent of a table in inches: both sides are rounded to 1/100 mm. */
export interface InchesTable {
  readonly width: number;
  readonly height: number;
}

/** The things on a table that matter for sight, cover and movement. */
export interface PartialInchesMap {
  readonly table: InchesTable;
  readonly terrain: readonly InchesTerrainPiece[];
  readonly gates?: readonly InchesGatePiece[];
  readonly shrines?: readonly ShrinePiece<InchPoint>[];
  readonly soulPits?: readonly InchPoint[];
  readonly monsterPits?: readonly MonsterPit<InchPoint>[];
  readonly effigies?: Readonly<Partial<Record<Side, InchesEffigyPlace>>>;
}

/**
 * A battlefield map in inches: everything that stands on the table before the match (JV11-BASE-014). It has the fields of
 * the map of a board of hexes, with points and convex polygons in place of hexes.
 */
export interface InchesMap extends PartialInchesMap {
  readonly id: string;
  readonly name: string;
  /** The origin of the map for people: `original`, or the map that it was converted from. */
  readonly source?: string;
  readonly mode: ModeId;
  readonly shrines: readonly ShrinePiece<InchPoint>[];
  readonly soulPits: readonly InchPoint[];
  readonly monsterPits: readonly MonsterPit<InchPoint>[];
  readonly effigies: Readonly<Record<Side, InchesEffigyPlace>>;
  /** The deployment zones, where they differ from the default of the mode (JHX-DEPLOY-002). */
  readonly deployment?: Readonly<Record<Side, InchOutline>>;
}
