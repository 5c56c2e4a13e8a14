import type { Protection } from '../rolls/against.js';
import type { Contributions, Modifier } from '../rolls/contributions.js';
import type { Sides } from '../rolls/standing.js';
import type { CommonPassive } from '../vocabulary/effect.js';
import type { RollKind } from '../vocabulary/roll.js';
import type { AttackType, ByColour, ConditionId } from '../vocabulary/words.js';

/** One side of an attack, as far as its odds depend on it. */
interface OddsSide {
  /** The reserve of the player. */
  readonly reserve?: ByColour;
  readonly conditions?: readonly ConditionId[];
  readonly passives?: readonly CommonPassive[];
  /** The diameter of the base in millimetres. */
  readonly base?: number;
}

/** An attack of one model at another, without the table around them. */
export interface OddsAttack {
  readonly type: AttackType;
  readonly attacker: OddsSide & {
    /** The hit value of the type (SFI-HIT-001). */
    readonly hit: ByColour;
    /** The damage dice of the weapon profile (SFI-DAMAGE-001). */
    readonly damage: ByColour;
  };
  readonly target: OddsSide & {
    readonly DEF: Protection;
    readonly ARM: Protection;
    /** Hit points that are left. */
    readonly health: number;
    /** Effects that change the damage that the target suffers (SFI-DAMAGE-005). */
    readonly changes?: readonly Modifier[];
    readonly terrain?: Sides['terrain'];
  };
  /** Contributions of abilities and of the table, such as the penalty for a target in melee. */
  readonly also?: { readonly [K in RollKind]?: Partial<Contributions> };
}
