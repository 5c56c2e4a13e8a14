import type { Turn } from '@rulewright/core';
import { moments } from '../../match/lasting.js';
import { opponentOf } from '../../match/models.js';
import { modeOf, tableOf } from '../../match/table.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { endMatch } from '../../winning/capture.js';
import { tieBreak } from '../../winning/tie-breakers.js';
import { beginRound } from './begin.js';

/** The round after which the tie-breakers decide (JHX-ROUND-004, JHX-WIN-006); null for none. */
export const lastRound = (table: Table): number | null => {
  const { roundLimit } = table.options;
  return roundLimit === 'mode' ? modeOf(table).lastRound : roundLimit;
};

/**
 * The end of a round (JHX-ACT-017): effects that last until then end, the limit is checked, and the player of the last
 * activation goes second in the next round; if there was none, the order stays.
 */
export function* endOfRound(turn: Turn<Jhx>): Generator<never, void, unknown> {
  endMoment(turn, moments.round, 'JHX-ROUND-001');
  const table = tableOf(turn);
  const { round, lastActivation, order } = turn.state;
  const last = lastRound(table);
  if (last !== null && round >= last) {
    const { ending, rule } = tieBreak(table);
    endMatch(turn, ending, rule);
  }
  if (lastActivation === null) beginRound(turn, round + 1, order, 'JHX-ROUND-006');
  else beginRound(turn, round + 1, [opponentOf(turn.state, lastActivation), lastActivation], 'JHX-ROUND-005');
}
