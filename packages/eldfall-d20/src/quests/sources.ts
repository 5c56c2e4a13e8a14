import type { Sources } from '../vocabulary/index.js';
import { lootedCaches } from './antechamber.js';
import { barrels } from './arena.js';
import { gates } from './breaking-in.js';
import { mechanism } from './great-hall.js';
import { repairs } from './obelisk.js';
import { sigils } from './treasure-hunt/sigils.js';
import { treasures } from './treasure-hunt/treasure.js';

/** The rules of the things of the book's Quests. */
export const questSources: readonly Partial<Sources>[] = [
  sigils,
  treasures,
  barrels,
  gates,
  mechanism,
  lootedCaches,
  repairs,
];
