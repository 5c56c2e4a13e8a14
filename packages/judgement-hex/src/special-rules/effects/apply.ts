import type { Rule, Turn } from '@rulewright/core';
import { effectOpsOf } from '../../match/table.js';
import type { Effect } from '../../vocabulary/ability.js';
import type { Applying, EffectOf, Op } from '../../vocabulary/applying.js';
import type { Jhx } from '../../vocabulary/index.js';

const apply = <O extends Effect['op']>(
  turn: Turn<Jhx>,
  op: O,
  effect: EffectOf<O>,
  applying: Applying,
): Rule | void => {
  const carryOut: Op<O> = effectOpsOf(turn)[op];
  return carryOut(turn, effect, applying);
};

/** Carries out the effects of an ability one after another. Each effect finds its models when it begins. */
export function* applyEffects(turn: Turn<Jhx>, effects: readonly Effect[], applying: Applying): Rule {
  for (const effect of effects) {
    const going = apply(turn, effect.op, effect as never, applying);
    if (going) yield* going;
  }
}
