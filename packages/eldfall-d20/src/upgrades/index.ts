import type { Sources } from '../vocabulary/index.js';
import { firstAid } from './first-aid.js';
import { glyphOnShield } from './hyperias-providence.js';
import { luckyCharm } from './lucky-charm.js';
import { personalGuard } from './personal-guard.js';
import { surgeOrder } from './surge-order.js';

/** The rules of Upgrades that are written in code, in the order of the book. */
export const upgradeSources: Partial<Sources> = {
  ...luckyCharm,
  ...personalGuard,
  rolls: [glyphOnShield],
  strategicAbilities: [firstAid, surgeOrder],
};
