import type { SceneItem } from '@rulewright/core';
import { rememberPhysical } from '../physical.js';
import { itemsAround } from './overlays.js';

/** Cache: {@link itemsAround} for the names of one language, as long as nothing moves and no number in force changes. */
export const rememberAround = (): typeof itemsAround => {
  const drawn = rememberPhysical<readonly SceneItem[]>();
  return (table, id, names) => {
    const byModel = drawn(table);
    const items = byModel.get(id) ?? itemsAround(table, id, names);
    byModel.set(id, items);
    return items;
  };
};
