import type { Turn } from '@rulewright/core';
import { effigyHealth } from '../hero-cards/reading/health.js';
import { opponentOf } from '../match/models.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { Ending, Jhx } from '../vocabulary/index.js';
import { tieBreak } from './tie-breakers.js';

/** Thrown when the match ends in the middle of a procedure (JHX-WIN-002). */
export class MatchOver extends Error {
  override readonly name = 'MatchOver';
}

/** The match is over at once: no further trigger is resolved (JHX-WIN-002). */
export const endMatch = (turn: Turn<Jhx>, ending: Ending, rule: RuleId): never => {
  turn.emit({ type: 'MatchEnded', ending }, rule);
  throw new MatchOver();
};

/**
 * Ends the match if an Effigy has no base health left (JHX-WIN-004). To be called after every event that can lower
 * one: a Soul bound or banked, direct damage, decay (JHX-WIN-003). If both are captured at once the tie-breakers
 * decide (JHX-WIN-005).
 */
export const checkCapture = (turn: Turn<Jhx>): void => {
  const table = tableOf(turn);
  const captured = turn.state.players.filter(player => effigyHealth(table, player) <= 0);
  const [loser] = captured;
  if (loser === undefined) return;
  if (captured.length > 1) {
    const { ending, rule } = tieBreak(table);
    endMatch(turn, ending, rule);
  }
  endMatch(turn, { reason: 'effigy-captured', winner: opponentOf(turn.state, loser) }, 'JHX-WIN-001');
};
