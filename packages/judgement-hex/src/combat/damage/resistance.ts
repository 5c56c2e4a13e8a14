import type { TallyBuilder } from '@rulewright/core/tally';
import { attributeValue, plus } from '../../hero-cards/attributes/attribute.js';
import { effigyAttribute } from '../../hero-cards/attributes/effigy.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { effigyOwner, modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { AttackFacts } from '../../vocabulary/attack.js';
import type { Contribution } from '../../vocabulary/contribution.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { changesOf } from '../contributions/changes.js';

/** The stages of damage: the amount of the weapon or effect, bonuses, reductions, and RES (JHX-DAMAGE-004). */
export type DamageStage = 'amount' | 'bonus' | 'reduction' | 'resistance';
/** The stages of damage in their order. */
export const damageStages: readonly DamageStage[] = ['amount', 'bonus', 'reduction', 'resistance'];

/**
 * The RES that a target has against an attack, or against damage of anything else: 0 where it has none (JHX-ATTR-008).
 */
export const resistanceOf = (table: Table, id: ModelId, attack?: AttackFacts): number => {
  if (effigyOwner(table.state, id) !== undefined) return effigyAttribute(table, id, 'RES');
  const target = modelOf(table.state, id);
  const more: Contribution[] = attack ? [...changesOf(table, attack, target, attack.attacker, 'RES')] : [];
  if (attack?.type === 'MAG' && hasCommon(table, target, 'psionics')) {
    more.push(plus(table.numbers.attackDamage.psionicRES, 'psionics'));
  }
  return attributeValue(table, target, 'RES', more) ?? 0;
};

/**
 * Takes RES from damage (JHX-DAMAGE-002, JHX-DAMAGE-005), which never falls below 0. Armour Piercing takes from RES
 * down to 0 (JHX-ATTR-008), but not from an Effigy's.
 */
export const resist = (
  damage: TallyBuilder<RuleId, DamageStage>,
  { state }: Pick<Table, 'state'>,
  target: ModelId,
  resistance: number,
  piercing: number,
  rule: RuleId,
): void => {
  if (resistance > 0) damage.add('resistance', -resistance, rule, 'RES');
  const pierced = Math.min(piercing, resistance);
  if (pierced > 0) {
    if (effigyOwner(state, target) === undefined) {
      damage.add('resistance', pierced, 'JHX-ABILITY-001', 'armour-piercing');
    } else {
      damage.reject('resistance', pierced, 'JHX-EFFIGY-003', 'RES of an Effigy', 'armour-piercing');
    }
  }
  damage.atLeast('resistance', 0, 'JHX-DAMAGE-003');
};
