import { Random } from '../dice/random.js';
import { GameError } from '../match/errors.js';
import { sameJson } from '../match/json.js';
import type { Match } from '../match/match.js';
import type { Decision, GameTypes, PlayerId, RollRequest } from '../match/types.js';

/** The numbers of a bot for one decision. They depend on nothing that could be hidden. */
export const randomFor = (seed: string, decision: { readonly id: number; readonly by: PlayerId }): Random =>
  Random.fromSeed(`${seed} ${decision.by} ${decision.id}`);

/** One legal answer that the game's sampler found; `undefined` when it found none. */
const sampled = <G extends GameTypes>(match: Match<G>, decision: Decision<G>, random: Random): unknown => {
  const { game, state } = match;
  const sample = game.proposals?.[decision.kind]?.sample;
  if (!sample) throw new GameError(`${game.id}: nothing samples proposals of kind ${decision.kind}`);
  const choice: unknown = sample(state, decision as never, n => random.below(n));
  return choice;
};

/** Dice that a bot has to throw itself, where the rolls of the match are made at the table. */
const thrown = ({ order, count, die }: RollRequest, random: Random): unknown =>
  order ? random.order(count) : random.roll(die, count);

/** How often a sampler that found nothing is asked again. */
const TRIES = 20;

/** Any legal answer: all options equally likely; for a proposal what its sampler says. `undefined` when it says nothing. */
export const anyAnswer = <G extends GameTypes>(match: Match<G>, decision: Decision<G>, random: Random): unknown => {
  const options: readonly unknown[] | undefined = decision.options;
  if (options !== undefined) return options.length === 1 ? options[0] : random.pick(options);
  if (decision.kind === 'roll') return thrown(decision.proposal as RollRequest, random);
  for (let i = 0; i < TRIES; i++) {
    const choice = sampled(match, decision, random);
    if (choice !== undefined) return choice;
  }
  return undefined;
};

/**
 * The answers worth thinking about: all options, or up to `many` different ones that the proposal's sampler finds.
 * Throws GameError when it finds none.
 */
export const candidates = <G extends GameTypes>(
  match: Match<G>,
  decision: Decision<G>,
  random: Random,
  many: number,
): readonly unknown[] => {
  if (decision.options !== undefined) return decision.options;
  const found: unknown[] = [];
  for (let i = 0; i < many; i++) {
    const choice = anyAnswer(match, decision, random);
    if (choice !== undefined && !found.some(other => sameJson(other, choice))) found.push(choice);
  }
  if (found.length === 0) {
    throw new GameError(`${match.game.id}: the sampler of ${decision.kind} finds no answer to decision ${decision.id}`);
  }
  return found;
};
