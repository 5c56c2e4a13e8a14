import { remember, rememberEach } from '@rulewright/core/remember';
import { type CacheKey, cacheKeyOf } from '../../match/cache-key.js';
import type { Model } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';
import type { Attribute } from '../../vocabulary/words.js';
import { aurasNow } from './auras.js';
import type { Aura, Change, GivenAbility } from './given.js';
import type { InForce } from './innate.js';

/** Values derived from one model. */
interface Remembered {
  readonly attributes: Map<Attribute, number | null>;
  inForce: readonly InForce[] | undefined;
  common: readonly GivenAbility[] | undefined;
  changes: readonly Change[] | undefined;
  piece: Piece | undefined;
}

/** Cache: the values derived from each model, valid until something on which these numbers depend changes. */
const modelsOf = /* @__PURE__ */ remember((_key: CacheKey, _auras: readonly Aura[]) =>
  rememberEach(
    (_: Model): Remembered => ({
      attributes: new Map(),
      inForce: undefined,
      common: undefined,
      changes: undefined,
      piece: undefined,
    }),
  ),
);

/** The cache entry of a model: read it first, and store derived values in it. The entry is empty after a change. */
export const remembered = (table: Table, model: Model): Remembered =>
  modelsOf(cacheKeyOf(table), aurasNow(table))(model);
