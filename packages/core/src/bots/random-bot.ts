import type { GameTypes } from '../match/types.js';
import type { Bot } from './bot.js';
import { anyAnswer, noAnswer, randomFor } from './candidates.js';

/**
 * Answers at random: all options equally likely, proposals as the game samples them, rolls at the table by throwing.
 * Its `answer` throws GameError when a proposal has no answer that its game finds.
 */
export const randomBot = <G extends GameTypes>(seed: string): Bot<G> => ({
  name: 'random',
  answer: (match, decision) => {
    const choice = anyAnswer(match, decision, randomFor(seed, decision));
    if (choice === undefined) throw noAnswer(match, decision);
    return { decision: decision.id, by: decision.by, choice };
  },
});
