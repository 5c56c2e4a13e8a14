import type { Turn } from '@rulewright/core';
import { once } from '../match/limits.js';
import { modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { traitsOf } from '../profiles/abilities.js';
import { isLike } from '../profiles/like.js';
import type { Eld, Sources } from '../vocabulary/index.js';

const ofSequence = /* @__PURE__ */ once('sequence', 'advantage', 'ELD-TRAIT-004');

/**
 * Advantage: once per sequence, in an Attack on a target with the characteristic that the trait names, the model re-rolls as many dice as it
 * likes (ELD-TRAIT-004).
 */
export const advantage: Sources['rerolls'][number] = (turn, { model: id, purpose, aim }) => {
  if (purpose !== 'attack' || !aim || !('model' in aim) || ofSequence.isUsed(turn.state, id)) return [];
  const table = tableOf(turn);
  const target = modelNamed(turn.state, aim.model);
  const has = traitsOf(table, modelOf(turn.state, id)).some(
    one => one.id === 'advantage' && target !== undefined && isLike(table, target, one.against),
  );
  if (!has) return [];
  const use = (at: Turn<Eld>): void => ofSequence.use(at, id);
  return [{ rule: 'ELD-TRAIT-004', source: 'advantage', by: 'roller', dice: 'all', use }];
};
