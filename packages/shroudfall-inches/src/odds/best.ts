import { act, hashJson, type Match, type PlayerId } from '@rulewright/core';
import { outcomes, pendingRoll } from '@rulewright/core/enumerate';
import { add, compare, type Fraction, fraction, multiply } from '@rulewright/core/odds';
import type { Sfi } from '../vocabulary/index.js';

/** The number that a player wants to be high, and the moment at which it is known. */
export interface Goal {
  /** Reads the state alone. */
  value(match: Match<Sfi>): Fraction;
  reached(match: Match<Sfi>): boolean;
}

/**
 * The expected value of a goal over every result of the dice, as an exact fraction, when the player answers decisions as well as
 * possible for it and the other player as badly as possible.
 */
export const bestValue = (match: Match<Sfi>, player: PlayerId, { value, reached }: Goal): Fraction => {
  // Cache: the value of each decision. State and question together say everything that the rest of the attack depends on.
  const known = new Map<string, Fraction>();

  const decided = (at: Match<Sfi>): Fraction => {
    const [decision] = at.decisions;
    if (!decision) throw new RangeError('nothing to decide');
    const { id, by, kind, options = [], about = null } = decision;
    const key = hashJson([at.state, kind, by, options, about]);
    const worth = known.get(key);
    if (worth) return worth;
    const better = by === player ? 1 : -1;
    const [first, ...others] = options.map(choice => walk(act(at, { decision: id, by, choice })));
    if (!first) throw new RangeError(`nothing to choose for ${kind}`);
    const best = others.reduce((found, one) => (compare(one, found) === better ? one : found), first);
    known.set(key, best);
    return best;
  };

  const walk = (at: Match<Sfi>): Fraction => {
    if (at.outcome || reached(at)) return value(at);
    if (!pendingRoll(at)) return decided(at);
    return outcomes(at).reduce(
      (sum, { action, probability }) => add(sum, multiply(probability, walk(act(at, action)))),
      fraction(0n, 1n),
    );
  };

  return walk(match);
};
