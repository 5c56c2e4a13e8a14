import type { PlayerId } from '@rulewright/core';
import { activePlayer, opponentOf } from '../../match/models.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The players that may have dice rolled again, in order. Each player decides once (JHX-REROLL-006, JHX-REROLL-007,
 * JHX-REROLL-009). In the other player's activation the roller is first (JHX-REROLL-008), unless the option
 * `rerollFirst` gives the active player precedence. A roll without a roller belongs to the active player.
 */
export const rerollOrder = (
  { state, options }: Pick<Table, 'state' | 'options'>,
  roller: PlayerId | null,
): readonly [PlayerId, PlayerId] => {
  const first = options.rerollFirst === 'roller' ? (roller ?? activePlayer(state)) : activePlayer(state);
  return [first, opponentOf(state, first)];
};
