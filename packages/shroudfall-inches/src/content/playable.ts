import { freeze } from '@rulewright/core';
import type { ContentPack } from '../vocabulary/pack.js';
import { printedManifestations, printedScenarios } from './published/scenarios.js';
import { armies } from './training/armies.js';
import { brassTideLeaders } from './training/brass-tide-leaders.js';
import { brassTideTroops } from './training/brass-tide-troops.js';
import { factions, manifestations } from './training/factions.js';
import { mossCourtLeaders } from './training/moss-court-leaders.js';
import { mossCourtTroops } from './training/moss-court-troops.js';
import { mossCourtWild } from './training/moss-court-wild.js';
import { scenarios } from './training/scenarios.js';
import { terrain } from './training/terrain.js';

/** The default content without its fragments: everything that a match can hold. Deep-frozen. */
export const playableContent: ContentPack = /* @__PURE__ */ freeze({
  id: 'shroudfall-inches',
  version: '0.1.0',
  factions,
  units: { ...brassTideLeaders, ...brassTideTroops, ...mossCourtLeaders, ...mossCourtTroops, ...mossCourtWild },
  manifestations: { ...printedManifestations, ...manifestations },
  terrain,
  scenarios: { ...printedScenarios, ...scenarios },
  armies,
  fragments: { factions: {}, units: {}, terrain: {}, scenarios: {} },
});
