import type { Disc } from '@rulewright/core/inches';
import type { Piece } from '../models/piece.js';
import { nowhere, type Place, pointOf } from './place.js';

/** Something that stands on the table: the base of a model, or a place without a base. */
export interface Footing {
  readonly cells: readonly Place[];
  /** The radius of the base in 1/100 mm (JV11-BASE-004); 0 or left out for a point. */
  readonly radius?: number;
}

/** A model with a round base. */
export type Model = Piece & Footing;

/** The bases of a footing: one for a model on the table, none for a model that is nowhere. */
export const discsOf = ({ cells, radius = 0 }: Footing): readonly Disc[] =>
  cells.flatMap(cell => (cell === nowhere ? [] : [{ at: pointOf(cell), radius }]));

/** The base of a model that stands on one place. Throws a RangeError for anything else. */
export const baseOf = ({ cells, radius = 0 }: Footing): Disc => {
  const [cell] = cells;
  if (cell === undefined || cells.length > 1) throw new RangeError('only what stands on one place has one base');
  return { at: pointOf(cell), radius };
};
