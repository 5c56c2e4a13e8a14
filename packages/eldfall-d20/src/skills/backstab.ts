import { standingOf } from '../battlefield/hitbox.js';
import { seesFrom } from '../battlefield/sight.js';
import { modelNamed, modelOf } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import { amount } from '../rolls/amount.js';
import type { AttackFacts, Sources, Table } from '../vocabulary/index.js';

/**
 * True for an Attack with Backstab on a target that does not see the attacker at the moment of the Attack (ELD-SKILL-003); a Shrouded attacker in
 * its arc counts as seen.
 */
const isBackstab = (table: Table, attack: AttackFacts, target: string): boolean => {
  if (attack.by !== null || !attack.declared.skills.includes('backstab')) return false;
  if (skillLevel(table, modelOf(table.state, attack.attacker), 'backstab') === 0) return false;
  const victim = modelNamed(table.state, target);
  if (!victim) return false;
  const standing = attack.activated.model === target ? attack.activated : standingOf(victim);
  return !seesFrom(table, standing, attack.attacker, attack.from);
};

/** Backstab: a strike at a target that does not see the attacker hits by itself (ELD-SKILL-001), and all Hits have more Power (ELD-SKILL-002). */
export const backstab: Partial<Sources> = {
  automaticHits: [
    (table, attack, target) => {
      const { value, rule } = table.numbers.skills.backstabHits;
      return isBackstab(table, attack, target) ? [{ rule, source: 'backstab', hits: value }] : [];
    },
  ],
  power: [
    (table, { attack, on }) =>
      isBackstab(table, attack, on) ? [amount(table.numbers.skills.backstabPower, 'backstab')] : [],
  ],
};
