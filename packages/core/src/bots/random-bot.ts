import type { GameTypes } from '../match/types.js';
import type { Bot } from './bot.js';
import { anyAnswer, noAnswer, randomFor } from './candidates.js';

/**
 * A bot that answers at random: all options are equally likely, proposals are sampled by the game, and `manual()` dice
 * are drawn. `answer` throws GameError for a proposal to which the game finds no answer.
 */
export const randomBot = <G extends GameTypes>(seed: string): Bot<G> => ({
  name: 'random',
  answer: (match, decision) => {
    const choice = anyAnswer(match, decision, randomFor(seed, decision));
    if (choice === undefined) throw noAnswer(match, decision);
    return { decision: decision.id, by: decision.by, choice };
  },
});
