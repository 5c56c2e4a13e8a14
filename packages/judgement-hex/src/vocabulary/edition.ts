import type { Procedure } from '@rulewright/core';
import type { Edition } from '@rulewright/core/editions';
import type { JhxNumbers } from '../rulebook/numbers.js';
import type { Attack } from './attack.js';
import type { Death } from './death.js';
import type { Jhx } from './index.js';
import type { Advance, Charging, Communing, FateIncome, Harvest, Hunt, Recall } from './procedures.js';

/**
 * The procedures of the book that an edition can change step by step. A chapter finds them through the game and does not
 * import them: an attack ends with a manoeuvre, a manoeuvre pushes, and a push provokes an attack.
 */
export interface JhxProcedures {
  /** A Basic Attack: see `attackProcedure`. */
  readonly attack: Procedure<Jhx, Attack>;
  /** The death of a model: see `deathProcedure`. */
  readonly death: Procedure<Jhx, Death>;
  /** An Advance, by an action or an effect: see `advanceProcedure`. */
  readonly advance: Procedure<Jhx, Advance>;
  /** A Charge: see `chargeProcedure`. */
  readonly charge: Procedure<Jhx, Charging>;
  /** An Effigy Recall: see `recallProcedure`. */
  readonly recall: Procedure<Jhx, Recall>;
  /** An attempt at a Soul Harvest: see `harvestProcedure`. */
  readonly soulHarvest: Procedure<Jhx, Harvest>;
  /** The Communion Phase: see `communionProcedure`. */
  readonly communion: Procedure<Jhx, Communing>;
  /** The Fate of both players in the Communion Phase: see `fateProcedure`. */
  readonly fate: Procedure<Jhx, FateIncome>;
  /** The activation of a Monster in the Communion Phase: see `huntProcedure`. */
  readonly hunt: Procedure<Jhx, Hunt>;
}

/** An edition of Judgement: its numbers and its procedures. `hexEdition` is the one of the book. */
export type JhxEdition = Edition<Jhx, JhxNumbers, JhxProcedures>;
