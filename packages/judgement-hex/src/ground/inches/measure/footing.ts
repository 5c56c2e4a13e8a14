import type { Disc } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { Piece } from '../../../vocabulary/piece.js';
import { type Footing, nowhere } from '../../../vocabulary/place.js';
import { pointOf } from './place.js';

/** A model with a round base. */
export type Model = Piece;

/** The bases of a footing: one for a model on the table, none for a model that is nowhere. */
export const discsOf = ({ cells, radius = 0 }: Footing): readonly Disc[] => {
  const discs: Disc[] = [];
  for (const cell of cells) if (cell !== nowhere) discs.push({ at: pointOf(cell), radius });
  return discs;
};

/** The bases of a model on the table. Cache: a model keeps its object for as long as it stays where it is. */
export const basesOf: (model: Model) => readonly Disc[] = /* @__PURE__ */ rememberEach(discsOf);

/** The base of a model that stands on one place. Throws a RangeError for anything else. */
export const baseOf = ({ cells, radius = 0 }: Footing): Disc => {
  const [cell] = cells;
  if (cell === undefined || cells.length > 1) throw new RangeError('only what stands on one place has one base');
  return { at: pointOf(cell), radius };
};
