import { itemOf, spellOf } from '../match/lookups.js';
import type { ActionChoice, CardId, Means, Model, Table } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';
import type { PlainTraitId } from '../vocabulary/words.js';
import { isTwoHanded, isWeapon } from './default-equipment.js';

/** True for a Spell with a plain trait, such as Focus. */
const spellHas = ({ weapon }: Pick<Spell, 'weapon'>, trait: PlainTraitId): boolean =>
  weapon.traits.some(({ id }) => id === trait);

/**
 * True for a Spell that may be cast by Attack: a Sorcery that harms, and Healing and Enchantments aimed at enemies
 * (ELD-SPELL-004). Conjurations and Transmutations are never cast by Attack.
 */
export const isForAttack = (spell: Spell): boolean => {
  if (spell.type === 'sorcery') return spell.changes === undefined;
  return (spell.type === 'healing' || spell.type === 'enchantment') && !spellHas(spell, 'focus');
};

/** True for a Spell that may be cast by Assist, on allies or the caster itself (ELD-SPELL-004): no area, and something that helps. */
export const isForAssist = (spell: Spell): boolean => {
  if (spell.weapon.reach.template || spell.type === 'conjuration') return false;
  return spell.type !== 'sorcery' || spell.changes !== undefined;
};

/** True for a Spell that is cast on the caster only: one without a target, and a Transmutation (ELD-TRAIT-031, ELD-SPELL-015). */
export const isForSelf = (spell: Spell): boolean => spell.type === 'transmutation' || spellHas(spell, 'focus');

const spellIn = (means: Means): readonly CardId[] => ('spell' in means ? [means.spell] : []);

/** The Spells that an action casts: one, or those of a Ritual (ELD-SPELL-002). */
export const spellsIn = (action: ActionChoice): readonly CardId[] => {
  if (action.do === 'ritual') return action.spells;
  return action.do === 'attack' || action.do === 'assist' ? spellIn(action.means) : [];
};

/** The hands that an Item fills: only Weapons and Shields do, and no part of a body (ELD-SPELL-003). */
const handsFor = (table: Table, id: CardId): number => {
  const item = itemOf(table, id);
  if (item.category === 'shield') return 1;
  if (!isWeapon(item)) return 0;
  return isTwoHanded(item) ? 2 : 1;
};

/** True for a model whose hands are both full: with a Shield and a weapon, two weapons, or a Two-Handed weapon (ELD-SPELL-003). */
export const hasFullHands = (table: Table, { equipped }: Pick<Model, 'equipped'>): boolean =>
  equipped.reduce((sum, id) => sum + handsFor(table, id), 0) > 1;

/** The Spell of a card, for a question about what its means may do. */
export const spellNamed = (table: Table, means: Means): Spell | undefined =>
  'spell' in means ? spellOf(table, means.spell) : undefined;
