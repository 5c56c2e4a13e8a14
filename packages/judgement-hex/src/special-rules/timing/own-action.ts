import type { PlayerId, Rule, Turn } from '@rulewright/core';
import type { Jhx } from '../../vocabulary/index.js';

type Beat = Pick<Turn<Jhx>, 'spent' | 'state'>;

const began = (strike: number): string => `strike ${strike} of a Monster`;
const ended = (strike: number): string => `${began(strike)} is over`;

/** The number of strikes that Monsters have made outside their activations in this beat. */
const strikesIn = (turn: Pick<Beat, 'spent'>): number => {
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

const powerOf = (player: PlayerId): string => `the Effigy Power of ${player}`;
const powerOver = (player: PlayerId): string => `${powerOf(player)} is over`;

/**
 * The Effigy Power of a player, an action of its own: the powers of both players are called in one beat, and in each of them a
 * model may use an Interrupt (JHX-INTERRUPT-002), and treacherous ground acts (JHX-TERRAIN-015).
 */
export function* asPower(turn: Turn<Jhx>, player: PlayerId, power: Rule): Rule {
  turn.once(powerOf(player));
  yield* power;
  turn.once(powerOver(player));
}

/** The player whose Effigy Power is being carried out. */
export const playerOfPower = (turn: Beat): PlayerId | undefined => {
  const { stage, order } = turn.state;
  if (stage.name !== 'communion') return undefined;
  return order.find(player => turn.spent(powerOf(player)) && !turn.spent(powerOver(player)));
};

/**
 * The name of the action that is going on, for keys that a beat spends: a Monster's strike, its attack, an Effigy Power, or the
 * action of the beat.
 */
export const actionIn = (turn: Beat): string => {
  const strike = strikesIn(turn);
  if (strike > 0 && !turn.spent(ended(strike))) return ` in ${began(strike)}`;
  if (turn.spent(attackOfHunt)) return ` in ${attackOfHunt}`;
  const power = playerOfPower(turn);
  return power === undefined ? '' : ` in ${powerOf(power)}`;
};
