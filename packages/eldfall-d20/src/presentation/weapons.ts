import type { CardFact } from '@rulewright/core';
import { awarenessOf } from '../battlefield/awareness.js';
import { profileOf } from '../match/lookups.js';
import type { CardId, Model, Table } from '../vocabulary/index.js';
import type { Weapon } from '../vocabulary/pack.js';
import type { Trait } from '../vocabulary/traits.js';
import type { Names } from './names.js';

/** The weapons and the Spells that a model has to attack with, by the ids of their cards. */
const weaponsOf = ({ pack, ...table }: Table, model: Model): readonly (readonly [CardId, Weapon])[] => {
  const items = new Set([...model.equipped, ...model.inventory.flatMap(one => (one.quantity === 0 ? [] : [one.item]))]);
  const spells = profileOf({ pack, ...table }, model).spells;
  return [
    ...[...items].map(id => [id, pack.items[id]?.weapon] as const),
    ...spells.map(id => [id, pack.spells[id]?.weapon] as const),
  ].flatMap(([id, weapon]) => (weapon ? [[id, weapon] as const] : []));
};

/** A line for each weapon and Spell that a model has to attack with: its kinds, its Strike, its Reach, and its Power. */
export const weaponFacts = (table: Table, model: Model, { card, phrases }: Names): readonly CardFact[] =>
  weaponsOf(table, model).map(([id, weapon]) => ({ label: card(id), text: phrases.weapon(weapon) }));

/** The traits of the weapons and the Spells that a model has to attack with. */
export const weaponTraits = (table: Table, model: Model): readonly Trait[] =>
  weaponsOf(table, model).flatMap(([, { traits }]) => traits);

/** The Awareness of a model in a sentence. */
export const awarenessFact = (table: Table, model: Model, { say }: Names): CardFact => ({
  label: say('awarenessLabel'),
  text: say('awareness', { n: awarenessOf(table, model) }),
  rule: 'ELD-AWARE-001',
});
