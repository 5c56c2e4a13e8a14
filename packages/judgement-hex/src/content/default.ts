import { freeze } from '@rulewright/core';
import type { ContentPack } from '../vocabulary/pack.js';
import { playableContent } from './playable.js';
import { heroes as printedHeroes } from './published/heroes.js';
import * as printed from './published/others.js';

/**
 * The numbers of the rulebook; a training roster with which every rule can be played, original to this project and marked
 * so; and as fragments what is known of the printed cards. Deep-frozen. For a pack of your own start from a copy and read
 * it with `readContent`: a printed card that you complete from your own copy moves from the fragments to its kind.
 */
export const defaultContent: ContentPack = /* @__PURE__ */ (() =>
  freeze({
    ...playableContent,
    fragments: {
      heroes: printedHeroes,
      units: printed.units,
      summoned: printed.summoned,
      monsters: printed.monsters,
      artefacts: printed.artefacts,
      gods: printed.gods,
    },
  }))();
