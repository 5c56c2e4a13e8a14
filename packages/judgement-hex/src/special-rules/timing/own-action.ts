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

const attackOfHunt = 'the attack of a hunting Monster';

/**
 * A Monster that hunts first Advances and then attacks. These are two actions of an enemy, in each of which a model may use an
 * Interrupt (JHX-INTERRUPT-002). Call this between the two.
 */
export const beginAttackOfHunt = (turn: Pick<Turn<Jhx>, 'once'>): void => {
  turn.once(attackOfHunt);
};

/** The name of the action that is going on, for keys that a beat spends: a Monster's strike, its attack, or that of the beat. */
export const actionIn = (turn: Beat): string => {
  const strike = strikesIn(turn);
  if (strike > 0 && !turn.spent(ended(strike))) return ` in ${began(strike)}`;
  return turn.spent(attackOfHunt) ? ` in ${attackOfHunt}` : '';
};
