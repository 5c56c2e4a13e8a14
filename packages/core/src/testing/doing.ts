import type { Game } from '../match/game.js';
import type { Rule, Turn } from '../match/turn.js';
import type { GameTypes } from '../match/types.js';

/**
 * A game in which one thing happens and nothing else: afterwards the match is over, for the reason `done` unless the
 * game names another one.
 */
export const doing = <G extends GameTypes, T extends Game<G>>(
  game: T & Game<G>,
  what: (turn: Turn<G>) => Rule<unknown> | void,
): T => {
  // The states at which the one beat ended: the same state at the start of a match is no end.
  const done = new WeakSet<G['state']>();
  return {
    ...game,
    *beat(turn: Turn<G>): Rule {
      const going = what(turn);
      if (going) yield* going;
      done.add(turn.state);
    },
    outcome: (state: G['state'], setup: Parameters<Game<G>['outcome']>[1]) =>
      game.outcome(state, setup) ?? (done.has(state) ? { reason: 'done', winners: [], rule: 'testing' } : undefined),
  };
};
