import { bodyNamed, hitboxAt, standingOf } from '../battlefield/hitbox.js';
import { isClear, sees } from '../battlefield/sight.js';
import { hasState } from '../match/lookups.js';
import type { Model, ModelId, Table } from '../vocabulary/index.js';
import { isSecret } from './secret.js';

/**
 * True if a model sees another, as far as the player of the other one may know it: the abilities of a secret model do
 * not count, and a Hidden one stands nowhere (ELD-DEF-018, ELD-STATE-073).
 */
export const seesOpenly = (table: Table, viewer: Model, target: ModelId): boolean => {
  if (!isSecret(viewer)) return sees(table, viewer.id, target);
  if (hasState(viewer, 'hidden', 'blinded')) return false;
  const [own, body] = [hitboxAt(table, standingOf(viewer)), bodyNamed(table, target)];
  const front = { at: own.at, facing: viewer.facing };
  return body !== undefined && isClear(table, own, body, [viewer.id, target], front);
};
