import { resolutionProcedure } from './activation/resolution/procedure.js';
import { sequenceProcedure } from './activation/sequence.js';
import { bookNumbers } from './rulebook/book-numbers.js';
import { setUpProcedure } from './set-up/procedure.js';
import { endProcedure } from './turns/end/end.js';
import { strategicProcedure } from './turns/strategic/strategic.js';
import { tacticalProcedure } from './turns/tactical/tactical.js';
import { upkeepProcedure } from './turns/upkeep/allot.js';
import type { EldEdition } from './vocabulary/index.js';

/** The first edition: all others are made from it with `reviseEdition`. */
export const bookEdition: EldEdition = {
  id: 'first',
  numbers: bookNumbers,
  procedures: {
    setUp: setUpProcedure,
    strategic: strategicProcedure,
    upkeep: upkeepProcedure,
    tactical: tacticalProcedure,
    end: endProcedure,
    sequence: sequenceProcedure,
    resolution: resolutionProcedure,
  },
};
