import { freeze } from '@rulewright/core';
import type { ContentPack } from '../../vocabulary/pack.js';
import { heroes } from './heroes.js';
import { artefacts, monsters } from './others.js';
import { playableInInches } from './playable.js';

/**
 * The content of the edition in inches: the training roster of the hex edition, read with one inch for one hex
 * (JV11-BASE-009) and on bases (JV11-BASE-004), and as fragments what is known of the printed cards in inches.
 * Deep-frozen. For a pack of your own start from a copy and read it with `readContent`: a card names its `base` in mm.
 */
export const v11Content: ContentPack = /* @__PURE__ */ (() =>
  freeze<ContentPack>({
    ...playableInInches,
    fragments: { heroes, units: {}, summoned: {}, monsters, artefacts, gods: {} },
  }))();
