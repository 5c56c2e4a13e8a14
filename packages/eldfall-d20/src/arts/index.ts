import type { Sources } from '../vocabulary/index.js';
import { archery } from './archery.js';
import { assassination } from './assassination.js';
import { forbiddenArts } from './ban.js';
import { berserk } from './berserk.js';
import { fencing } from './fencing.js';

/** The rules of the combat arts, in the order of the book. */
export const artSources: readonly Partial<Sources>[] = [
  { bans: [forbiddenArts] },
  assassination,
  fencing,
  berserk,
  archery,
];
