import type { GameTypes } from '@rulewright/core';
import { type Bot, randomBot } from '@rulewright/core/bots';

/** A bot that mostly ends its activations at once, so that the late tie-breakers decide. */
export const idleBot = <G extends GameTypes>(seed: string): Bot<G> => {
  const random = randomBot<G>(seed);
  let asked = 0;
  return {
    name: 'idle',
    answer(match, decision) {
      const options: readonly unknown[] = decision.options ?? [];
      const end = options.find(
        option => typeof option === 'object' && option !== null && 'do' in option && option.do === 'end',
      );
      if (end === undefined || ++asked % 12 === 0) return random.answer(match, decision);
      return { decision: decision.id, by: decision.by, choice: end };
    },
  };
};
