/**
 * A place on the ground, opaque to rules: only the ground of the edition reads it. On hexes it is the number of a cell.
 * On a table in inches it is `1_000_000 * x + y`, with the centre of a base in 1/100 mm from the lower left corner.
 */
export type Place = number;

/** The place of things that are not on the battlefield. */
export const nowhere: Place = -1;

/**
 * A straight direction, opaque to rules: on hexes one of the six directions, on a table in inches the place that the
 * movement aims at.
 */
export type Heading = number;

/** Something that distances are measured from: a model's base, a Shrine, a pit. */
export interface Footing {
  /** The place of its centre; on hexes all its cells: three for an Effigy. Empty for a model that is not in play. */
  readonly cells: readonly Place[];
  /** The radius of its round base in 1/100 mm; absent on hexes and for a point. */
  readonly radius?: number;
}

/** A point of the ground, without a base. */
export const pointAt = (place: Place): Footing => ({ cells: [place] });
