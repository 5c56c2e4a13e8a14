import { battleMaps } from '../../content/maps/battle.js';
import { skirmishMaps } from '../../content/maps/skirmish.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import { convertMap } from './convert-map.js';

/** The published maps in inches, converted by Rulewright (JV11-BASE-014): those of a Skirmish, then those of a Battle. */
export const convertedMaps: readonly InchesMap[] = /* @__PURE__ */ (() =>
  Object.freeze([...skirmishMaps, ...battleMaps].map(convertMap)))();
