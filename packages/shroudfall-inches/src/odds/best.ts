import { type Action, act, type Decision, hashJson, isObject, type Match, type PlayerId } from '@rulewright/core';
import { outcomes, pendingRoll } from '@rulewright/core/enumerate';
import { add, compare, type Fraction, fraction, multiply } from '@rulewright/core/odds';
import type { Sfi } from '../vocabulary/index.js';
import { outcomeIn } from './game.js';

/** The number that a player maximises, and the moment at which it is known. */
export interface Goal {
  /** Reads the state alone. */
  value(match: Match<Sfi>): Fraction;
  reached(match: Match<Sfi>): boolean;
}

/** The places of the dice that an answer throws again; undefined for an answer that throws none. */
const thrownAgain = (kind: string, choice: unknown, dice: readonly unknown[]): readonly unknown[] | undefined => {
  if (kind === 'essenceReroll') return choice === 'none' ? undefined : dice.map((_, place) => place);
  return kind === 'reroll' && isObject(choice) && Array.isArray(choice.places) ? choice.places : undefined;
};

/**
 * A key for what follows an answer. State and question together say everything that the rest of the attack depends on.
 * The old faces of re-rolled dice do not matter, and neither does the order of the dice.
 */
const keyOf = (state: object, { kind, by, about }: Decision<Sfi>, choice: unknown): string => {
  const dice = isObject(about) && Array.isArray(about.dice) ? about.dice : [];
  const again = thrownAgain(kind, choice, dice);
  if (again === undefined || !isObject(about)) return hashJson([state, kind, by, about ?? null, choice]);
  const left = dice.map((die: unknown, place) =>
    hashJson(again.includes(place) && isObject(die) ? { ...die, face: null } : die),
  );
  const source = isObject(choice) ? choice.source : choice;
  return hashJson([state, kind, by, { ...about, dice: left.sort() }, source]);
};

/**
 * The expected value of a goal over every result of the dice, as an exact fraction, when the player answers decisions as well as
 * possible for it and the other player as badly as possible.
 */
export const bestValue = (match: Match<Sfi>, player: PlayerId, { value, reached }: Goal): Fraction => {
  // Cache: the value of each answer to a decision, and of each state in which a new roll begins.
  const known = new Map<string, Fraction>();

  const cached = (key: string, compute: () => Fraction): Fraction => {
    const worth = known.get(key) ?? compute();
    known.set(key, worth);
    return worth;
  };

  /** From the beginning of the damage roll on, the result depends on the state alone. */
  const after = (at: Match<Sfi>, action: Action): Fraction => {
    const next = act(at, action);
    return outcomeIn(at.state) === outcomeIn(next.state) ? walk(next) : cached(hashJson(next.state), () => walk(next));
  };

  const answered = (at: Match<Sfi>, decision: Decision<Sfi>, choice: unknown): Fraction => {
    const { id, by } = decision;
    return cached(keyOf(at.state, decision, choice), () => after(at, { decision: id, by, choice }));
  };

  const decided = (at: Match<Sfi>): Fraction => {
    const [decision] = at.decisions;
    const [first, ...others] = decision?.options ?? [];
    if (!decision || first === undefined) throw new RangeError('nothing to decide');
    const better = decision.by === player ? 1 : -1;
    return others
      .map(choice => answered(at, decision, choice))
      .reduce((found, one) => (compare(one, found) === better ? one : found), answered(at, decision, first));
  };

  const walk = (at: Match<Sfi>): Fraction => {
    if (at.outcome || reached(at)) return value(at);
    if (!pendingRoll(at)) return decided(at);
    return outcomes(at).reduce(
      (sum, { action, probability }) => add(sum, multiply(probability, after(at, action))),
      fraction(0n, 1n),
    );
  };

  return walk(match);
};
