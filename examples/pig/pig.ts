import { decide, type Game, type PlayerId, playerAt, type Rule, roll, type Turn } from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';

/** The state: points that are safe, and the points of the running turn. */
export type Race = {
  readonly players: readonly PlayerId[];
  readonly target: number;
  readonly scores: readonly number[];
  /** The player whose turn it is, as a place in `players`. */
  readonly seat: number;
  /** Points of this turn; a 1 loses them. */
  readonly atRisk: number;
};
/** All types of pig. */
export type Pig = {
  state: Race;
  event: { type: 'Gained'; points: number } | { type: 'Held'; points: number } | { type: 'Lost'; points: number };
  rule: 'PIG-1' | 'PIG-2' | 'PIG-3' | 'PIG-4';
  options: { target: number };
  choices: { go: 'roll' | 'hold' };
};

const nextTurn = (race: Race, points: number): Race => {
  const { players, scores, seat } = race;
  return {
    ...race,
    scores: scores.map((score, i) => (i === seat ? score + points : score)),
    seat: (seat + 1) % players.length,
    atRisk: 0,
  };
};

// #region game
/**
 * PIG-1: a turn begins with a roll; after each roll the player rolls on or holds. PIG-2: a 1 loses the points of the
 * turn. PIG-3: a player who holds keeps them, and the next player's turn begins. PIG-4: a player who holds with the
 * target or more has won.
 */
export const pig: Game<Pig> = {
  id: 'pig',
  version: '1.0.0',
  players: { min: 2, max: 4 },
  rulings: {
    target: { rule: 'PIG-4', default: 100, values: value => Number.isSafeInteger(value) && Number(value) > 0 },
  },
  start: ({ players, options: { target } }) => ({ players, target, scores: players.map(() => 0), seat: 0, atRisk: 0 }),
  *beat(turn: Turn<Pig>): Rule {
    const { seat, atRisk } = turn.state;
    const by = playerAt(turn, seat);
    if (atRisk > 0) {
      const go = yield* decide(turn, { by, kind: 'go', rule: 'PIG-1', options: ['roll', 'hold'] });
      if (go === 'hold') return turn.emit({ type: 'Held', points: atRisk }, 'PIG-3');
    }
    const [face = 1] = yield* roll(turn, { die: d6, purpose: 'pig', rule: 'PIG-1', by, needed: '2+' });
    if (face === 1) turn.emit({ type: 'Lost', points: atRisk }, 'PIG-2');
    else turn.emit({ type: 'Gained', points: face }, 'PIG-1');
  },
  evolve: (race, event) => {
    switch (event.type) {
      case 'Gained':
        return { ...race, atRisk: race.atRisk + event.points };
      case 'Held':
        return nextTurn(race, event.points);
      case 'Lost':
        return nextTurn(race, 0);
    }
  },
  outcome: ({ players, scores, target }) => {
    const winner = players.find((_, i) => (scores[i] ?? 0) >= target);
    return winner === undefined ? undefined : { winners: [winner], reason: 'target-reached', rule: 'PIG-4' };
  },
};
// #endregion
