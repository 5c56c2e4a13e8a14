import type { Except } from 'type-fest';
import { anyAnswer, candidates, noAnswer } from '../bots/candidates.js';
import { Random } from '../dice/random.js';
import { writeLog } from '../log/format.js';
import { toLog } from '../log/to-log.js';
import { act } from '../match/act.js';
import { createMatch, type MatchSetup } from '../match/create-match.js';
import { GameError } from '../match/errors.js';
import type { Game } from '../match/game.js';
import type { Match } from '../match/match.js';
import type { Action, Decision, GameTypes } from '../match/types.js';

/** A legal answer to one of the open decisions, drawn with `random`; proposals are answered by their sampler. */
export const anyAction = <G extends GameTypes>(match: Match<G>, random: Random): Action => {
  const decision = match.decisions[random.below(match.decisions.length)];
  if (!decision) throw new GameError('the match is over');
  return { decision: decision.id, by: decision.by, choice: anyChoice(match, decision, random) };
};

const anyChoice = <G extends GameTypes>(match: Match<G>, decision: Decision<G>, random: Random): unknown => {
  if (decision.options) return random.pick<unknown>(decision.options);
  const choice = anyAnswer(match, decision, random);
  if (choice === undefined) throw noAnswer(match, decision);
  return choice;
};

/** Options of `fuzz`. */
export interface FuzzOptions<G extends GameTypes> {
  readonly setup: Except<MatchSetup<G>, 'seed' | 'dice'>;
  readonly matches: number;
  readonly seed: string;
  /** The largest number of actions of a match: a longer match counts as stuck. */
  readonly maxActions: number;
  /**
   * The name under which an option is counted; the least-used name is played. By default its kind and the kind of
   * choice.
   */
  readonly nameOf?: (decision: Decision<G>, choice: unknown) => string;
  /** Called after every action: throws when something is wrong. */
  readonly invariant?: (match: Match<G>) => void;
}

/** The error for a match in which `fuzz` found a fault. */
export class FuzzFailure extends Error {
  override readonly name = 'FuzzFailure';
  /** The log up to the fault: a fixture for a test. */
  readonly log: string;
  constructor(message: string, log: string, cause: unknown) {
    super(message, { cause });
    this.log = log;
  }
}

/** The counts of a run of `fuzz`. */
export interface FuzzReport {
  readonly actions: number;
  /** The number of times that each named option was played. */
  readonly played: Readonly<Record<string, number>>;
  /** The number of times that each rule was cited by an event, a roll or a decision. */
  readonly cited: Readonly<Record<string, number>>;
  /** The number of times that each end reason was reached. */
  readonly reasons: Readonly<Record<string, number>>;
}

/** The name of an option: `kind`, and for choices that are objects the value of their first text field. */
const kindOfChoice = (decision: { readonly kind: string }, choice: unknown): string => {
  if (typeof choice === 'string') return `${decision.kind} ${choice}`;
  const does =
    typeof choice === 'object' && choice !== null ? Object.values(choice).find(v => typeof v === 'string') : '';
  return `${decision.kind} ${does ?? ''}`.trimEnd();
};

/** The number of answers to a proposal from which `fuzz` picks the one with the least-used name. */
const ANSWERS = 8;

const count = (into: Record<string, number>, key: string): void => {
  into[key] = (into[key] ?? 0) + 1;
};

/**
 * Plays matches that always take the option used least so far, so that rare rules are reached soon. Throws FuzzFailure
 * for a match that does not end, and for every error of the rules or of the invariant.
 */
export const fuzz = <G extends GameTypes>(game: Game<G>, options: FuzzOptions<G>): FuzzReport => {
  const { setup, matches, seed, maxActions, nameOf = kindOfChoice, invariant } = options;
  const random = Random.fromSeed(seed);
  const played: Record<string, number> = {};
  const cited: Record<string, number> = {};
  const reasons: Record<string, number> = {};
  let actions = 0;

  const pick = (match: Match<G>): Action => {
    const decision = match.decisions[random.below(match.decisions.length)] as Decision<G>;
    const { id, by, kind } = decision;
    if (kind === 'roll') return { decision: id, by, choice: anyAnswer(match, decision, random) };
    const uses = (choice: unknown): number => played[nameOf(decision, choice)] ?? 0;
    const answers: readonly unknown[] = decision.options ?? candidates(match, decision, random, ANSWERS);
    const least = Math.min(...answers.map(uses));
    const choice = random.pick(answers.filter(one => uses(one) === least));
    count(played, nameOf(decision, choice));
    return { decision: id, by, choice };
  };
  const note = (match: Match<G>): void => {
    for (const record of match.records) {
      if (record.kind === 'event') for (const rule of [record.rule].flat()) count(cited, rule);
      if (record.kind === 'roll') count(cited, record.request.rule);
    }
    for (const decision of match.decisions) count(cited, decision.rule);
  };

  for (let i = 0; i < matches; i++) {
    let match = createMatch(game, { ...setup, seed: `${seed} ${i}` });
    try {
      note(match);
      for (let taken = 0; !match.outcome; taken++) {
        if (taken >= maxActions) throw new GameError(`${game.id}: no end after ${maxActions} actions`);
        match = act(match, pick(match));
        actions++;
        note(match);
        invariant?.(match);
      }
      count(reasons, match.outcome.reason);
    } catch (error) {
      throw new FuzzFailure(`fuzz match "${seed} ${i}": ${String(error)}`, writeLog(toLog(match)), error);
    }
  }
  return { actions, played, cited, reasons };
};
