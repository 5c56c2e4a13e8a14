import type { Outcome, Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Ending, EndReason, Sfi, SfiState } from '../vocabulary/index.js';

/** The rule of every end. */
export const endRules: Readonly<Record<EndReason, RuleId>> = {
  'scenario-lead': 'SFI-WIN-002',
  'victory-points': 'SFI-WIN-004',
  annihilation: 'SFI-WIN-005',
  'both-annihilated': 'SFI-WIN-006',
  'fewer-weavers-lost': 'SFI-TIE-002',
  'fewer-army-points-lost': 'SFI-TIE-003',
  'more-red-essence': 'SFI-TIE-004',
  'more-yellow-essence': 'SFI-TIE-005',
  'more-grey-essence': 'SFI-TIE-006',
  'roll-off': 'SFI-TIE-007',
};

/** The result of a match (SFI-WIN-001); undefined until it has ended. */
export const outcome = ({ ending }: SfiState): Outcome | undefined =>
  ending ? { winners: ending.winners, reason: ending.reason, rule: endRules[ending.reason] } : undefined;

/** Thrown when a match ends in the middle of a procedure (SFI-WIN-005). */
export class MatchOver extends Error {
  override readonly name = 'MatchOver';
}

/** Ends the match at once. */
export const endMatch = (turn: Turn<Sfi>, ending: Ending, ...rules: readonly RuleId[]): never => {
  turn.emit({ type: 'MatchEnded', ending }, [endRules[ending.reason], ...rules]);
  throw new MatchOver();
};
