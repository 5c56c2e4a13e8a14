import { outcomes, pendingRoll } from '../enumerate/enumerate.js';
import { act, type LegalOptions, legal } from '../match/act.js';
import { manual } from '../match/dice-source.js';
import { GameError } from '../match/errors.js';
import { fork } from '../match/fork.js';
import { hashJson } from '../match/hash.js';
import type { Match } from '../match/match.js';
import type { Action, GameTypes } from '../match/types.js';

/** The counts of `perft`. */
export interface Perft {
  /**
   * The number of paths from the start to an end (or to the depth). Different results of one roll are different paths.
   */
  readonly paths: number;
  /** The number of different states on the way, the first and the last included. */
  readonly positions: number;
}

/**
 * Walks the whole tree of legal actions, and of every result of every roll, from a match on and counts: the oracle that
 * chess programmers use, for any game. Simultaneous decisions are walked in the order they are listed. Of the answers
 * to a proposal at most `suggest` are walked; throws GameError at a proposal if `suggest` is not given.
 */
export const perft = <G extends GameTypes>(
  match: Match<G>,
  depth: number = Number.POSITIVE_INFINITY,
  { suggest: most }: LegalOptions = {},
): Perft => {
  const positions = new Set<string>();
  const next = (at: Match<G>): readonly Action[] => {
    if (pendingRoll(at)) return outcomes(at).map(outcome => outcome.action);
    const first = at.decisions[0];
    if (first && !first.options && most === undefined) {
      throw new GameError(
        `perft: the answers to ${first.kind} cannot be listed; give { suggest: n } to walk n of them`,
      );
    }
    return legal(at, undefined, { suggest: most ?? 0 }).filter(action => action.decision === first?.id);
  };
  const walk = (at: Match<G>, left: number): number => {
    positions.add(hashJson(at.state));
    if (at.outcome || left === 0) return 1;
    let paths = 0;
    for (const action of next(at)) paths += walk(act(at, action), left - 1);
    return paths;
  };
  const paths = walk(fork(match, { dice: manual(), history: false }), depth);
  return { paths, positions: positions.size };
};
