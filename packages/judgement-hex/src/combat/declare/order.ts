import type { AttackKind, ModelId } from '../../vocabulary/index.js';

/** An attack to be made. */
export interface AttackOrder {
  readonly attacker: ModelId;
  readonly target: ModelId;
  /** The id of the weapon. */
  readonly weapon: string;
  readonly kind: AttackKind;
  /** AP that it cost, without the 1 AP of a Charge: what Leech counts (JHX-ABILITY-026), and Push (JHX-MAN-016). */
  readonly ap: number;
  /** Dice more or fewer by its cause. */
  readonly dice?: number;
  /** The Dual Wield attack follows the attack of a Charge (JHX-ABILITY-039). */
  readonly ofCharge?: boolean;
  /** The charged Hero stands its ground (JHX-CHARGE-019). */
  readonly stoodGround?: boolean;
}
