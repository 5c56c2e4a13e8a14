import { attempt } from '../match/act.js';
import { imagine } from '../match/imagine.js';
import type { Match } from '../match/match.js';
import type { GameTypes, PlayerId } from '../match/types.js';
import { type Bot, type Evaluate, sidesOf, type Worth, worthOf } from './bot.js';
import { anyAnswer, candidates, randomFor } from './candidates.js';
import { randomBot } from './random-bot.js';

/** How a greedy bot looks ahead. */
export interface GreedyOptions {
  readonly seed: string;
  /** In how many imagined worlds, and with how many different dice, each answer is tried; 1 unless said. */
  readonly samples?: number;
  /** How many different answers to a proposal are tried; 8 unless said. */
  readonly proposals?: number;
  readonly worth?: Worth;
}

/**
 * Looks one answer ahead: takes what leads to the highest average of `evaluate`; among equals any. Every answer
 * is tried in the same worlds. Where no world fits what its player knows it answers at random.
 */
export const greedyBot = <G extends GameTypes>(evaluate: Evaluate<G>, options: GreedyOptions): Bot<G> => {
  const { seed, samples = 1, proposals = 8, worth = worthOf } = options;
  const value = (match: Match<G>, player: PlayerId): number =>
    match.outcome ? worth(match.outcome, player, sidesOf(match)) : evaluate(match, player);
  return {
    name: 'greedy',
    answer: (match, decision) => {
      const { id, by } = decision;
      const random = randomFor(seed, decision);
      if (decision.kind === 'roll') return { decision: id, by, choice: anyAnswer(match, decision, random) };
      const imagination = imagine(match, by, random);
      const first = imagination.world();
      if (!first) return randomBot<G>(seed).answer(match, decision);
      const choices = candidates(first, decision, random, proposals);
      const sums = choices.map(() => 0);
      for (let i = 0; i < samples; i++) {
        const world = i === 0 ? first : imagination.world();
        if (!world) break;
        choices.forEach((choice, at) => {
          const { match: next, refusal } = attempt(world, { decision: id, by, choice });
          if (!refusal) sums[at] = (sums[at] as number) + value(next, by);
        });
      }
      const most = Math.max(...sums);
      return { decision: id, by, choice: random.pick(choices.filter((_, at) => sums[at] === most)) };
    },
  };
};
