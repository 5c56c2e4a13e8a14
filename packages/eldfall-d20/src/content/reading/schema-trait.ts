import { isObject } from '@rulewright/core';
import { id, maybe, type Read, text, whole, word } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { Art, Characteristic, Skill, Trait } from '../../vocabulary/traits.js';
import { highestLevel, levelledTraits, numberedTraits, plainTraits, spellTypes } from '../../vocabulary/words.js';
import { artId, classId, element, size, skillId, state } from './schema-words.js';

/*
 * The shape of traits, skills and combat arts.
 */

const named = word([...plainTraits, ...levelledTraits, ...numberedTraits], 'unknown-trait');
const type = word([...spellTypes, 'spell', 'melee', 'ranged', 'natural', 'weapon'], 'unknown-type');

const characteristics: Readonly<Record<string, Read<Characteristic>>> = {
  size: v.strictObject({ size }),
  class: v.strictObject({ class: classId }),
  trait: v.strictObject({ trait: named }),
  type: v.strictObject({ type }),
  element: v.strictObject({ element }),
  state: v.strictObject({ state }),
  affinity: v.strictObject({ affinity: element }),
  essence: v.strictObject({ essence: element }),
  word: v.strictObject({ word: text }),
};
const noCharacteristic: Read<Characteristic> = v.custom<Characteristic>(() => false, 'unknown-characteristic');

/** A characteristic: an object with one field. A union would hide the field that is wrong. */
export const characteristic: Read<Characteristic> = v.lazy((given): Read<Characteristic> => {
  const [field = ''] = isObject(given) ? Object.keys(given) : [];
  return (Object.hasOwn(characteristics, field) ? characteristics[field] : undefined) ?? noCharacteristic;
});

const level = whole(1, 5);

/** A trait, with the value in its brackets: a number, a level, an element, a word (ELD-DEF-016). */
export const trait: Read<Trait> = v.variant(
  'id',
  [
    v.strictObject({ id: v.picklist(plainTraits) }),
    v.strictObject({ id: v.picklist(levelledTraits), level: maybe(whole(1, highestLevel)) }),
    v.strictObject({ id: v.picklist(numberedTraits), x: whole(1, 20) }),
    v.strictObject({ id: v.literal('advantage'), against: characteristic }),
    v.strictObject({ id: v.literal('affinity'), element }),
    v.strictObject({ id: v.literal('elemental-essence'), element }),
    v.strictObject({ id: v.literal('resistance'), level: maybe(whole(1, highestLevel)), to: characteristic }),
    v.strictObject({ id: v.literal('spellbound'), spell: id }),
    v.strictObject({ id: v.literal('survival'), environment: text }),
    v.strictObject({ id: v.literal('word'), word: text }),
  ],
  'unknown-trait',
);

/** A skill. */
export const skill: Read<Skill> = v.strictObject({ id: skillId, level: maybe(whole(1, highestLevel)) });

/** A combat art. */
export const art: Read<Art> = v.strictObject({ id: artId, level });
