import type { PlayerId } from '@rulewright/core';
import { activePlayer, opponentOf } from '../../match/models.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * Who may have dice rolled again, in order, each once and for all (JHX-REROLL-006, JHX-REROLL-007, JHX-REROLL-009): for a
 * roll in the other player's activation the roller first (JHX-REROLL-008), unless the option `rerollFirst` gives the active
 * player precedence. A roll that nobody makes is the active player's.
 */
export const rerollOrder = (
  { state, options }: Pick<Table, 'state' | 'options'>,
  roller: PlayerId | null,
): readonly [PlayerId, PlayerId] => {
  const first = options.rerollFirst === 'roller' ? (roller ?? activePlayer(state)) : activePlayer(state);
  return [first, opponentOf(state, first)];
};
