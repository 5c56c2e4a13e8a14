import type { PlayerId, Rule, Turn } from '@rulewright/core';
import type { Direction } from '../vocabulary/effect.js';
import type { ModelId, Origin, Sfi } from '../vocabulary/index.js';

/** The push of one model or of several, one after another (SFI-PUSH-012). */
export interface Pushing {
  readonly models: readonly ModelId[];
  /** In inches. */
  readonly distance: number;
  readonly direction: Direction;
  /** The model by reference to which the direction is. */
  readonly from?: ModelId;
  /** The player who chooses the direction, and the order (SFI-PUSH-010). */
  readonly by: PlayerId;
  readonly optional: boolean;
  readonly origin: Origin;
}

/** Pushes models, as far as nothing stops or forbids it. */
export function* pushModels(_turn: Turn<Sfi>, _pushing: Pushing): Rule {
  throw new RangeError('pushes are not there yet');
}
