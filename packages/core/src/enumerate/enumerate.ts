import type { Face } from '../dice/die.js';
import { act } from '../match/act.js';
import { manual } from '../match/dice-source.js';
import { GameError } from '../match/errors.js';
import { fork } from '../match/fork.js';
import { hashJson } from '../match/hash.js';
import type { Match } from '../match/match.js';
import { needKind, needMatch } from '../match/need.js';
import type { Action, GameTypes, RollRequest } from '../match/types.js';
import { add, compare, type Fraction, fraction, multiply } from '../odds/fraction.js';

/** One result of a roll, and its probability. */
export interface RollOutcome {
  readonly faces: readonly Face[];
  readonly probability: Fraction;
  /** The action that gives this result. */
  readonly action: Action;
}

/** The roll a match waits for, if its dice are `manual()`. */
export const pendingRoll = <G extends GameTypes>(match: Match<G>): RollRequest | undefined => {
  needMatch(match);
  const [first] = match.decisions;
  return first?.kind === 'roll' ? (first.proposal as RollRequest) : undefined;
};

const DEFAULT_LIMIT = 100_000;

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map(rest => [item, ...rest]));

/** Distinct faces with the number of sides that show them. */
const weights = (faces: readonly Face[]): readonly (readonly [Face, bigint])[] => {
  const counts = new Map<Face, bigint>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0n) + 1n);
  return [...counts];
};

const results = (request: RollRequest, limit: number): readonly (readonly [readonly Face[], bigint])[] => {
  if (request.order) {
    let many = 1;
    for (let i = 2; i <= request.count; i++) many *= i;
    if (many > limit) throw new GameError(`"${request.purpose}": ${request.count} things have too many orders to list`);
    return permutations(Array.from({ length: request.count }, (_, i) => i)).map(order => [order, 1n]);
  }
  const sides = weights(request.die.faces);
  let found: (readonly [readonly Face[], bigint])[] = [[[], 1n]];
  for (let i = 0; i < request.count; i++) {
    const next = new Map<string, readonly [readonly Face[], bigint]>();
    for (const [faces, ways] of found) {
      for (const [face, many] of sides) {
        const all = request.unordered ? sorted([...faces, face], request.die.faces) : [...faces, face];
        const key = JSON.stringify(all);
        next.set(key, [all, ways * many + (next.get(key)?.[1] ?? 0n)]);
      }
    }
    found = [...next.values()];
    if (found.length > limit) throw new GameError(`"${request.purpose}": too many results to list`);
  }
  return found;
};

const sorted = (faces: Face[], order: readonly Face[]): Face[] =>
  faces.sort((a, b) => order.indexOf(a) - order.indexOf(b));

/**
 * Every result of the roll that a match with `manual()` dice waits for, with its exact probability; the probabilities
 * add up to exactly 1. Equal results are one entry; of `unordered` rolls, equal sets are one entry. Throws GameError
 * when there is no such roll, or when it has more than `limit` results.
 */
export const outcomes = <G extends GameTypes>(
  match: Match<G>,
  limit: number = DEFAULT_LIMIT,
): readonly RollOutcome[] => {
  const request = pendingRoll(match);
  const decision = match.decisions[0];
  if (!request || !decision) throw new GameError('the match waits for no roll: fork it with manual() dice first');
  const found = results(request, limit);
  const all = found.reduce((sum, [, ways]) => sum + ways, 0n);
  return found.map(([faces, ways]) => ({
    faces,
    probability: fraction(ways, all),
    action: { decision: decision.id, by: decision.by, choice: faces },
  }));
};

/** The answers of `enumerate` to decisions, in place of the players. */
export type Policy<G extends GameTypes> = (match: Match<G>) => Action;

/**
 * The exact distribution of `measure` over every result of the dice from here on, through the same rules code that
 * plays: at every roll all results, at every decision the answer of `policy`, until `until` holds or the match is over.
 * Values with the same JSON count as one value (bigints of any size are allowed).
 */
export const enumerate = <G extends GameTypes, T>(
  match: Match<G>,
  policy: Policy<G>,
  measure: (match: Match<G>) => T,
  until: (match: Match<G>) => boolean = () => false,
): readonly { readonly value: T; readonly probability: Fraction }[] => {
  needKind('policy', policy, 'a function', 'the answer of a player to the open decision');
  needKind('measure', measure, 'a function', 'the value of a match whose odds are asked');
  const found = new Map<string, { value: T; probability: Fraction }>();
  const walk = (at: Match<G>, probability: Fraction): void => {
    if (at.outcome || until(at)) {
      const value = measure(at);
      const key = JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));
      const known = found.get(key);
      if (known) known.probability = add(known.probability, probability);
      else found.set(key, { value, probability });
    } else if (pendingRoll(at)) {
      for (const outcome of outcomes(at)) walk(act(at, outcome.action), multiply(probability, outcome.probability));
    } else walk(act(at, policy(at)), probability);
  };
  walk(fork(match, { dice: manual(), history: false }), fraction(1n, 1n));
  return [...found.values()];
};

/**
 * The best expected value of `value` over every result of the dice, as an exact fraction, when all decisions are
 * answered as well as possible for that goal. `value` and `until` read the state alone, so moments with the same future
 * are walked only once.
 */
export const bestExpectation = <G extends GameTypes>(
  match: Match<G>,
  value: (match: Match<G>) => Fraction,
  until: (match: Match<G>) => boolean = () => false,
): Fraction => {
  // Cache: the best value of each moment, by the start of its beat and the answers and dice since. Equal moments have
  // the same future.
  const known = new Map<string, Fraction>();
  const walk = (at: Match<G>): Fraction => {
    const key = hashJson([at.turn.from, at.turn.inputs.slice(0, at.inputCount)]);
    const worth = known.get(key) ?? work(at);
    known.set(key, worth);
    return worth;
  };
  const work = (at: Match<G>): Fraction => {
    if (at.outcome || until(at)) return value(at);
    if (pendingRoll(at)) {
      return outcomes(at).reduce(
        (sum, { action, probability }) => add(sum, multiply(probability, walk(act(at, action)))),
        fraction(0n, 1n),
      );
    }
    const values = at.decisions[0]?.options?.map(choice => {
      const { id, by } = at.decisions[0] as { id: number; by: string };
      return walk(act(at, { decision: id, by, choice }));
    });
    if (!values || values.length === 0) throw new GameError('a proposal cannot be enumerated');
    return values.reduce((best, next) => (compare(next, best) > 0 ? next : best));
  };
  return walk(fork(match, { dice: manual(), history: false }));
};
