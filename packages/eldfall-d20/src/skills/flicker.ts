import { isAware } from '../battlefield/awareness.js';
import { standingOf } from '../battlefield/hitbox.js';
import { seesFrom } from '../battlefield/sight.js';
import { isAlly, modelOf } from '../match/lookups.js';
import { standingAt } from '../routes/points.js';
import type { Model, Place, Sequence, Sources, Table } from '../vocabulary/index.js';

/** True if a Flicker to a place moves into the Awareness of a model: it ends there, and by option it has begun outside (ELD-SKILL-023). */
const meets = (table: Table, model: Model, sequence: Sequence, end: Place): boolean => {
  const isAwareAt = (at: Place): boolean => isAware(table, model, modelOf(table.state, sequence.model), at);
  return isAwareAt(end) && (table.options.flickerAwareness === 'within' || !isAwareAt(sequence.from));
};

/**
 * Enemies react to a movement with Flicker only if they see its end, or if it ends in their Awareness; allies react as to
 * any other movement.
 */
export const flickerReactions: Sources['bans'][number] = (table, model, declaring) => {
  const { sequence } = table.state;
  if (declaring.what !== 'reaction' || !sequence?.movement?.skills.includes('flicker')) return undefined;
  if (isAlly(table.state, model, modelOf(table.state, sequence.model))) return undefined;
  const refusal = { code: 'flicker', rule: 'ELD-SKILL-023' } as const;
  // A model with Flicker is at no place between its start and its end, so it cannot be interrupted there.
  if (sequence.step === 'movement') return refusal;
  const end = standingAt(sequence, null);
  const sees = seesFrom(table, standingOf(model), sequence.model, end);
  return sees || meets(table, model, sequence, end.at) ? undefined : refusal;
};
