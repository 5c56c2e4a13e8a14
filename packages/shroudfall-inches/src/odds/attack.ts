import type { Contributions } from '../rolls/contributions.js';
import type { CommonPassive } from '../vocabulary/effect.js';
import type { Change } from '../vocabulary/index.js';
import type { TerrainPiece } from '../vocabulary/pack.js';
import type { RollKind } from '../vocabulary/roll.js';
import type { AttackShape, AttackType, ByColour, ConditionId } from '../vocabulary/words.js';

/** One side of an attack, as far as its odds depend on it. */
interface OddsSide {
  /** The name of the card, by which the reasons of numbers name it. */
  readonly name?: string;
  /** The reserve of the player. */
  readonly reserve?: ByColour;
  readonly conditions?: readonly ConditionId[];
  readonly passives?: readonly CommonPassive[];
  /** Effects of abilities on the unit: each has a name of its own. */
  readonly effects?: readonly Change[];
  /** The diameter of the base in millimetres; by default 30. */
  readonly base?: number;
}

/** An attack of one model at another, with nothing else on the table but terrain of the target. */
export interface OddsAttack {
  readonly type: AttackType;
  /** By default at a single target. */
  readonly shape?: AttackShape;
  readonly attacker: OddsSide & {
    /** The hit value of the type (SFI-HIT-001). */
    readonly hit: ByColour;
    /** The damage dice of the weapon profile (SFI-DAMAGE-001). */
    readonly damage: ByColour;
  };
  readonly target: OddsSide & {
    readonly DEF: number;
    readonly ARM: number;
    /** Hit points that are left. */
    readonly health: number;
    /** Pieces of terrain that the target benefits from: it is within area terrain, or behind linear terrain. */
    readonly terrain?: readonly Pick<TerrainPiece, 'type' | 'def' | 'arm' | 'keywords'>[];
  };
  /** Other contributions, such as the penalty for a target in melee with a third model. */
  readonly also?: { readonly [K in RollKind]?: Partial<Contributions> };
}
