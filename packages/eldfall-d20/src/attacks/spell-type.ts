import { modelOf, spellOf } from '../match/lookups.js';
import { enchantmentsOn } from '../profiles/changes.js';
import type { AttackFacts, Table } from '../vocabulary/index.js';

/** True for the Hits of a Trample, unless the option counts them as those of a Melee Attack, with all its Types (ELD-SCHEME-034). */
export const hasNoType = ({ options }: Pick<Table, 'options'>, { by }: Pick<AttackFacts, 'by'>): boolean =>
  by === 'trample' && !options.trampleIsMelee;

/**
 * True for an attack of the Spell type (ELD-SPELL-005, ELD-SPELL-021): with a Spell, or by a model under an Enchantment
 * whose Power is the star (ELD-SPELL-011). Power and attribute stay those of the weapon.
 */
export const countsAsSpell = (table: Table, { weapon, attacker }: AttackFacts): boolean =>
  weapon.type !== null ||
  enchantmentsOn(table, modelOf(table.state, attacker)).some(id => spellOf(table, id).weapon.power === 'star');
