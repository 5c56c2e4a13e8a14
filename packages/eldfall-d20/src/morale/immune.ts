import { questOf } from '../match/quest.js';
import type { Sources } from '../vocabulary/index.js';

/** In a Quest without Loss of Morale no model becomes Panicked, if that is what the option takes Loss of Morale for. */
export const steadyInQuest: Sources['immunities'][number] = (table, _, harm) =>
  'state' in harm &&
  harm.state === 'panicked' &&
  table.options.lossOfMorale === 'panicked' &&
  questOf(table).morale === false
    ? { rule: 'ELD-QUEST-037', source: table.state.quest.card }
    : undefined;
