import { hasKeyword } from '../match/lookups.js';
import type { ActiveAbility } from '../vocabulary/ability.js';
import type { Unit } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { unitKeywords } from '../vocabulary/words.js';

/**
 * The active ability that every weaver has: one of its models makes one attack with one of its weapon profiles (SFI-ABILITY-ACTIVE-012), at
 * the price of an option (SFI-ABILITY-ACTIVE-013). The attack is no action, has the type of its profile, and keeps every
 * restriction of that type (SFI-ABILITY-ACTIVE-014).
 */
export const essenceAttackOf = (table: Table, unit: Unit): readonly ActiveAbility[] =>
  hasKeyword(table, unit, unitKeywords.weaver)
    ? [
        {
          id: 'essence-attack',
          name: 'Essence Attack',
          kind: 'active',
          cost: { essence: table.options['essence.attackCost'] },
          effects: [{ op: 'attack' }],
        },
      ]
    : [];
