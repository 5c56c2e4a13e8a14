import type { Procedure } from '@rulewright/core';
import type { Edition } from '@rulewright/core/editions';
import type { SfiNumbers } from '../rulebook/numbers.js';
import type { Attack, AttackingUnit, HitTargets } from './attack.js';
import type { Sfi } from './index.js';
import type { UnitId } from './state.js';

/** A step of the start or of the end of a round; the steps find their facts in the state. */
export type RoundStep = Record<never, never>;

/** A unit that does something as a whole: it takes an action, or ends its activation. */
export interface Acting {
  readonly unit: UnitId;
}

/** The end of an activation while it goes on. */
export interface EndingActivation extends Acting {
  /** False for a unit that was destroyed before its activation ended (SFI-ACTIVATE-013). */
  readonly wasThere: boolean;
  /** True for a unit that suffered Void when its activation ended, also if the end steps destroy it (SFI-CONDITION-015). */
  readonly wasVoid: boolean;
}

/** Set-up while one of its steps goes on. A step that is not over yet goes on in the next beat. */
export interface SettingUp {
  goesOn: boolean;
}

/** The procedures of the book that an edition can change step by step. */
export interface SfiProcedures {
  /** Everything before the first round: see `setUpProcedure`. */
  readonly setUp: Procedure<Sfi, SettingUp>;
  /** The start of a round: see `roundStartProcedure`. */
  readonly roundStart: Procedure<Sfi, RoundStep>;
  /** The end of a round: see `roundEndProcedure`. */
  readonly roundEnd: Procedure<Sfi, RoundStep>;
  /** The end of an activation: see `activationEndProcedure`. */
  readonly activationEnd: Procedure<Sfi, EndingActivation>;
  /** A disengage action: see `disengageProcedure`. */
  readonly disengage: Procedure<Sfi, Acting>;
  /** A shake action: see `shakeProcedure`. */
  readonly shake: Procedure<Sfi, Acting>;
  /** One attack of an attack action, steps 2, 3 and 23 of the attack chart: see `attackActionProcedure`. */
  readonly attackAction: Procedure<Sfi, AttackingUnit>;
  /** An attack, steps 4 to 22 of the attack chart: see `attackProcedure`. */
  readonly attack: Procedure<Sfi, Attack>;
  /** The moments after a hit, steps 13 to 15 of the attack chart: see `attackHitProcedure`. */
  readonly attackHit: Procedure<Sfi, HitTargets>;
}

/** An edition of Shroudfall: its numbers and its procedures. `bookEdition` is the one of the beta rulebook 1.4. */
export type SfiEdition = Edition<Sfi, SfiNumbers, SfiProcedures>;
