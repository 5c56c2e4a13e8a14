import { itemOf, spellOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { Effect } from '../vocabulary/effect.js';
import type { AttackFacts, Table, Weapon } from '../vocabulary/index.js';

/** The effects on everything that a means hits: those of the attack, and those of the Spell itself. */
export const effectsOfHit = (table: Table, { item, spell }: Pick<Weapon, 'item' | 'spell'>): readonly Effect[] => {
  if (item !== null) return itemOf(table, item).weapon?.onHit ?? [];
  if (spell === null) return [];
  const { onHit = [], weapon } = spellOf(table, spell);
  return [...(weapon.onHit ?? []), ...onHit];
};

/** The effects on everything that an attack hits: of the mode that was declared, where its Spell has several (ELD-SPELLCRAFT-028). */
export const effectsOfAttack = (
  table: Table,
  { weapon, declared }: Pick<AttackFacts, 'weapon' | 'declared'>,
): readonly Effect[] => {
  const modes = weapon.spell === null ? undefined : spellOf(table, weapon.spell).modes;
  return [...effectsOfHit(table, weapon), ...(modes?.find(({ name }) => name === declared.mode)?.onHit ?? [])];
};

/** The rule by which the effects of a means happen: each type of Spells has its own. */
export const ruleOfEffects = ({ type }: Pick<Weapon, 'type'>): RuleId => {
  if (type === 'sorcery') return 'ELD-SPELL-006';
  if (type === 'healing') return 'ELD-SPELL-007';
  if (type === 'enchantment') return 'ELD-SPELL-009';
  return type === 'transmutation' ? 'ELD-SPELL-014' : 'ELD-DAMAGE-007';
};
