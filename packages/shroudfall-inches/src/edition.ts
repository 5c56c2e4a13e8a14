import { attackActionProcedure } from './attack/action/action.js';
import { attackHitProcedure, attackProcedure } from './attack/chart.js';
import { disengageProcedure } from './round/actions/disengage.js';
import { shakeProcedure } from './round/actions/shake.js';
import { activationEndProcedure } from './round/activation/end.js';
import { roundEndProcedure } from './round/end/procedure.js';
import { roundStartProcedure } from './round/start/procedure.js';
import { bookNumbers } from './rulebook/book-numbers.js';
import { setUpProcedure } from './set-up/procedure.js';
import type { SfiEdition } from './vocabulary/index.js';

/** The edition of the beta rulebook 1.4: all others are made from it with `reviseEdition`. */
export const bookEdition: SfiEdition = {
  id: 'beta-1.4',
  numbers: bookNumbers,
  procedures: {
    setUp: setUpProcedure,
    roundStart: roundStartProcedure,
    roundEnd: roundEndProcedure,
    activationEnd: activationEndProcedure,
    disengage: disengageProcedure,
    shake: shakeProcedure,
    attackAction: attackActionProcedure,
    attack: attackProcedure,
    attackHit: attackHitProcedure,
  },
};
