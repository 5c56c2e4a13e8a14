import { isAware } from '../battlefield/awareness.js';
import { standingOf } from '../battlefield/hitbox.js';
import { seesFrom } from '../battlefield/sight.js';
import { modelOf } from '../match/lookups.js';
import { standingAt } from '../routes/points.js';
import type { Sources } from '../vocabulary/index.js';

/** Enemies react to a movement with Flicker only if they see its end, or if it ends in their Awareness. */
export const flickerReactions: Sources['bans'][number] = (table, model, declaring) => {
  const { sequence } = table.state;
  if (declaring.what !== 'reaction' || !sequence?.movement?.skills.includes('flicker')) return undefined;
  const refusal = { code: 'flicker', rule: 'ELD-SKILL-023' } as const;
  // A model with Flicker is at no place between its start and its end, so it cannot be interrupted there.
  if (sequence.step === 'movement') return refusal;
  const end = standingAt(sequence, null);
  const sees = seesFrom(table, standingOf(model), sequence.model, end);
  return sees || isAware(table, model, modelOf(table.state, sequence.model), end.at) ? undefined : refusal;
};
