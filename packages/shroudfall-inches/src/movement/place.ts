import type { PlayerId, Rule, Turn } from '@rulewright/core';
import type { ModelId, Origin, Sfi } from '../vocabulary/index.js';

/** The place of one model or of several, one after another (SFI-PLACE-009). */
export interface Placing {
  readonly models: readonly ModelId[];
  /** In inches, of `around`, or of the place where each model stands. */
  readonly within: number;
  readonly completely?: true;
  readonly around?: ModelId;
  /** The player who chooses the places. */
  readonly by: PlayerId;
  /** False: a model without a legal place is destroyed (SFI-PLACE-007). */
  readonly optional: boolean;
  readonly origin: Origin;
}

/** Places models within a distance, as far as nothing forbids it. */
export function* placeModels(_turn: Turn<Sfi>, _placing: Placing): Rule {
  throw new RangeError('places are not there yet');
}
