/**
 * Schemas of the fields that content packs and positions are made of. Their messages are codes of refusals (kebab-case),
 * to which `readContent` of `@rulewright/core/content` adds the path of the field.
 * @packageDocumentation
 */
import * as v from 'valibot';
import { isObject } from '../../match/json.js';

/** A schema that reads values of any origin as a `T`. */
export type Read<T> = v.GenericSchema<unknown, T>;
/** A schema of names: a text that may be the key of a plain object. */
export type ReadName = v.GenericSchema<string, string>;
/** A field that may be left out. */
export type Maybe<T> = v.ExactOptionalSchema<Read<T>, undefined>;

/** The most entries of a list or a record. */
const MOST = 1000;

/** A field that may be left out. */
export const maybe = <T>(item: Read<T>): Maybe<T> => v.exactOptional(item);

/** A whole number between two others, both included. Codes: `not-a-whole-number`, `too-small`, `too-large`. */
export const whole = (least: number, most: number): Read<number> =>
  v.pipe(
    v.number('not-a-whole-number'),
    v.integer('not-a-whole-number'),
    v.minValue(least, 'too-small'),
    v.maxValue(most, 'too-large'),
  );

/** A text for people, of 1 to 500 characters. Codes: `not-a-text`, `empty`, `too-long`. */
export const text: Read<string> = v.pipe(v.string('not-a-text'), v.minLength(1, 'empty'), v.maxLength(500, 'too-long'));

/** A name of the given form that is no property of every object, such as `toString`. Codes: `not-a-text`, `bad-id`. */
export const nameLike = (form: RegExp): ReadName =>
  v.pipe(
    v.string('not-a-text'),
    v.regex(form, 'bad-id'),
    v.check(one => !(one in {}), 'bad-id'),
  );

/** An id of an entry: 1 to 64 small letters, digits and hyphens, the first one a letter. */
export const id: ReadName = /* @__PURE__ */ nameLike(/^[a-z][a-z0-9-]{0,63}$/);

/** A name that a person or a program gave, of 1 to 500 characters. Codes: `not-a-text`, `empty`, `too-long`, `bad-id`. */
export const name: ReadName = /* @__PURE__ */ (() =>
  v.pipe(
    v.string('not-a-text'),
    v.minLength(1, 'empty'),
    v.maxLength(500, 'too-long'),
    v.check(one => !(one in {}), 'bad-id'),
  ))();

/** True or false. Code: `not-true-or-false`. */
export const flag: Read<boolean> = /* @__PURE__ */ v.boolean('not-true-or-false');

/** The mark of a field that is absent or true. Code: `not-true`. */
export const yes: v.LiteralSchema<true, string> = /* @__PURE__ */ v.literal(true, 'not-true');

/** Exactly one text. */
export const only = <const V extends string>(value: V, code: string): Read<V> => v.literal(value, code);

/** One of several texts. */
export const word = <const W extends readonly string[]>(words: W, code: string): Read<W[number]> =>
  v.picklist(words, code);

/** One of the keys of a table. */
export const key = <T extends object>(table: T, code: string): v.PicklistSchema<(keyof T & string)[], string> =>
  v.picklist(Object.keys(table) as (keyof T & string)[], code);

/** An object and no array: an array would pass as an object whose fields are all optional. Code: `not-an-object`. */
export const object: v.CustomSchema<Readonly<Record<string, unknown>>, string> = /* @__PURE__ */ v.custom(
  isObject,
  'not-an-object',
);

/** At most 1000 things by name. Codes: `not-an-object`, `too-long`, and those of the names. The number is read before the things. */
export const byName = <T>(names: ReadName, item: Read<T>): Read<Record<string, T>> =>
  v.pipe(
    object,
    v.check(record => Object.keys(record).length <= MOST, 'too-long'),
    v.record(names, item),
  );

/** At most 1000 things by id. */
export const byId = <T>(item: Read<T>): Read<Record<string, T>> => byName(id, item);

/**
 * A list of `least` to `most` items. Codes: `not-a-list`, `too-few`, `too-long`. The length is read before the items, so
 * that an endless list costs no more than a long one.
 */
export const list = <T>(item: Read<T>, least = 0, most: number = MOST): Read<T[]> =>
  v.pipe(
    v.custom<unknown[]>(Array.isArray, 'not-a-list'),
    v.minLength(least, 'too-few'),
    v.maxLength(most, 'too-long'),
    v.array(item, 'not-a-list'),
  );

/** A list of at least `least` values of which no two are equal. Codes: those of `list`, and `duplicate`. */
export const set = <T>(item: Read<T>, least = 0): Read<T[]> =>
  v.pipe(
    list(item, least),
    v.check(items => new Set(items).size === items.length, 'duplicate'),
  );
