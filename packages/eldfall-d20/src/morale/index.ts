import type { Sources } from '../vocabulary/index.js';
import { moraleAtFall } from './broken.js';
import { friendlyFire } from './friendly-fire.js';

/** The rules of Morale, by what they change. */
export const moraleSources: Partial<Sources> = { onHit: [friendlyFire], onFallen: [moraleAtFall] };
