import type { Turn } from '@rulewright/core';
import type { RuleId } from '../../rulebook/index.js';
import { allows, interruptLimit, useUp } from '../../special-rules/timing/limits.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';

/**
 * True if a model may use an Interrupt that it has once per round: it has not used this one in this round, and no other
 * Interrupt in this action of an enemy (JHX-INTERRUPT-002).
 *
 * @param key names the ability and its model, e.g. `protect-me p1:rakkir`
 */
export const mayInterrupt = (turn: Turn<Jhx>, model: ModelId, key: string): boolean =>
  allows(turn.state, 'once-per-round', model, key) && !interruptLimit(turn, model).some(one => turn.spent(one));

/** Counts a use of an Interrupt that a model has once per round. */
export const interrupt = (turn: Turn<Jhx>, model: ModelId, key: string, rule: RuleId): void => {
  for (const one of interruptLimit(turn, model)) turn.once(one);
  useUp(turn, 'once-per-round', key, rule);
};
