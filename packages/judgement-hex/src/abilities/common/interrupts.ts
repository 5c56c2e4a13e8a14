import type { Turn } from '@rulewright/core';
import type { Limit } from '@rulewright/core/uses';
import { interruptLimit } from '../../special-rules/timing/limits.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';

/**
 * True if a model may use an Interrupt that it has once per round: it has not used this one in this round, and no other
 * Interrupt in this action of an enemy (JHX-INTERRUPT-002).
 */
export const mayInterrupt = (turn: Turn<Jhx>, model: ModelId, perRound: Limit<Jhx>): boolean =>
  !perRound.isUsed(turn.state, model) && !interruptLimit(turn, model).some(one => turn.spent(one));

/** Counts a use of an Interrupt that a model has once per round. */
export const interrupt = (turn: Turn<Jhx>, model: ModelId, perRound: Limit<Jhx>): void => {
  for (const one of interruptLimit(turn, model)) turn.once(one);
  perRound.use(turn, model);
};
