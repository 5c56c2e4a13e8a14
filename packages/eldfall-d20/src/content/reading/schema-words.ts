import { isObject } from '@rulewright/core';
import * as v from 'valibot';
import {
  type ArtId,
  type AttackKind,
  type Attribute,
  arts,
  attributes,
  type ClassId,
  classes,
  type Element,
  elements,
  type Size,
  type SkillId,
  type StateId,
  sizes,
  skills,
  states,
} from '../../vocabulary/words.js';

/*
 * The parts that the shapes of content are made of. Messages are the codes of refusals (kebab-case).
 */

/** A schema of values of any origin. */
export type Read<T> = v.GenericSchema<unknown, T>;
/** A field that may be left out. */
export type Maybe<T> = v.ExactOptionalSchema<Read<T>, undefined>;

/** A field that may be left out. */
export const maybe = <T>(item: Read<T>): Maybe<T> => v.exactOptional(item);

/** A record of which every field may be left out: a list, which has none of them either, is no record. */
export const record = <T>(fields: Read<T>): Read<T> =>
  v.lazy((given): Read<T> => (Array.isArray(given) ? v.never('not-a-record') : fields));

/** The most entries of a list or a record. */
const MOST = 1000;

/** A whole number between two others. */
export const whole = (least: number, most: number): Read<number> =>
  v.pipe(
    v.number('not-a-whole-number'),
    v.integer('not-a-whole-number'),
    v.minValue(least, 'too-small'),
    v.maxValue(most, 'too-large'),
  );

/** A length in inches that is a whole number of units of 1/100 mm. */
export const inches = (least: number, most: number): Read<number> =>
  v.pipe(
    v.number('not-a-number'),
    v.minValue(least, 'too-small'),
    v.maxValue(most, 'too-large'),
    v.check(value => Math.abs(value * 2540 - Math.round(value * 2540)) < 1e-6, 'not-a-length'),
  );

/** A number that adds or subtracts: anything but 0. */
export const change: Read<number> = v.pipe(
  whole(-100, 100),
  v.check(n => n !== 0, 'nothing'),
);

/** A text for people. */
export const text: Read<string> = v.pipe(v.string('not-a-text'), v.minLength(1, 'empty'), v.maxLength(500, 'too-long'));

const name = (form: RegExp): v.GenericSchema<string, string> =>
  v.pipe(
    v.string('not-a-text'),
    v.regex(form, 'bad-id'),
    v.check(one => !(one in {}), 'bad-id'),
  );

/** An id is a key of plain objects too, so it must not be one that every object has. */
export const id: v.GenericSchema<string, string> = name(/^[a-z][a-z0-9-]{0,63}$/);

/** The name of a number that code reads, e.g. `allLeft`. */
export const numberName: v.GenericSchema<string, string> = name(/^[a-z][A-Za-z0-9]{0,63}$/);

/** An object, where a list would pass for one whose fields are all optional. */
const object: v.CustomSchema<Readonly<Record<string, unknown>>, string> = v.custom(isObject, 'not-an-object');

/** Things by name. */
export const byName = <T>(names: v.GenericSchema<string, string>, item: Read<T>): Read<Record<string, T>> =>
  v.pipe(
    object,
    v.record(names, item),
    v.check(record => Object.keys(record).length <= MOST, 'too-long'),
  );

/** Things by id. */
export const byId = <T>(item: Read<T>): Read<Record<string, T>> => byName(id, item);

/** A list of up to `most`, and at least `least`. */
export const list = <T>(item: Read<T>, least = 0, most: number = MOST): Read<T[]> =>
  v.pipe(v.array(item, 'not-a-list'), v.minLength(least, 'too-few'), v.maxLength(most, 'too-long'));

/** A list without repetition. */
export const set = <T>(item: Read<T>, least = 0): Read<T[]> =>
  v.pipe(
    list(item, least),
    v.check(items => new Set(items).size === items.length, 'duplicate'),
  );

/** One of some words. */
export const word = <const W extends readonly string[]>(words: W, code: string): Read<W[number]> =>
  v.picklist(words, code);

/** Exactly one value. */
export const only = <const V extends string>(value: V, code: string): Read<V> => v.literal(value, code);

/** The mark of a field that is absent or true. */
export const yes: v.LiteralSchema<true, string> = v.literal(true, 'not-true');
/** True or false. */
export const flag: Read<boolean> = v.boolean('not-true-or-false');
/** Any plain JSON: the engine does not read it, and the reader has checked that it is JSON. */
export const anyJson: Read<unknown> = v.unknown();

/** An attribute of a profile. */
export const attribute: Read<Attribute> = word(attributes, 'unknown-attribute');
/** A size. */
export const size: Read<Size> = word(sizes, 'unknown-size');
/** An element of magic. */
export const element: Read<Element> = word(elements, 'unknown-element');
/** A class of models. */
export const classId: Read<ClassId> = word(classes, 'unknown-class');
/** A state. */
export const state: Read<StateId> = word(states, 'unknown-state');
/** The name of a skill. */
export const skillId: Read<SkillId> = word(skills, 'unknown-skill');
/** The name of a combat art. */
export const artId: Read<ArtId> = word(arts, 'unknown-art');
/** Melee or ranged. */
export const kind: Read<AttackKind> = word(['melee', 'ranged'], 'unknown-kind');
/** The name and source of an entry. */
export const named: { readonly name: Read<string>; readonly source: Maybe<string> } = {
  name: text,
  source: maybe(text),
};
