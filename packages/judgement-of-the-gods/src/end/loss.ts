import type { BasicResource } from '../content/pack.js';
import type { Acting, Ending, JogTurn, Pool, Table } from '../vocabulary/index.js';

/**
 * The basic resources of a pool that have run out. A resource runs out at zero, or, under the ruling
 * `lossThreshold: belowZero`, only below zero. Gold never runs out (JOG-END-008).
 */
export const exhaustedResources = ({ pack, state }: Table, pool: Pool = state.pool): readonly BasicResource[] => {
  const enough = state.rulings.lossThreshold === 'zero' ? 1 : 0;
  return pack.basicResources.filter(resource => pool[resource] < enough);
};

/** The cause of a loss check. */
export type Drain = 'payment' | 'exchange' | 'card';

/**
 * The loss check: the game is over if a basic resource has run out. The ending names the resources and their cause:
 * `by` is the action that was paid for, or the card.
 */
export const checkForLoss = (turn: JogTurn, { pack }: Pick<Acting, 'pack'>, drain: Drain, by: string): void => {
  const resources = exhaustedResources({ pack, state: turn.state });
  if (resources.length === 0) return;
  const ending: Ending = { reason: `exhausted-by-${drain}`, resources, by };
  turn.emit({ type: 'GameEnded', ending }, ['JOG-END-003', 'JOG-END-004', 'JOG-END-007']);
};
