import type { Contribution } from './contribution.js';
import type { AttackKind, Blow, JhxTally, ModelId } from './index.js';
import type { Weapon } from './pack.js';
import type { Footing } from './place.js';
import type { AttackType, JudgementFace } from './words.js';

/**
 * The facts of an attack on which its dice pool, its damage and its odds depend. They are known before any die is
 * rolled.
 */
export interface AttackFacts {
  readonly attacker: ModelId;
  /** The attacked model; an Effigy by `effigyId`. */
  readonly target: ModelId;
  readonly weapon: Weapon;
  readonly type: AttackType;
  readonly kind: AttackKind;
  /** AP paid for the attack itself, without the 1 AP of a Charge (JHX-ABILITY-026). */
  readonly ap: number;
  /** Dice that the cause of the attack adds or takes, e.g. an ability's. */
  readonly extraDice: number;
  /** True if the charged Hero stands its ground (JHX-CHARGE-019). */
  readonly stoodGround: boolean;
  /** True if a Dual Wield attack follows the attack of a Charge (JHX-ABILITY-039). */
  readonly ofCharge?: boolean;
  /** The modifiers after all others in the order that a player chose; absent where nobody has chosen one. */
  readonly afterAll?: readonly Contribution[];
}

/** The progress of an attack. It lives as long as the procedure of the attack, and is never stored. */
interface AttackProgress {
  pool: JhxTally | null;
  dice: JudgementFace[];
  /** Places of dice that were rolled again, by either player (JHX-REROLL-004). */
  rerolled: number[];
  blow: Blow;
  /** Manoeuvre symbols on the chosen dice. */
  symbols: number;
  /** True once step 5 has begun: from here on the attack goes on without its target (JHX-DEATH-009). */
  struck: boolean;
  /** The hexes of the target at the moment of the blow, also if the target is gone by now (JHX-ABILITY-054). */
  struckAt: Footing;
  /** True if the attack is ignored, with its damage and manoeuvres (JHX-ABILITY-013). */
  cancelled: boolean;
  /** Damage that the attack has dealt to its target, base and temporary (JHX-DAMAGE-007). */
  dealt: number;
  /** The RES that a Ward's guardian gives the target for this attack (JHX-ABILITY-091). */
  resistance: number | null;
}

/** An attack while it is carried out (JHX-ATTACK-003): its facts and its progress. */
export interface Attack extends AttackFacts, AttackProgress {
  /** The model against which the attack was declared. */
  readonly declared: ModelId;
  /** The model that the attack meets now: a redirect changes it (JHX-INTERRUPT-010). */
  target: ModelId;
  afterAll?: readonly Contribution[];
}
