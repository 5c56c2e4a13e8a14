import { soldier } from './classes/soldier.js';
import { steadyInQuest } from './morale/immune.js';
import { treasureShows } from './quests/treasure-hunt/treasure.js';
import { clairvoyanceOfBlinded } from './skills/clairvoyance.js';
import { permissionsOfSkills, safeMovers, tramplersPassSmaller } from './skills/movement-permissions.js';
import { trackingKeepsIntellect } from './skills/tracking.js';
import { stateAttributes } from './states/attributes.js';
import { inspiring, intimidating } from './traits/auras.js';
import { protectedByTraits, survival } from './traits/immune.js';
import type { Sources } from './vocabulary/index.js';

/**
 * The rules of the book that a model's current attributes, sight and distances depend on. Cards and pictures need no others, so that a
 * page without the rules carries these alone.
 */
export const currentSources: Pick<Sources, 'attributes' | 'immunities' | 'movementPermissions'> =
  /* @__PURE__ */ (() => ({
    attributes: [...stateAttributes, inspiring, intimidating, soldier],
    immunities: [
      treasureShows,
      steadyInQuest,
      protectedByTraits,
      survival,
      clairvoyanceOfBlinded,
      trackingKeepsIntellect,
      safeMovers,
    ],
    movementPermissions: [permissionsOfSkills, tramplersPassSmaller],
  }))();
