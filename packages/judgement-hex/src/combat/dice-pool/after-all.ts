import { orderingPlayer, playerOf } from '../../match/models.js';
import type { AttackFacts } from '../../vocabulary/attack.js';
import type { Contribution } from '../../vocabulary/contribution.js';
import type { Table } from '../../vocabulary/table.js';
import type { Line } from '../contributions/line.js';

/** True if a modifier counts and comes after all others (JHX-ATTACK-020). */
export const isAfterAll = ({ last, rejected }: Line): boolean => last === true && rejected === undefined;

/**
 * The modifiers after all others in the order that the player who orders them can be expected to choose: against a model of that
 * player additions come first, so that the fewest dice are left; against all others subtractions come first.
 */
export const inLikelyOrder = (
  { state }: Pick<Table, 'state'>,
  { target }: Pick<AttackFacts, 'target'>,
  lines: readonly Contribution[],
): readonly Contribution[] => {
  const owner = playerOf(state, target);
  const sign = owner === orderingPlayer(state, [owner]) ? -1 : 1;
  return lines.toSorted((a, b) => sign * (a.by - b.by));
};
