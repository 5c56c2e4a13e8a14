import type { Pace } from '../../vocabulary/battlefield.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';

/** An Advance that is under way. */
export interface Walk extends Pace {
  /** The places so far, from the start. */
  readonly path: readonly Place[];
  readonly extra: number;
}

/** The overlays that a client can ask for. Models that are not on the board show nothing. */
export interface Look {
  /** The places where this model's Advance can end: a new one, or the one that is under way. */
  readonly moves?: { readonly of: ModelId; readonly walk?: Walk };
  /** The ground where this model engages. */
  readonly reach?: ModelId;
  /** The ground that this model sees; shown on hexes only. */
  readonly sight?: ModelId;
  /** The ground from which this model is attacked in cover; shown on hexes only. */
  readonly cover?: ModelId;
  /** The line of sight between two models. */
  readonly line?: { readonly from: ModelId; readonly to: ModelId };
}
