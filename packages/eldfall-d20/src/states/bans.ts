import type { Sources } from '../vocabulary/index.js';
import { blindedBan } from './blinded.js';
import { crouchedBan, crouchingBan } from './crouched.js';
import { engagedBan } from './engaged/bans.js';
import { immobilizedBan } from './immobilized.js';
import { panickedBan } from './panicked/roll.js';

/** The declarations that states forbid. */
export const stateBans: Sources['bans'] = [
  panickedBan,
  blindedBan,
  immobilizedBan,
  engagedBan,
  crouchedBan,
  crouchingBan,
];
