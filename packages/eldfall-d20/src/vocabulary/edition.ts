import type { Procedure } from '@rulewright/core';
import type { Edition } from '@rulewright/core/editions';
import type { EldNumbers } from '../rulebook/numbers.js';
import type { Eld } from './index.js';
import type { Resolution } from './resolution.js';

/** Set-up, or a phase of a turn, while one of its steps goes on. A step that is not over yet goes on in the next beat. */
export interface Going {
  goesOn: boolean;
}

/** The procedures of the book that an edition can change step by step. */
export interface EldProcedures {
  /** The procedure before the first round: see `setUpProcedure`. */
  readonly setUp: Procedure<Eld, Going>;
  /** The phases of a player's turn: see `turnProcedures`. */
  readonly strategic: Procedure<Eld, Going>;
  readonly upkeep: Procedure<Eld, Going>;
  readonly tactical: Procedure<Eld, Going>;
  readonly end: Procedure<Eld, Going>;
  /** The five steps of an activation sequence; each is a beat of its own: see `sequenceProcedure`. */
  readonly sequence: Procedure<Eld, Going>;
  /** The stages of the Resolution step: see `resolutionProcedure`. */
  readonly resolution: Procedure<Eld, Resolution>;
}

/** An edition of Eldfall Chronicles: its numbers and its procedures. `bookEdition` is the first edition. */
export type EldEdition = Edition<Eld, EldNumbers, EldProcedures>;
