import { type Procedure, procedure, step } from '@rulewright/core';
import { makeEndMoves } from '../../movement/end-moves/end-moves.js';
import { resolveFalls } from '../../movement/falls/falls.js';
import { knockBack } from '../../movement/pushed/knockback.js';
import type { Eld, Resolution } from '../../vocabulary/index.js';

/** The stages of the Resolution step (ELD-ACT-019). */
export const resolutionProcedure: Procedure<Eld, Resolution> = /* @__PURE__ */ procedure<Eld, Resolution>(
  'resolution',
  [
    step('ELD-TRAIT-038', 'knock back', knockBack),
    step('ELD-ACTION-019', 'make end moves', makeEndMoves),
    step('ELD-FALL-007', 'roll for falls', resolveFalls),
  ],
);
