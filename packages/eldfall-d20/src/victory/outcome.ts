import type { Outcome, Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, EldState, Ending, EndReason } from '../vocabulary/index.js';

/** The rule of every end. */
const endRules: Readonly<Record<EndReason, RuleId>> = {
  'last-round': 'ELD-END-001',
  quest: 'ELD-END-003',
  'party-fallen': 'ELD-TURN-013',
  duel: 'ELD-DUEL-008',
};

/** The result of a match (ELD-END-002); undefined until it has ended. */
export const outcome = ({ ending }: EldState): Outcome | undefined =>
  ending ? { winners: ending.winners, reason: ending.reason, rule: endRules[ending.reason] } : undefined;

/** Thrown when a match ends in the middle of a procedure. */
export class MatchOver extends Error {
  override readonly name = 'MatchOver';
}

/** Ends the match at once. */
export const endMatch = (turn: Turn<Eld>, ending: Ending, ...rules: readonly RuleId[]): never => {
  turn.emit({ type: 'MatchEnded', ending }, [endRules[ending.reason], ...rules]);
  throw new MatchOver();
};
