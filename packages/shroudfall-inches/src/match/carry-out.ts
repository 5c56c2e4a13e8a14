import type { Rule, Turn } from '@rulewright/core';
import type { Effect, EffectOp } from '../vocabulary/effect.js';
import type { EffectOf, Op } from '../vocabulary/effect-op.js';
import type { Cause, Sfi } from '../vocabulary/index.js';
import { gameOf } from './table.js';

const carryOutOne = <O extends EffectOp>(turn: Turn<Sfi>, op: O, effect: EffectOf<O>, cause: Cause): Rule | void => {
  const carry: Op<O> = gameOf(turn).effectOps[op];
  return carry(turn, effect, cause);
};

/** Carries out effects, one after another. Each finds its models when it begins. */
export function* carryOut(turn: Turn<Sfi>, effects: readonly Effect[], cause: Cause): Rule {
  for (const effect of effects) {
    // The cast is safe: the function for an op takes the effects of that op.
    const going = carryOutOne(turn, effect.op, effect as never, cause);
    if (going) yield* going;
  }
}
