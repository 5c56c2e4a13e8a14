import { modelOf } from '../match/lookups.js';
import { traitLevel } from '../profiles/abilities.js';
import type { Sources } from '../vocabulary/index.js';
import { firstAid } from './first-aid.js';
import { glyphOnShield } from './hyperias-providence.js';
import { luckyCharm } from './lucky-charm.js';
import { personalGuard } from './personal-guard.js';
import { surgeOrder } from './surge-order.js';

/** Poison of a model itself belongs to all Hits of its Attacks (ELD-UPGRADE-025). */
const poisonOfModel: Sources['hitTraits'][number] = (table, { attacker }) => {
  const level = traitLevel(table, modelOf(table.state, attacker), 'poison');
  return level > 0 ? [{ id: 'poison', level }] : [];
};

/** The rules of Upgrades that are no data, in the order of the book. */
export const upgradeSources: Partial<Sources> = {
  ...luckyCharm,
  ...personalGuard,
  rolls: [glyphOnShield],
  strategicAbilities: [firstAid, surgeOrder],
  hitTraits: [poisonOfModel],
};
