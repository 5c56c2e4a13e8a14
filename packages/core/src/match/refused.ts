import { explain } from './act.js';
import type { Match } from './match.js';
import { needDecision, needMatch } from './need.js';
import type { Decision, GameTypes, Refusal } from './types.js';

/** An answer that looks possible, and the rule that forbids it. */
export interface RefusedAnswer {
  readonly choice: unknown;
  readonly refusal: Refusal;
}

/**
 * The answers to an open decision that look possible and are refused, for grey buttons: those of the game's
 * `candidates` that are no options. Empty for a game without candidates. A refusal may tell facts that only the rules
 * know: give the list only to the player of the decision.
 */
export const refused = <G extends GameTypes>(match: Match<G>, decision: Decision<G>): readonly RefusedAnswer[] => {
  needMatch(match);
  needDecision(decision);
  const { game, state, header } = match;
  return (game.candidates?.(state, decision, header) ?? []).flatMap(choice => {
    const refusal = explain(match, { decision: decision.id, by: decision.by, choice });
    // An answer that no rule forbids by name is not worth a grey button.
    return refusal && refusal.code !== 'not-an-option' ? [{ choice, refusal }] : [];
  });
};
