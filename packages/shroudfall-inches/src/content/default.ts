import { freeze } from '@rulewright/core';
import type { ContentPack } from '../vocabulary/pack.js';
import { bookUnits } from './published/book-units.js';
import { collectedUnits } from './published/collected-units.js';
import { factionFragments } from './published/factions.js';
import { printedManifestations, printedScenarios, scenarioFragments } from './published/scenarios.js';
import { terrainFragments } from './published/terrain.js';
import { armies } from './training/armies.js';
import { brassTideLeaders } from './training/brass-tide-leaders.js';
import { brassTideTroops } from './training/brass-tide-troops.js';
import { factions, manifestations } from './training/factions.js';
import { mossCourtLeaders } from './training/moss-court-leaders.js';
import { mossCourtTroops } from './training/moss-court-troops.js';
import { mossCourtWild } from './training/moss-court-wild.js';
import { scenarios } from './training/scenarios.js';
import { terrain } from './training/terrain.js';

/**
 * A training set with which every mechanism can be played, original to this project and marked so; the scenario that the rulebook
 * prints; and as fragments the known parts of printed cards. Deep-frozen. For a pack of your own start from a copy and read it
 * with `readContent`: a printed card that you complete from your own copy moves from the fragments to its kind.
 */
export const defaultContent: ContentPack = /* @__PURE__ */ freeze({
  id: 'shroudfall-inches',
  version: '0.1.0',
  factions,
  units: { ...brassTideLeaders, ...brassTideTroops, ...mossCourtLeaders, ...mossCourtTroops, ...mossCourtWild },
  manifestations: { ...printedManifestations, ...manifestations },
  terrain,
  scenarios: { ...printedScenarios, ...scenarios },
  armies,
  fragments: {
    factions: factionFragments,
    units: { ...bookUnits, ...collectedUnits },
    terrain: terrainFragments,
    scenarios: scenarioFragments,
  },
});
