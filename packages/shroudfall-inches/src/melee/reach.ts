import { cardOf, modelOf, unitOf } from '../match/lookups.js';
import { rememberTable } from '../match/table.js';
import { rangeOf } from '../unit-cards/characteristics/characteristic.js';
import type { Model, ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/**
 * The longest reach of a model in inches: the RNG of its melee profiles as it is now, and of a beam or area the printed length. A
 * model without a melee profile has no reach of its own (SFI-MELEE-005).
 */
const longestReach = (table: Table, model: Model): number | undefined => {
  const melee = cardOf(table, unitOf(table.state, model.unit)).weapons.filter(({ type }) => type === 'melee');
  const reaches = melee.map(weapon => (weapon.shape === 'single' ? rangeOf(table, model, weapon).total : weapon.range));
  return reaches.length === 0 ? undefined : Math.max(...reaches);
};

const reachesOn = /* @__PURE__ */ rememberTable((): Map<ModelId, number | undefined> => new Map());

/** The melee reach of a model in inches; undefined for a model that has none. */
export const reachOf = (table: Table, id: ModelId): number | undefined => {
  const known = reachesOn(table);
  if (!known.has(id)) known.set(id, longestReach(table, modelOf(table.state, id)));
  return known.get(id);
};
