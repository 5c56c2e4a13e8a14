import type { Sources } from '../vocabulary/index.js';
import { confused } from './confused.js';
import { crippled } from './crippled.js';
import { crouchedAttributes } from './crouched.js';
import { flyingSpeed } from './flying.js';
import { slowed } from './slowed.js';
import { weakened } from './weakened.js';

/** The current attributes that states change. */
export const stateAttributes: Sources['attributes'] = [
  confused,
  crippled,
  crouchedAttributes,
  flyingSpeed,
  slowed,
  weakened,
];
