import { isWithin } from '../../battlefield/distance.js';
import { thingOf, thingsOn } from '../../battlefield/things.js';
import { isCompletelyObscured } from '../../sight/sight.js';
import { reachOf } from '../../unit-cards/weapons.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Ranged } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { whyNotTargetable } from './under-fire.js';

/**
 * The models that an area attack targets: all others within RNG that are not completely obscured; models in between do not matter
 * (SFI-AREA-001). Models that cannot be targeted are skipped (SFI-AREA-007).
 */
export const inArea = (table: Table, attacker: ModelId, weapon: Ranged): readonly ModelId[] => {
  const { base: from } = thingOf(table, attacker);
  const range = reachOf(table, attacker, weapon);
  return thingsOn(table).flatMap(({ id, base }) =>
    isWithin(table, from, base, range) &&
    !whyNotTargetable(table, attacker, weapon, id) &&
    !isCompletelyObscured(table, attacker, id)
      ? [id]
      : [],
  );
};
