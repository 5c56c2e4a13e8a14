import { hasState, isAlly, isOnField } from '../match/lookups.js';
import type { Model, Table } from '../vocabulary/index.js';

/**
 * The enemies of a Hostile, which are the models of all players (ELD-HOSTILE-011): conditions are about them and not
 * about other Hostiles (ELD-HOSTILE-024). Hostiles ignore tokens and the Dead, and by the option those that are
 * Incapacitated (ELD-HOSTILE-021).
 */
export const possibleTargets = ({ state, options }: Table, hostile: Model): readonly Model[] => {
  const isIgnored = (one: Model): boolean =>
    hasState(one, 'dead', 'shrouded', 'hidden') ||
    (options.fallenTargets === 'ignored' && hasState(one, 'incapacitated'));
  return state.models.filter(one => isOnField(one) && !isAlly(state, one, hostile) && !isIgnored(one));
};
