import { act, createMatch, fork, type Game, type GameTypes, hashJson, legal, type Match } from '@rulewright/core';
import type { Lots } from '../measure/lots.js';

/** Additional work that a playout does beside playing. */
export interface Extras {
  readonly checked?: boolean;
  readonly hash?: boolean;
}

/**
 * Random games through the public API: list the actions, draw one, `act` (which checks it again, runs the rules, keeps
 * events, log and every earlier moment), until the match says that it is over. Returns the actions taken.
 */
export const playouts = <G extends GameTypes>(
  game: Game<G>,
  lots: Lots,
  games: number,
  { checked = false, hash = false }: Extras = {},
): (() => number) => {
  const start = createMatch(game, { players: 2, checked });
  let seen = '';
  return () => {
    let actions = 0;
    for (let i = 0; i < games; i++) {
      let match: Match<G> = start;
      while (!match.outcome) {
        const options = legal(match);
        const chosen = options[lots.below(options.length)];
        if (!chosen) throw new Error('a match without actions that is not over');
        match = act(match, chosen);
        if (hash) seen = hashJson(match.state);
        actions++;
      }
    }
    if (hash && seen === '') throw new Error('nothing was hashed');
    return actions;
  };
};

/** A match in the middle of a game: `count` random actions after the start. */
export const played = <G extends GameTypes>(start: Match<G>, lots: Lots, count: number): Match<G> => {
  let match = start;
  for (let i = 0; i < count && !match.outcome; i++) {
    const options = legal(match);
    const chosen = options[lots.below(options.length)];
    if (!chosen) break;
    match = act(match, chosen);
  }
  return match;
};

/** The same moment without its past. */
export const rootless = <G extends GameTypes>(match: Match<G>): Match<G> => fork(match, { history: false });
