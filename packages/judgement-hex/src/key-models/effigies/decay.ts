import type { Turn } from '@rulewright/core';
import { modeOf, tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { checkCapture } from '../../winning/capture.js';

/** The round in which Effigies decay: 5 in 3v3, 6 in 5v5, or as agreed (JHX-EFFIGY-021, JHX-EFFIGY-022). */
export const decayRound = (table: Table): number =>
  table.options.decayRound === 'mode' ? modeOf(table).effigy.decay.round : table.options.decayRound;

/**
 * In one round of the match both Effigies lose base health (JHX-EFFIGY-023). The decay may capture one Effigy, or both
 * (JHX-WIN-005).
 */
export const decayEffigies = (turn: Turn<Jhx>): void => {
  const table = tableOf(turn);
  if (turn.state.round !== decayRound(table)) return;
  const rule: RuleId = turn.state.mode === '3v3' ? 'JHX-EFFIGY-021' : 'JHX-EFFIGY-022';
  turn.emit({ type: 'EffigiesDecayed', by: modeOf(table).effigy.decay.by }, rule);
  checkCapture(turn);
};
