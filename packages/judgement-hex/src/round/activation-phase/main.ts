import type { Rule, Turn } from '@rulewright/core';
import type { Jhx } from '../../vocabulary/index.js';
import { chooseHero } from './choose-hero.js';
import { endActivation } from './end.js';
import { oneAction } from './one-action.js';
import { startActivation } from './start.js';

/**
 * One beat of the Activation Phase, chosen from the state alone: the choice of the next Hero, the start of its activation,
 * one of its actions, or the end of its activation (JHX-ACT-015).
 */
export function* activationStep(turn: Turn<Jhx>): Rule {
  const { activation } = turn.state;
  if (activation === null) return yield* chooseHero(turn);
  switch (activation.part) {
    case 'start':
      return yield* startActivation(turn, activation);
    case 'actions':
      return yield* oneAction(turn, activation);
    case 'end':
      return yield* endActivation(turn, activation);
  }
}
