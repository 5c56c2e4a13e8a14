import type { PlayerId, Turn } from '@rulewright/core';
import { editionOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { firstStage } from '../communion-phase/order.js';

/**
 * A round begins with its Communion Phase: in round 1 only its step 3, from round 2 on all six.
 *
 * @param rule what set the order of the players
 */
export const beginRound = (
  turn: Turn<Jhx>,
  round: number,
  order: readonly [PlayerId, PlayerId],
  rule: RuleId,
): void => {
  turn.emit({ type: 'RoundBegan', round, order }, ['JHX-ROUND-001', rule]);
  const stage = firstStage(editionOf(turn), round);
  turn.emit({ type: 'StageReached', stage }, round === 1 ? 'JHX-ROUND-002' : 'JHX-ROUND-003');
};
