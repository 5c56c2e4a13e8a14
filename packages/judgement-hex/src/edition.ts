import { attackProcedure } from './combat/attack/attack.js';
import { chargeProcedure } from './combat/charge/charge.js';
import { advanceProcedure } from './combat/walking/advance.js';
import { hexes } from './ground/hexes/ground.js';
import { deathProcedure } from './key-models/death/dying.js';
import { huntProcedure } from './monsters-and-souls/monsters/hunter.js';
import { harvestProcedure } from './monsters-and-souls/souls/attempt.js';
import { recallProcedure } from './round/actions/effigy-recall.js';
import { communionProcedure } from './round/communion-phase/steps.js';
import { fateProcedure } from './round/fate/income.js';
import { hexNumbers } from './rulebook/hex-numbers.js';
import type { JhxEdition } from './vocabulary/edition.js';

/** The numbers and procedures of the book, which hold on every ground. An edition on another ground is made from them. */
export const bookRules: Omit<JhxEdition, 'ground'> = {
  id: 'hex',
  numbers: hexNumbers,
  procedures: {
    attack: attackProcedure,
    death: deathProcedure,
    advance: advanceProcedure,
    charge: chargeProcedure,
    recall: recallProcedure,
    soulHarvest: harvestProcedure,
    communion: communionProcedure,
    fate: fateProcedure,
    hunt: huntProcedure,
  },
};

/** The edition of the book: all others on hexes are made from it with `reviseEdition`. */
export const hexEdition: JhxEdition = /* @__PURE__ */ (() => ({ ...bookRules, ground: hexes }))();
