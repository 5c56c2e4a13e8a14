import { cardOf, modelOf, unitOf } from '../match/lookups.js';
import { rememberStanding } from '../match/table.js';
import { rangeValue } from '../unit-cards/characteristics/characteristic.js';
import type { Model, ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/**
 * The longest reach of a model in inches: the RNG of its melee profiles as it is now, and of a beam or area the printed length. A
 * model without a melee profile has no reach of its own (SFI-MELEE-005).
 */
const longestReach = (table: Table, model: Model): number | undefined => {
  const melee = cardOf(table, unitOf(table.state, model.unit)).weapons.filter(({ type }) => type === 'melee');
  const reaches = melee.map(weapon => (weapon.shape === 'single' ? rangeValue(table, model, weapon) : weapon.range));
  return reaches.length === 0 ? undefined : Math.max(...reaches);
};

const reachesOn = /* @__PURE__ */ rememberStanding((): Map<ModelId, number | undefined> => new Map());

/** The melee reach of a model in inches; undefined for a model that has none. */
export const reachOf = (table: Table, id: ModelId): number | undefined => {
  const known = reachesOn(table);
  if (!known.has(id)) known.set(id, longestReach(table, modelOf(table.state, id)));
  return known.get(id);
};
