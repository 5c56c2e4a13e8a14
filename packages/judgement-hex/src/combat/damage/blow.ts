import type { Rule, Turn } from '@rulewright/core';
import { tally } from '@rulewright/core/tally';
import { suffers } from '../../match/lasting.js';
import { effigyOwner } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Attack, AttackFacts } from '../../vocabulary/attack.js';
import type { Blow, Jhx, JhxTally } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { piercingOf } from '../contributions/armour-piercing.js';
import { abilityDamage } from '../contributions/contributions.js';
import { resolveZeroHealth } from '../death/death.js';
import { markDamage } from './marking.js';
import { type DamageStage, damageStages, resist, resistanceOf } from './resistance.js';

/** The column of a blow in a weapon's damage grid (JHX-ATTR-009). */
const column = { glancing: 0, solid: 1, critical: 2 } as const;

/**
 * The damage of an attack's blow with its reasons: the weapon's value, plus bonuses, minus reductions such as freeze
 * (JHX-COND-021), not below 0, minus RES, not below 0 (JHX-DAMAGE-002 to JHX-DAMAGE-004). Against an Effigy nothing adds to
 * the printed grid, while reductions count (JHX-EFFIGY-014). 0 without a Hit.
 *
 * @param ward the RES that a guardian's Ward gives the target instead of its own (JHX-ABILITY-091)
 */
export const blowTally = (table: Table, attack: AttackFacts, blow: Blow, ward: number | null = null): JhxTally => {
  const { attacker, target, weapon } = attack;
  const damage = tally<RuleId, DamageStage>('damage', damageStages);
  if (blow === null) return damage.base('amount', 0, 'JHX-DAMAGE-001', weapon.name).tally();
  damage.base('amount', weapon.damage[column[blow]], 'JHX-DAMAGE-001', `${weapon.name}, ${blow}`);
  const effigy = effigyOwner(table.state, target) !== undefined;
  for (const { by, rule, source, rejected } of abilityDamage(table, attack)) {
    const stage = by > 0 ? 'bonus' : 'reduction';
    if (rejected !== undefined) damage.reject(stage, by, rule, rejected, source);
    else if (by > 0 && effigy) damage.reject(stage, by, 'JHX-EFFIGY-012', 'effigy', source);
    else damage.add(stage, by, rule, source);
  }
  const { freezeDamage } = table.numbers.conditions;
  if (suffers(table.state, attacker, 'freeze')) {
    damage.add('reduction', -freezeDamage.value, freezeDamage.rule, 'freeze');
  }
  damage.atLeast('reduction', 0, 'JHX-DAMAGE-004');
  const resistance = ward ?? resistanceOf(table, target, attack);
  resist(damage, table, target, resistance, piercingOf(table, attack), 'JHX-DAMAGE-002');
  return damage.tally();
};

/**
 * Step 5 of an attack: the damage of a blow that hit is marked on the model it meets (JHX-INTERRUPT-011) and counted as
 * dealt (JHX-DAMAGE-007, JHX-DAMAGE-008), and a model at 0 passes the two stages of death (JHX-DEATH-001). A captured Effigy
 * ends the match. Nothing without a Hit.
 */
export function* blowDamage(turn: Turn<Jhx>, attack: Attack): Rule {
  if (attack.blow === null) return;
  const { attacker, target } = attack;
  const tally = blowTally(tableOf(turn), attack, attack.blow, attack.resistance);
  attack.dealt += yield* markDamage(turn, { target, tally, cause: 'attack', by: attacker, rule: 'JHX-DAMAGE-001' });
  yield* resolveZeroHealth(turn, target, attacker, 'attack');
}
