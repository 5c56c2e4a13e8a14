import { construction } from '../build/construction.js';
import type { ContentPack } from '../content/pack.js';
import { exploration } from '../explore/exploration.js';
import { hallowing } from '../hallow/hallow.js';
import { resolution } from '../judgement/draw.js';
import { judgementProcedure } from '../judgement/phase.js';
import { production } from '../produce/produce.js';
import { setUp } from '../set-up/set-up.js';
import { sculpting } from '../statue/statue.js';
import type { JogEdition } from '../vocabulary/edition.js';
import { numbersOf } from './numbers.js';

/** The edition of the rules sheet with the numbers of a content pack: other editions are made from it with `reviseEdition`. */
export const sheetEdition = (pack: ContentPack): JogEdition => ({
  id: 'sheet',
  numbers: numbersOf(pack),
  procedures: {
    setUp,
    explore: exploration,
    produce: production,
    hallow: hallowing,
    build: construction,
    statue: sculpting,
    judgementPhase: judgementProcedure,
    judgementCard: resolution,
  },
});
