import { mayUseArts } from '../arts/level.js';
import { targetStanding } from '../attacks/facts.js';
import { seesFrom } from '../battlefield/sight.js';
import { modelNamed, modelOf } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import { amount } from '../rolls/amount.js';
import type { Aim, AttackFacts, Sources, Table } from '../vocabulary/index.js';

const BACKSTAB = 'backstab';

/**
 * True for an aim of an Attack with Backstab at a model that does not see the attacker at the moment of the Attack
 * (ELD-SKILL-003); a Shrouded attacker in its arc counts as seen.
 */
const isBackstab = (table: Table, attack: AttackFacts, aim: Aim): boolean => {
  if (!mayUseArts(table, attack) || !attack.declared.skills.includes(BACKSTAB)) return false;
  if (skillLevel(table, modelOf(table.state, attack.attacker), BACKSTAB) === 0) return false;
  if (!('model' in aim) || !modelNamed(table.state, aim.model)) return false;
  return !seesFrom(table, targetStanding(table, attack, aim.model), attack.attacker, attack.from);
};

/**
 * True for the strikes of an Attack that have more Power: those at an unseeing target, or by option all if one target
 * does not see the attacker.
 */
const hasPower = (table: Table, attack: AttackFacts, aim: Aim): boolean =>
  table.options.backstabPower === 'unseenTargets'
    ? isBackstab(table, attack, aim)
    : attack.declared.aims.some(one => isBackstab(table, attack, one));

/**
 * Backstab: one strike of the Attack, the first at a target that does not see the attacker, hits by itself
 * (ELD-SKILL-001), and Hits of the strikes at such a target have more Power (ELD-SKILL-002).
 */
export const backstab: Partial<Sources> = {
  automaticHits: [
    (table, attack, _, aim) => {
      const { value, rule } = table.numbers.skills.backstabHits;
      // Strikes with templates are rolled apart, also those at one target.
      const first = attack.declared.aims.find(one => isBackstab(table, attack, one));
      return aim === first ? [{ rule, source: BACKSTAB, hits: value }] : [];
    },
  ],
  power: [
    (table, { attack, pool }) =>
      pool && hasPower(table, attack, pool.aim) ? [amount(table.numbers.skills.backstabPower, BACKSTAB)] : [],
  ],
};
