import { itemOf, profileOf, spellOf } from '../match/lookups.js';
import { spellcraftsOf, traitsOf } from '../profiles/abilities.js';
import { isForAttack } from '../profiles/spells.js';
import type { Means, Model, OfferedMeans, Table } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';
import type { AttackKind } from '../vocabulary/words.js';
import { hasShield } from './shield.js';
import { offeredByAbilities, weaponOf } from './weapon.js';

const offer = (table: Table, model: Model, means: Means, kinds: readonly AttackKind[]): OfferedMeans => ({
  means,
  weapon: weaponOf(table, model, means),
  kinds,
});

const isThrown = ({ traits, weapon }: Item): boolean =>
  [...traits, ...(weapon?.traits ?? [])].some(({ id }) => id === 'throwing');

/** True for an Item that only helps: it has no Power, and its effects are those of an Assist (ELD-ACTION-006, ELD-QUEST-062). */
const onlyHelps = ({ weapon, effects = [] }: Item): boolean => weapon?.power === null && effects.length > 0;

/**
 * The weapons that are equipped, to strike or to throw, and Consumables that attack, which need no hand (ELD-ITEM-006,
 * ELD-ITEM-013, ELD-TRAIT-064).
 */
const items = (table: Table, model: Model): readonly OfferedMeans[] =>
  // An Upgrade may add an Item that the profile has already: it is offered once.
  [...new Set(model.inventory.filter(({ quantity }) => quantity > 0).map(({ item }) => item))].flatMap(id => {
    const item = itemOf(table, id);
    const ready = item.category === 'consumable' || model.equipped.includes(id);
    if (!item.weapon || item.category === 'shield' || !ready || onlyHelps(item)) return [];
    const held = item.weapon.kinds.length > 0 ? [offer(table, model, { item: id }, item.weapon.kinds)] : [];
    return isThrown(item) ? [...held, offer(table, model, { thrown: id }, ['ranged'])] : held;
  });

/** The bare hands of everybody, and a Shield that is equipped (ELD-MELEE-004, ELD-MELEE-005). */
const natural = (table: Table, model: Model): readonly OfferedMeans[] => {
  const hands = (['T', 'AG'] as const).map(attribute =>
    offer(table, model, { natural: 'unarmed', attribute }, ['melee']),
  );
  return hasShield(table, model) ? [...hands, offer(table, model, { natural: 'shield-bash' }, ['melee'])] : hands;
};

/**
 * The Spells that a model knows: of its charts up to its level, and those of no chart that its profile names
 * (ELD-PROFILE-027, ELD-SPELLCRAFT-056). It needs an Affinity to the Element of each (ELD-TRAIT-005).
 */
export const spellsOf = (table: Table, model: Model): readonly string[] => {
  const { spells } = profileOf(table, model);
  const affinities = traitsOf(table, model).flatMap(one => (one.id === 'affinity' ? [one.element] : []));
  const charted = spellcraftsOf(table, model).flatMap(({ craft, level }) =>
    (table.pack.spellcrafts[craft]?.spells ?? []).filter(one => one.level <= level).map(({ spell }) => spell),
  );
  return [...new Set([...charted, ...spells])].filter(id => affinities.includes(spellOf(table, id).element));
};

/** The Spells with which a model may attack, as each of the kinds that a Spell has (ELD-SPELL-020). */
const spells = (table: Table, model: Model): readonly OfferedMeans[] =>
  spellsOf(table, model).flatMap(id => {
    const spell = spellOf(table, id);
    const { kinds } = spell.weapon;
    return kinds.length > 0 && isForAttack(spell) ? [offer(table, model, { spell: id }, kinds)] : [];
  });

/**
 * Everything with which a model may attack as far as its Items, Spells and abilities go (ELD-ACTION-028); the rules
 * that forbid a declaration judge each of them afterwards.
 */
export const meansOf = (table: Table, model: Model): readonly OfferedMeans[] => [
  ...items(table, model),
  ...natural(table, model),
  ...spells(table, model),
  ...offeredByAbilities(table, model),
];
