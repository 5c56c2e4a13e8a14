import type { PlayerId, Rule, Turn } from '@rulewright/core';
import type { Direction } from '../vocabulary/effect.js';
import type { ModelId, Origin, Sfi } from '../vocabulary/index.js';
import type { MovementTool } from '../vocabulary/words.js';

/** A move of one model with a tool. */
export interface Moving {
  readonly model: ModelId;
  /** The longest tool, or the MOV of the model. */
  readonly tool: MovementTool | 'MOV';
  /** The direction by reference to a model; absent: free. */
  readonly direction?: Direction;
  readonly from?: ModelId;
  /** True for a move of a move action, in which melee cannot be left (SFI-MELEE-010). */
  readonly inAction: boolean;
  /** The player who chooses the place and the pose. */
  readonly by: PlayerId;
  /** The ability that grants the move; absent in a move action. */
  readonly origin?: Origin;
}

/** Asks for a move and carries it out; the player may leave the model where it is. True if it moved. */
export function* moveModel(_turn: Turn<Sfi>, _moving: Moving): Rule<boolean> {
  throw new RangeError('moves are not there yet');
}
