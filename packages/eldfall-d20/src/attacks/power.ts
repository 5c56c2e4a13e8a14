import { modelOf } from '../match/lookups.js';
import { modified } from '../profiles/modified.js';
import type { EldTally, Hit, Table } from '../vocabulary/index.js';
import { formulaValue } from './formula.js';

/** True for a Hit that does damage: its means has a Power. */
export const hasPower = ({ attack: { weapon } }: Pick<Hit, 'attack'>): boolean =>
  weapon.power !== null && weapon.power !== 'star';

/**
 * The Power of a Hit: from the attacker's attribute of this moment, amounts before halving, rounded up (ELD-MOD-013), and never below 0
 * (ELD-MOD-012).
 */
export const powerOf = (table: Table, hit: Hit): EldTally => {
  const { attacker, weapon } = hit.attack;
  const { power, name } = weapon;
  const value = power === null || power === 'star' ? 0 : formulaValue(table, modelOf(table.state, attacker), power);
  return modified(
    'Power',
    { value, rule: 'ELD-MOD-011', source: name },
    table.sources.power.flatMap(source => source(table, hit)),
    { least: table.numbers.modifiers.leastPower, stackHalving: table.options.stackHalving },
  );
};
