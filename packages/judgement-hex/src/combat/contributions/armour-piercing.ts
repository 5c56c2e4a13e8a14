import { everyCommon, hasCommon } from '../../hero-cards/reading/common.js';
import type { AttackFacts } from '../../vocabulary/attack.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The amount by which an attack lowers the target's RES: the sum of the Armour Piercing of its weapon and of the
 * attacker, and of Sunder Armour on the target (JHX-ABILITY-001, JHX-ABILITY-083).
 */
export const piercingOf = (table: Table, { attacker: by, target: at, weapon }: AttackFacts): number => {
  const { models } = table.state;
  const attacker = models.find(({ id }) => id === by);
  const target = models.find(({ id }) => id === at);
  let points = 0;
  for (const ability of weapon.common ?? []) if (ability.id === 'armour-piercing') points += ability.amount;
  for (const { amount } of attacker ? everyCommon(table, attacker, 'armour-piercing') : []) points += amount;
  return target && hasCommon(table, target, 'sunder-armour')
    ? points + table.numbers.attackDamage.sunderArmour.value
    : points;
};
