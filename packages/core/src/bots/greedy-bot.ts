import { Random } from '../dice/random.js';
import { attempt } from '../match/act.js';
import { imagine } from '../match/imagine.js';
import { sameJson } from '../match/json.js';
import type { Match } from '../match/match.js';
import { needFields, needKind } from '../match/need.js';
import type { Decision, GameTypes, PlayerId } from '../match/types.js';
import { type Bot, type Evaluate, sidesOf, type Worth, worthOf } from './bot.js';
import { anyAnswer, candidates, randomFor } from './candidates.js';
import { randomBot } from './random-bot.js';
import type { Obvious } from './settle.js';

/** Options of a greedy bot. */
export interface GreedyOptions<G extends GameTypes = GameTypes> {
  readonly seed: string;
  /** The number of imagined worlds, each with other dice, in which each answer is tried; 1 by default. */
  readonly samples?: number;
  /** The number of different answers to a proposal that are tried; 8 by default. */
  readonly proposals?: number;
  readonly worth?: Worth<G>;
  /** The answers that are worth trying. By default, and where the function gives none: all options, or some answers to a proposal. */
  readonly worthTrying?: (match: Match<G>, decision: Decision<G>) => readonly unknown[] | undefined;
  /** The answer that wins a tie for the best value, such as an attack that misses in all imagined worlds. */
  readonly prefers?: Obvious<G>;
}

/**
 * A bot that looks one answer ahead: it takes the answer with the highest average of `evaluate`; of several equal ones
 * the preferred one, or any. All answers are tried in the same worlds with the same dice. The bot answers at random if
 * no world fits the knowledge of its player.
 */
export const greedyBot = <G extends GameTypes>(evaluate: Evaluate<G>, options: GreedyOptions<G>): Bot<G> => {
  needKind('evaluate', evaluate, 'a function', 'the value of a match for a player, as a number');
  needFields('options', options, ['seed'], "such as { seed: 'a' }");
  const { seed, samples = 1, proposals = 8, worth = worthOf, worthTrying, prefers } = options;
  const value = (match: Match<G>, player: PlayerId): number =>
    match.outcome ? worth(match.outcome, player, sidesOf(match), match) : evaluate(match, player);
  return {
    name: 'greedy',
    answer: (match, decision) => {
      const { id, by } = decision;
      const random = randomFor(seed, decision);
      if (decision.kind === 'roll') return { decision: id, by, choice: anyAnswer(match, decision, random) };
      const imagination = imagine(match, by, random);
      const first = imagination.world();
      if (!first) return randomBot<G>(seed).answer(match, decision);
      const worthy = worthTrying?.(first, decision) ?? [];
      const choices = worthy.length > 0 ? worthy : candidates(first, decision, random, proposals);
      if (choices.length === 1) return { decision: id, by, choice: choices[0] };
      const sums = choices.map(() => 0);
      for (let i = 0; i < samples; i++) {
        const world = i === 0 ? first : imagination.world();
        if (!world) break;
        const dice = Random.fromSeed(`${seed} ${by} ${id} ${i}`).state();
        choices.forEach((choice, at) => {
          random.goTo(dice);
          const { match: next, refusal } = attempt(world, { decision: id, by, choice });
          if (!refusal) sums[at] = (sums[at] as number) + value(next, by);
        });
      }
      const most = Math.max(...sums);
      const best = choices.filter((_, at) => sums[at] === most);
      const preferred = best.length > 1 ? prefers?.(first, decision) : undefined;
      const choice = best.find(one => sameJson(one, preferred)) ?? random.pick(best);
      return { decision: id, by, choice };
    },
  };
};
