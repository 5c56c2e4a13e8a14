import { hasState, isAlly, isOnField } from '../match/lookups.js';
import type { Model, Table } from '../vocabulary/index.js';

/**
 * The enemies of a Hostile, which are the models of all players (ELD-HOSTILE-011): conditions are about them and not
 * about other Hostiles (ELD-HOSTILE-024). Hostiles ignore tokens (ELD-HOSTILE-021), and the Dead.
 */
export const possibleTargets = (table: Table, hostile: Model): readonly Model[] =>
  table.state.models.filter(
    one => isOnField(one) && !isAlly(table.state, one, hostile) && !hasState(one, 'dead', 'shrouded', 'hidden'),
  );
