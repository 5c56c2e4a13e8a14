import { Random } from '../dice/random.js';
import { GameError } from '../match/errors.js';
import { sameJson } from '../match/json.js';
import type { Match } from '../match/match.js';
import { boundProposal, suggest } from '../match/proposal.js';
import type { Decision, GameTypes, PlayerId, RollRequest } from '../match/types.js';

/** The random numbers of a bot for one decision; no hidden fact influences them. */
export const randomFor = (seed: string, decision: { readonly id: number; readonly by: PlayerId }): Random =>
  Random.fromSeed(`${seed} ${decision.by} ${decision.id}`);

/** One legal answer from the game's sampler; `undefined` when the sampler found none. */
const sampled = <G extends GameTypes>(match: Match<G>, decision: Decision<G>, random: Random): unknown => {
  const { proposal, asked } = boundProposal(match.game, match.header, match.state, decision);
  const choice: unknown = proposal.sample(asked, n => random.below(n));
  return choice;
};

/** The results that a bot draws where the players roll real dice (`manual()`). */
const thrown = ({ order, count, die }: RollRequest, random: Random): unknown =>
  order ? random.order(count) : random.roll(die, count);

/** The error for a proposal to which the game finds no legal answer. */
export const noAnswer = <G extends GameTypes>({ game }: Match<G>, { kind, id }: Decision<G>): GameError =>
  new GameError(`${game.id}: ${kind} finds no answer to decision ${id}, neither by its sampler nor by its suggestions`);

/** The number of attempts of a sampler before it counts as having found nothing. */
const TRIES = 20;

/**
 * Any legal answer: all options are equally likely; a proposal is answered by its sampler in at most 20 attempts, or
 * else by the first suggestion. `undefined` where the game finds no answer at all.
 */
export const anyAnswer = <G extends GameTypes>(match: Match<G>, decision: Decision<G>, random: Random): unknown => {
  const options: readonly unknown[] | undefined = decision.options;
  if (options !== undefined) return options.length === 1 ? options[0] : random.pick(options);
  if (decision.kind === 'roll') return thrown(decision.proposal as RollRequest, random);
  for (let i = 0; i < TRIES; i++) {
    const choice = sampled(match, decision, random);
    if (choice !== undefined) return choice;
  }
  return suggest(match, decision, 1)[0];
};

/**
 * The answers worth trying: all options; of a proposal at most `many` different answers, at least half of them
 * suggestions if the game has that many, and the rest sampled. Throws GameError when there are no answers.
 */
export const candidates = <G extends GameTypes>(
  match: Match<G>,
  decision: Decision<G>,
  random: Random,
  many: number,
): readonly unknown[] => {
  if (decision.options !== undefined) return decision.options;
  const found: unknown[] = [...suggest(match, decision, Math.ceil(many / 2))];
  for (let i = found.length; i < many; i++) {
    const choice = anyAnswer(match, decision, random);
    if (choice !== undefined && !found.some(other => sameJson(other, choice))) found.push(choice);
  }
  if (found.length === 0) throw noAnswer(match, decision);
  return found;
};
