import type { CardFact } from '@rulewright/core';
import { awarenessOf } from '../battlefield/awareness.js';
import { profileOf } from '../match/lookups.js';
import type { Model, Table } from '../vocabulary/index.js';
import type { Names } from './names.js';

/** A line for each weapon and Spell that a model has to attack with: its kinds, its Strike, its Reach, and its Power. */
export const weaponFacts = ({ pack, ...table }: Table, model: Model, names: Names): readonly CardFact[] => {
  const items = new Set([...model.equipped, ...model.inventory.flatMap(one => (one.quantity === 0 ? [] : [one.item]))]);
  const spells = profileOf({ pack, ...table }, model).spells;
  return [
    ...[...items].map(id => [id, pack.items[id]?.weapon] as const),
    ...spells.map(id => [id, pack.spells[id]?.weapon] as const),
  ].flatMap(([id, weapon]) => (weapon ? [{ label: names.card(id), text: names.phrases.weapon(weapon) }] : []));
};

/** The Awareness of a model in a sentence (ELD-AWARE-001). */
export const awarenessFact = (table: Table, model: Model, { say }: Names): CardFact => ({
  label: say('awarenessLabel'),
  text: say('awareness', { n: awarenessOf(table, model) }),
  rule: 'ELD-AWARE-001',
});
