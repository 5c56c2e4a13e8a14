import type { Cell } from '@rulewright/core/hex';
import type { AttackKind, Blow, JhxTally, ModelId } from './index.js';
import type { Weapon } from './pack.js';
import type { AttackType, JudgementFace } from './words.js';

/** The facts of an attack: all that its dice pool, its damage and its odds depend on. They stand before any die is rolled. */
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
  /** The charged Hero stands its ground (JHX-CHARGE-019). */
  readonly stoodGround: boolean;
}

/** How far an attack has come. Lives as long as its procedure; never stored. */
interface AttackProgress {
  pool: JhxTally | null;
  dice: JudgementFace[];
  /** Places of dice that were rolled again, by whomever (JHX-REROLL-004). */
  rerolled: number[];
  blow: Blow;
  /** Manoeuvre symbols on the chosen dice. */
  symbols: number;
  /** Step 5 has begun: from here on the attack goes on without its target (JHX-DEATH-009). */
  struck: boolean;
  /** The hexes of its target when the blow fell, whatever became of it (JHX-ABILITY-054). */
  struckAt: readonly Cell[];
  /** The attack is ignored: neither damage nor manoeuvres (JHX-ABILITY-013). */
  cancelled: boolean;
  /** Damage it has dealt to its target, base and temporary (JHX-DAMAGE-007). */
  dealt: number;
  /** The RES that a Ward's guardian gives the target for this attack (JHX-ABILITY-091). */
  resistance: number | null;
}

/** An attack while it is carried out (JHX-ATTACK-003): its facts and its progress. */
export interface Attack extends AttackFacts, AttackProgress {
  /** The model it was declared against. */
  readonly declared: ModelId;
  /** The model it meets now: a redirect changes it (JHX-INTERRUPT-010). */
  target: ModelId;
}
