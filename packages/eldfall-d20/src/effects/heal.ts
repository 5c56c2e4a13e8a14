import { hasState } from '../match/lookups.js';
import { immunityTo } from '../profiles/immunity.js';
import { isLike } from '../profiles/like.js';
import type { Effect } from '../vocabulary/effect.js';
import type { Model, Table } from '../vocabulary/index.js';
import type { Element } from '../vocabulary/words.js';

type Heal = Extract<Effect, { readonly op: 'heal' }>;

/**
 * True if an effect can heal a model: it is for models of its kind, and nothing keeps the model from regaining HP by it
 * (ELD-TRAIT-014), and it is not Dead (ELD-STATE-022). `element`: that of the Spell or Skill, or null; undefined for everything else.
 */
export const mayHeal = (
  table: Table,
  model: Model,
  { only }: Pick<Heal, 'only'>,
  element: Element | null | undefined,
): boolean =>
  !hasState(model, 'dead') &&
  (only === undefined || only.some(one => isLike(table, model, one))) &&
  (element === undefined || immunityTo(table, model, { healing: element }) === undefined);
