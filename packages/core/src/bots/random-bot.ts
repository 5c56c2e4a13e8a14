import { GameError } from '../match/errors.js';
import type { GameTypes } from '../match/types.js';
import type { Bot } from './bot.js';
import { anyAnswer, randomFor } from './candidates.js';

/**
 * Answers at random: all options equally likely, proposals as the game samples them, rolls at the table by throwing.
 * Its `answer` throws GameError when a proposal's sampler finds nothing.
 */
export const randomBot = <G extends GameTypes>(seed: string): Bot<G> => ({
  name: 'random',
  answer: (match, decision) => {
    const choice = anyAnswer(match, decision, randomFor(seed, decision));
    if (choice === undefined) {
      throw new GameError(
        `${match.game.id}: the sampler of ${decision.kind} finds no answer to decision ${decision.id}`,
      );
    }
    return { decision: decision.id, by: decision.by, choice };
  },
});
