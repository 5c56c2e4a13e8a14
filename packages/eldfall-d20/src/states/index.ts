import type { Sources } from '../vocabulary/index.js';
import { stateBans } from './bans.js';
import { bleeding } from './bleeding.js';
import { crouchedStrike } from './crouched.js';
import { flyingStrike } from './flying.js';
import { immobilizedDodge } from './immobilized.js';
import { panickedRoll } from './panicked/roll.js';
import { poisoned, poisonedRoll } from './poisoned.js';
import { revealedByHit, surpriseOfSecret } from './shrouded.js';
import { toxic } from './toxic.js';

/** The rules of the states, by what they change. */
export const stateSources: Partial<Sources> = {
  rolls: [poisonedRoll],
  otherAttributes: [immobilizedDodge],
  strikes: [crouchedStrike, flyingStrike],
  bans: stateBans,
  hitTraits: [surpriseOfSecret],
  onHit: [revealedByHit],
  mandatoryRolls: [bleeding, poisoned, toxic],
  beginnings: [panickedRoll],
};
