import { byId, id, list, maybe, type Read, set, text, whole, word, yes } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { Effect } from '../../vocabulary/effect.js';
import type { Formula, Item, Reach, Spell, Spellcraft, Stratagem, Upgrade, Weapon } from '../../vocabulary/pack.js';
import { plainTraits, spellTypes, templates } from '../../vocabulary/words.js';
import { changes, effects } from './schema-effect.js';
import { characteristic, trait } from './schema-trait.js';
import { attribute, change, classId, element, kind, named, pickedByName, record } from './schema-words.js';

/*
 * The shape of Items, Spells, Upgrades and Stratagems.
 */

const fromAttribute: Read<Exclude<Formula, number>> = v.strictObject({ attribute, plus: maybe(change) });
const traits = list(trait, 0, 20);

/** Either a number, or a formula; a union would hide the field that is wrong. */
const formula = (least: number, most: number): Read<Formula> => {
  const number: Read<Formula> = whole(least, most);
  return v.lazy((given): Read<Formula> => (typeof given === 'object' && given !== null ? fromAttribute : number));
};

const power = formula(0, 100);
const distance = formula(0, 100);
const intervals: Read<Reach['distance'] & object> = list(
  v.strictObject({ to: whole(1, 100), modifier: whole(-20, 20) }),
  1,
  10,
);
const aura: Read<'casting-aura'> = v.literal('casting-aura', 'bad-reach');

const reach: Read<Reach> = record<Reach>(
  v.strictObject({
    distance: maybe(
      v.lazy((given): Read<Exclude<Reach['distance'], undefined>> => {
        if (Array.isArray(given)) return intervals;
        return typeof given === 'string' ? aura : distance;
      }),
    ),
    template: maybe(word(templates, 'unknown-template')),
  }),
);

const star: Read<'star' | null> = v.union([v.literal('star'), v.null()], 'bad-power');

const weapon: Read<Weapon> = v.strictObject({
  power: v.lazy((given): Read<Weapon['power']> => (typeof given === 'string' || given === null ? star : power)),
  reach,
  strike: formula(1, 20),
  kinds: set(kind, 1),
  traits,
  changes: maybe(changes),
  natural: maybe(yes),
  onHit: maybe(effects),
});

const orNone = (number: Read<number>): Read<number | null> => v.nullable(number);
const categories = ['weapon', 'shield', 'accessory', 'consumable', 'quest'] as const;

/** An Item. */
export const item: Read<Item> = v.strictObject({
  ...named,
  category: word(categories, 'unknown-category'),
  weapon: maybe(weapon),
  traits,
  changes,
  effects: maybe(effects),
  quantity: orNone(whole(1, 100)),
  weight: orNone(whole(0, 100)),
  element: maybe(element),
  spell: maybe(yes),
});

const endsSpells = (given: readonly Effect[]): boolean =>
  given.some(
    one =>
      one.op === 'remove-spells' ||
      one.op === 'remove-enchantments' ||
      (one.op === 'choose' && one.options.some(option => endsSpells(option.effects))),
  );

/** Effects at the end of an Enchantment: one that ends others, and a cast that brings them back, could go on for ever. */
const effectsOfEnd: Read<Effect[]> = v.pipe(
  effects,
  v.check(given => !endsSpells(given), 'endless'),
);

const millimetres = whole(1, 500);

/** A Spell. */
export const spell: Read<Spell> = v.strictObject({
  ...named,
  element,
  type: word(spellTypes, 'unknown-type'),
  weapon,
  onHit: maybe(effects),
  modes: maybe(pickedByName(list(v.strictObject({ name: text, onHit: effects }), 2, 10))),
  onWound: maybe(effects),
  onCritical: maybe(list(trait, 1, 20)),
  wounds: maybe(list(characteristic, 1, 20)),
  onEnd: maybe(effectsOfEnd),
  changes: maybe(changes),
  summons: maybe(id),
  raises: maybe(
    v.strictObject({ width: millimetres, depth: millimetres, height: millimetres, armor: maybe(whole(0, 100)) }),
  ),
  affects: maybe(word(['enemies', 'chosen-enemies'], 'unknown-side')),
  code: maybe(text),
});

/** A Spellcraft. */
export const spellcraft: Read<Spellcraft> = v.strictObject({
  ...named,
  spells: list(v.strictObject({ spell: id, level: whole(1, 10) }), 1, 100),
});

/** An Upgrade. */
export const upgrade: Read<Upgrade> = v.strictObject({
  ...named,
  faction: id,
  cost: whole(0, 100),
  costWithPrimary: maybe(byId(whole(0, 100))),
  limit: maybe(orNone(whole(1, 100))),
  classes: maybe(set(classId, 1)),
  without: maybe(set(word(plainTraits, 'unknown-trait'), 1)),
  changes,
  items: maybe(list(id, 1, 10)),
  primary: maybe(yes),
  options: maybe(pickedByName(list(v.strictObject({ name: text, changes }), 1, 20))),
  optionsFor: maybe(word(['spellcrafts', 'affinities', 'items'], 'unknown-options')),
  creatures: maybe(v.strictObject({ tier: whole(1, 4), changes })),
  stratagems: maybe(list(id, 1, 10)),
  more: maybe(whole(1, 10)),
  code: maybe(text),
});

/** A Stratagem. */
export const stratagem: Read<Stratagem> = v.strictObject({
  ...named,
  kind: word(['authority', 'subterfuge'], 'unknown-kind'),
  changes,
  effects: maybe(effects),
  like: maybe(list(characteristic, 1, 20)),
  one: maybe(yes),
});
