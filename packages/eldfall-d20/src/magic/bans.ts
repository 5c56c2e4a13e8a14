import type { Refusal } from '@rulewright/core';
import { typeOf } from '../attacks/weapon.js';
import { spellOf } from '../match/lookups.js';
import { hasFullHands, spellsIn } from '../profiles/spells.js';
import type { Sources } from '../vocabulary/index.js';

/** A model with both hands full casts nothing. */
export const needsHand: Sources['bans'][number] = (table, model, declaring): Refusal | undefined =>
  declaring.what === 'action' && spellsIn(declaring.action).length > 0 && hasFullHands(table, model)
    ? { code: 'hands-full', rule: 'ELD-SPELL-003', path: 'means' }
    : undefined;

/** Healing and Enchantments can be cast only in the Active role; a Sorcery in both (ELD-SPELL-006). */
export const castInActiveRole: Sources['bans'][number] = (table, _, declaring): Refusal | undefined => {
  if (declaring.what !== 'action' || declaring.role === 'active') return undefined;
  const types = spellsIn(declaring.action).map(id => typeOf(table, spellOf(table, id)));
  if (types.includes('healing')) return { code: 'active-only', rule: 'ELD-SPELL-007', path: 'means' };
  return types.includes('enchantment') ? { code: 'active-only', rule: 'ELD-SPELL-008', path: 'means' } : undefined;
};
