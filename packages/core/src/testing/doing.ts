import type { Game } from '../match/game.js';
import type { Rule, Turn } from '../match/turn.js';
import type { GameTypes } from '../match/types.js';

/** A game in which one thing happens and nothing else: afterwards the match is over, for the reason `done` unless the game names another. */
export const doing = <G extends GameTypes, T extends Game<G>>(
  game: T & Game<G>,
  what: (turn: Turn<G>) => Rule<unknown> | void,
): T => ({
  ...game,
  *beat(turn: Turn<G>): Rule {
    const going = what(turn);
    if (going) yield* going;
  },
  outcome: (state: G['state'], setup: Parameters<Game<G>['outcome']>[1]) =>
    game.outcome(state, setup) ?? { reason: 'done', winners: [], rule: 'testing' },
});
