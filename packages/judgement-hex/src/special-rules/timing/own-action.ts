import type { Rule, Turn } from '@rulewright/core';
import type { Jhx } from '../../vocabulary/index.js';

type Beat = Pick<Turn<Jhx>, 'spent'>;

const began = (strike: number): string => `strike ${strike} of a Monster`;
const ended = (strike: number): string => `${began(strike)} is over`;

/** The number of strikes that Monsters have made outside their activations in this beat. */
const strikesIn = (turn: Beat): number => {
  let strikes = 0;
  while (turn.spent(began(strikes + 1))) strikes += 1;
  return strikes;
};

/**
 * The single attack of a Monster outside its activation: an action of its own, in which a model may use an Interrupt again,
 * and treacherous ground acts again (JHX-MONSTER-046). By the option `monsterStrikeIs` the attack is part of the action that led to it.
 */
export function* asOwnAction(turn: Turn<Jhx>, attack: Rule<unknown>): Rule {
  if (turn.options.monsterStrikeIs === 'same-action') {
    yield* attack;
    return;
  }
  const strike = strikesIn(turn) + 1;
  turn.once(began(strike));
  yield* attack;
  turn.once(ended(strike));
}

/** The name of the action that is going on, for keys that a beat spends: a Monster's strike, or that of the beat. */
export const actionIn = (turn: Beat): string => {
  const strike = strikesIn(turn);
  return strike === 0 || turn.spent(ended(strike)) ? '' : ` in ${began(strike)}`;
};
