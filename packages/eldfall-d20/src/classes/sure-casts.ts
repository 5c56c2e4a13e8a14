import { isAlly, isStanding, modelOf } from '../match/lookups.js';
import { hasClass } from '../profiles/abilities.js';
import type { Sources } from '../vocabulary/index.js';

/** An Enchanter casts Enchantments on allied models (itself included) without a roll (ELD-DEF-013). */
export const enchanter: Partial<Sources> = {
  sureCasts: [
    (table, caster, weapon, target) => {
      const is = weapon.type === 'enchantment' && hasClass(table, caster, 'enchanter');
      return is && isAlly(table.state, caster, modelOf(table.state, target))
        ? { rule: 'ELD-CLASS-012', source: 'enchanter' }
        : undefined;
    },
  ],
};

/** A Vitalist casts Healing Spells without a roll on allied models that are neither Incapacitated nor Dead. */
export const vitalist: Partial<Sources> = {
  sureCasts: [
    (table, caster, weapon, target) => {
      const healed = modelOf(table.state, target);
      const is = weapon.type === 'healing' && hasClass(table, caster, 'vitalist');
      return is && isAlly(table.state, caster, healed) && isStanding(healed)
        ? { rule: 'ELD-CLASS-024', source: 'vitalist' }
        : undefined;
    },
  ],
};
