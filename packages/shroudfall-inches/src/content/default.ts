import { freeze } from '@rulewright/core';
import type { ContentPack } from '../vocabulary/pack.js';
import { playableContent } from './playable.js';
import { bookUnits } from './published/book-units.js';
import { collectedUnits } from './published/collected-units.js';
import { factionFragments } from './published/factions.js';
import { scenarioFragments } from './published/scenarios.js';
import { terrainFragments } from './published/terrain.js';

/**
 * A training set with which every mechanism can be played, original to this project and marked so; the scenario that the rulebook
 * prints; and as fragments the known parts of printed cards. Deep-frozen. For a pack of your own start from a copy and read it
 * with `readContent`: a printed card that you complete from your own copy moves from the fragments to its kind.
 */
export const defaultContent: ContentPack = /* @__PURE__ */ (() =>
  freeze({
    ...playableContent,
    fragments: {
      factions: factionFragments,
      units: { ...bookUnits, ...collectedUnits },
      terrain: terrainFragments,
      scenarios: scenarioFragments,
    },
  }))();
