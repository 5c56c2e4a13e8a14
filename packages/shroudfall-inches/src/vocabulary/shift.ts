import type { Disc, Outline, Sign } from '@rulewright/core/inches';
import type { ModelId } from './state.js';
import type { PieceId } from './table.js';

/** A change of place of one thing: a model, or a scenario element that an effect moves. */
export interface Shifted {
  readonly model: ModelId;
  /** The base before; null for a model that comes onto the table. */
  readonly before: Disc | null;
  readonly how: 'move' | 'place' | 'push';
  /**
   * Compares the gap between an outline and the path of the model (the tool strip, or the path of the push) with a length in units,
   * as `compareGap` does: with the length 0, a result below 0 means that they overlap. Absent for a place, which has no
   * path.
   */
  readonly comparePath?: (outline: Outline, length: number) => Sign;
}

/** A change of place that has happened to a model. */
export interface Arrival extends Shifted {
  /** The base afterwards. */
  readonly after: Disc;
}

/** Models that are in one piece of terrain, or have come into it. */
export interface InPiece {
  readonly piece: PieceId;
  readonly models: readonly ModelId[];
}
