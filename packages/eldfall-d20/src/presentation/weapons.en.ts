import type { CardFact } from '@rulewright/core';
import { list, signed } from '@rulewright/core/words';
import { awarenessOf } from '../battlefield/awareness.js';
import { profileOf } from '../match/lookups.js';
import type { Model, Table } from '../vocabulary/index.js';
import type { Formula, Reach, Weapon } from '../vocabulary/pack.js';
import { templateName } from './actions.en.js';
import type { Names } from './names.js';
import { traitInWords } from './traits.en.js';

/** An amount that an attribute may give: `2`, `STA`, `STA +1`. */
const formulaInWords = (formula: Formula): string =>
  typeof formula === 'number'
    ? `${formula}`
    : [formula.attribute, ...(formula.plus ? [signed(formula.plus)] : [])].join(' ');

/** The Reach of a weapon: `Reach 1"`, `Reach 8" (+2), 16"`, `Reach 8", the small circle` (ELD-RANGED-003, ELD-SPELL-017). */
const reachInWords = ({ distance, template }: Reach): readonly string[] => {
  const intervals = (all: Extract<Reach['distance'], readonly unknown[]>): string =>
    all.map(({ to, modifier }) => `${to}"${modifier === 0 ? '' : ` (${signed(modifier)})`}`).join(', ');
  const far = (): readonly string[] => {
    if (distance === undefined) return [];
    if (distance === 'casting-aura') return ['Reach: the Casting Aura'];
    return [`Reach ${Array.isArray(distance) ? intervals(distance) : `${formulaInWords(distance as Formula)}"`}`];
  };
  return [...far(), ...(template === undefined ? [] : [templateName(template)])];
};

const weaponFact = (label: string, { kinds, strike, reach, power, traits }: Weapon): CardFact => ({
  label,
  text: [
    list(kinds, 'or'),
    `Strike ${formulaInWords(strike)}`,
    ...reachInWords(reach),
    ...(power === null || power === 'star' ? [] : [`Power ${formulaInWords(power)}`]),
    ...traits.map(traitInWords),
  ].join(', '),
});

/** A line for each weapon and Spell that a model has to attack with: its kinds, its Strike, its Reach, and its Power. */
export const weaponFacts = ({ pack, ...table }: Table, model: Model, names: Names): readonly CardFact[] => {
  const items = new Set([...model.equipped, ...model.inventory.flatMap(one => (one.quantity === 0 ? [] : [one.item]))]);
  const spells = profileOf({ pack, ...table }, model).spells;
  return [
    ...[...items].map(id => [id, pack.items[id]?.weapon] as const),
    ...spells.map(id => [id, pack.spells[id]?.weapon] as const),
  ].flatMap(([id, weapon]) => (weapon ? [weaponFact(names.card(id), weapon)] : []));
};

/** The Awareness of a model in a sentence (ELD-AWARE-001). */
export const awarenessFact = (table: Table, model: Model): CardFact => ({
  label: 'Awareness',
  text: `notices what comes within ${awarenessOf(table, model)}" of its base, in front of it and behind it`,
  rule: 'ELD-AWARE-001',
});
