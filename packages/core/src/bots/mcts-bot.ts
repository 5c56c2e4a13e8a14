import { needFields } from '../match/need.js';
import type { GameTypes } from '../match/types.js';
import type { Bot } from './bot.js';
import { randomBot } from './random-bot.js';
import { type SearchOptions, search } from './search.js';

/**
 * A bot that gives the answer which a tree search visited most; among equals the one with the best worth, then the
 * first. The bot answers at random if no world fits the knowledge of its player.
 */
export const mctsBot = <G extends GameTypes>(options: SearchOptions<G>): Bot<G> => {
  needFields('options', options, ['seed'], "such as { seed: 'a' }");
  const lost = randomBot<G>(options.seed);
  return {
    name: 'mcts',
    answer: (match, decision) => {
      if (decision.kind === 'roll') return lost.answer(match, decision);
      const [first, ...others] = search(match, decision, options);
      if (!first) return lost.answer(match, decision);
      const better = (a: typeof first, b: typeof first): boolean =>
        b.visits > a.visits || (b.visits === a.visits && b.worth > a.worth);
      const best = others.reduce((found, one) => (better(found, one) ? one : found), first);
      return { decision: decision.id, by: decision.by, choice: best.choice };
    },
  };
};
