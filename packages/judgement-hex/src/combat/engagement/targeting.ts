import type { Battlefield } from '../../vocabulary/battlefield.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { areEnemies, type Piece } from '../../vocabulary/piece.js';
import type { BoardRefusal } from '../../vocabulary/refusal.js';
import { type EngagementContext, engagersOf, meleeReachNow } from './engagement.js';

/** The moment at which a target is chosen, the rulings that hold, and the abilities of the attacker. */
export interface TargetingContext extends EngagementContext {
  /** Has Point Blank: adjacent enemies can be shot at by an engaged model (JHX-ABILITY-042). Default false. */
  readonly pointBlank?: boolean;
  /** The target of a Charge, whom Stealth does not hide (JHX-ABILITY-080). Default false. */
  readonly charge?: boolean;
}

/**
 * The reason on the board why a model cannot be targeted by an attack; undefined if there is none (JHX-DEF-004,
 * JHX-ATTACK-004).
 *
 * - `not-an-enemy`: a friend, a Soul, another Monster;
 * - `out-of-reach`: farther than the weapon reaches, in melee no farther than the attacker engages now (JHX-ATTACK-007,
 *   JHX-ATTACK-010);
 * - `not-in-sight`;
 * - `hidden`: by Stealth (JHX-LOS-018);
 * - `engaged`: an enemy keeps the attacker from ranged and magic attacks, a Monster as well.
 *
 * @param weapon the weapon after all changes to its reach
 */
export const targetRefusal = (
  field: Battlefield,
  attacker: Piece,
  target: Piece,
  weapon: Pick<Weapon, 'type' | 'reach'>,
  context: TargetingContext,
): BoardRefusal | undefined => {
  const detail = { piece: target.id };
  if (!areEnemies(attacker, target)) return { code: 'not-an-enemy', rule: 'JHX-ATTACK-005', detail };
  const melee = weapon.type === 'MEL';
  const reach = melee ? Math.min(weapon.reach, meleeReachNow(field, attacker, context.active)) : weapon.reach;
  if (!field.ground.within(reach, attacker, target)) {
    const hexes = field.ground.far(attacker, target);
    return {
      code: 'out-of-reach',
      rule: melee ? 'JHX-ATTACK-006' : 'JHX-ATTACK-008',
      detail: { piece: target.id, reach, hexes },
    };
  }
  if (!field.sees(attacker, target, context)) return { code: 'not-in-sight', rule: 'JHX-LOS-003', detail };
  if (!context.charge && field.isHiddenFrom(attacker, target)) {
    return { code: 'hidden', rule: 'JHX-ABILITY-080', detail };
  }
  const { pointBlank } = field.ground.numbers.distances;
  if (melee || (context.pointBlank && field.ground.within(pointBlank.value, attacker, target))) return undefined;
  const [engager] = engagersOf(field, attacker, context);
  if (!engager) return undefined;
  const rule = engager.kind === 'monster' ? 'JHX-ATTACK-009' : 'JHX-ATTACK-008';
  return { code: 'engaged', rule, detail: { piece: engager.id } };
};
