import { isObject } from '@rulewright/core';
import * as v from 'valibot';

/*
 * The parts that the shapes of content are made of. Messages are the codes of refusals (kebab-case).
 */

/** The most entries of a list or a record. */
const MOST = 1000;

/** A whole number between two others. */
export const whole = (least: number, most: number): v.GenericSchema<unknown, number> =>
  v.pipe(
    v.number('not-a-whole-number'),
    v.integer('not-a-whole-number'),
    v.minValue(least, 'too-small'),
    v.maxValue(most, 'too-large'),
  );

/** A text for people. */
export const text: v.GenericSchema<unknown, string> = v.pipe(
  v.string('not-a-text'),
  v.minLength(1, 'empty'),
  v.maxLength(500, 'too-long'),
);

/** An id is a key of plain objects too, so it must not be one that every object has. */
export const id: v.GenericSchema<string, string> = v.pipe(
  v.string('not-a-text'),
  v.regex(/^[a-z][a-z0-9-]{0,63}$/, 'bad-id'),
  v.check(name => !(name in {}), 'bad-id'),
);

/** true or false. */
export const flag: v.GenericSchema<unknown, boolean> = v.boolean('not-true-or-false');

/** An object, where a list would pass for one whose fields are all optional. */
export const object: v.CustomSchema<Readonly<Record<string, unknown>>, string> = v.custom(isObject, 'not-an-object');

/** Things by id. */
export const byId = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, Record<string, T>> =>
  v.pipe(
    object,
    v.record(id, item),
    v.check(record => Object.keys(record).length <= MOST, 'too-long'),
  );

/** A list of up to `most`, and at least `least`. */
export const list = <T>(
  item: v.GenericSchema<unknown, T>,
  least = 0,
  most: number = MOST,
): v.GenericSchema<unknown, T[]> =>
  v.pipe(v.array(item, 'not-a-list'), v.minLength(least, 'too-few'), v.maxLength(most, 'too-long'));

/** A list without repetition. */
export const set = <T>(item: v.GenericSchema<unknown, T>, least = 0): v.GenericSchema<unknown, T[]> =>
  v.pipe(
    list(item, least),
    v.check(items => new Set(items).size === items.length, 'duplicate'),
  );

/** One of some words. */
export const word = <const W extends readonly string[]>(words: W, code: string): v.GenericSchema<unknown, W[number]> =>
  v.picklist(words, code);

/** One of the keys of a table. */
export const key = <T extends object>(table: T, code: string): v.PicklistSchema<(keyof T & string)[], string> =>
  v.picklist(Object.keys(table) as (keyof T & string)[], code);
