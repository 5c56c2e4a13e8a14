import { act } from '../match/act.js';
import type { Match } from '../match/match.js';
import { needKind, needMatch } from '../match/need.js';
import type { Decision, GameTypes } from '../match/types.js';
import { type Evaluate, sidesOf, type Worth, worthOf } from './bot.js';

/** The answer that an evaluation assumes for a decision inside an action; undefined for a decision without an obvious answer. */
export type Obvious<G extends GameTypes> = (match: Match<G>, decision: Decision<G>) => unknown;

/**
 * The match played on with obvious answers: to the first decision without one, to the end, or for at most `most`
 * answers. The middle of an action is hard to evaluate; the table after it is not.
 */
export const settle = <G extends GameTypes>(match: Match<G>, obvious: Obvious<G>, most = 16): Match<G> => {
  needMatch(match);
  needKind('obvious', obvious, 'a function', 'the answer to a decision, or undefined');
  let at = match;
  for (let n = 0; n < most; n++) {
    const [decision] = at.decisions;
    const choice = decision && obvious(at, decision);
    if (decision === undefined || choice === undefined) break;
    at = act(at, { decision: decision.id, by: decision.by, choice });
  }
  return at;
};

/** An evaluation that calls `settle` first and then evaluates the table; if the match is over by then, it takes the worth of that end. */
export const settled =
  <G extends GameTypes>(
    obvious: Obvious<G>,
    evaluate: Evaluate<G>,
    most = 16,
    worth: Worth<G> = worthOf,
  ): Evaluate<G> =>
  (match, player) => {
    const quiet = settle(match, obvious, most);
    return quiet.outcome ? worth(quiet.outcome, player, sidesOf(quiet), quiet) : evaluate(quiet, player);
  };
