import type { PlayerId, Rule, Turn } from '@rulewright/core';
import type { Jhx } from '../../vocabulary/index.js';
import { begin, isUnderWay } from './under-way.js';

type Beat = Pick<Turn<Jhx>, 'spent' | 'state'>;

const began = (action: number): string => `action ${action} of the beat`;
const ended = (action: number): string => `${began(action)} is over`;

/** The number of actions of their own that have begun in this beat. */
const begunIn = (turn: Pick<Beat, 'spent'>): number => {
  let actions = 0;
  while (turn.spent(began(actions + 1))) actions += 1;
  return actions;
};

/**
 * An action of its own within a beat, in which a model may use an Interrupt again (JHX-INTERRUPT-002), a striker may deal a Parting
 * Blow again (JHX-PARTING-006), and treacherous ground acts again (JHX-TERRAIN-015).
 */
export function* asOwnAction(turn: Turn<Jhx>, what: Rule<unknown>): Rule {
  const action = begunIn(turn) + 1;
  turn.once(began(action));
  yield* what;
  turn.once(ended(action));
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

/** The Effigy Power of a player, an action of its own: the powers of both players are called in one beat. */
export function* asPower(turn: Turn<Jhx>, player: PlayerId, power: Rule): Rule {
  const end = begin(turn, powerOf(player));
  yield* asOwnAction(turn, power);
  end();
}

/** The player whose Effigy Power is being carried out. */
export const playerOfPower = (turn: Beat): PlayerId | undefined => {
  const { stage, order } = turn.state;
  if (stage.name !== 'communion') return undefined;
  return order.find(player => isUnderWay(turn, powerOf(player)));
};

/**
 * The name of the action that is going on, for keys that a beat spends: the innermost action of its own, the attack of a hunting
 * Monster, or the action of the beat.
 */
export const actionIn = (turn: Pick<Beat, 'spent'>): string => {
  for (let action = begunIn(turn); action > 0; action--) {
    if (!turn.spent(ended(action))) return ` in ${began(action)}`;
  }
  return turn.spent(attackOfHunt) ? ` in ${attackOfHunt}` : '';
};
