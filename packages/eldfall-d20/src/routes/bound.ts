import { modelOf } from '../match/lookups.js';
import type { ModelId, Place, Table } from '../vocabulary/index.js';

/** True if a place is allowed by all rules that bind a model to an area (ELD-UPGRADE-049). */
const mayBeAt = (table: Table, id: ModelId, at: Place): boolean => {
  const model = modelOf(table.state, id);
  return !table.sources.moveEnds.some(source => source(table, model, at) !== undefined);
};

/**
 * The length in 1/100 mm after which a forced movement ends because it would leave a place to which a rule binds the
 * model: "cannot" beats "must" (ELD-DEF-002). `endOf` gives the end of the movement after a length. A model that is
 * outside already is not bound.
 */
export const boundLength = (table: Table, id: ModelId, length: number, endOf: (length: number) => Place): number => {
  if (table.sources.moveEnds.length === 0 || mayBeAt(table, id, endOf(length))) return length;
  if (!mayBeAt(table, id, modelOf(table.state, id).at)) return length;
  let [least, most] = [0, length];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (mayBeAt(table, id, endOf(middle))) least = middle;
    else most = middle;
  }
  return least;
};
