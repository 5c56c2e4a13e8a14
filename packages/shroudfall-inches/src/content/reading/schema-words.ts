import { isObject } from '@rulewright/core';
import * as v from 'valibot';
import {
  attackShapes,
  attackTypes,
  type ByColour,
  colours,
  conditions,
  movementTools,
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

/** A text for people. */
export const text: Read<string> = v.pipe(v.string('not-a-text'), v.minLength(1, 'empty'), v.maxLength(500, 'too-long'));

/** An id is a key of plain objects too, so it must not be one that every object has. */
export const id: v.GenericSchema<string, string> = v.pipe(
  v.string('not-a-text'),
  v.regex(/^[a-z][a-z0-9-]{0,63}$/, 'bad-id'),
  v.check(name => !(name in {}), 'bad-id'),
);

/** A keyword in capitals, e.g. `FIRST ARMY`. */
export const keyword: Read<string> = v.pipe(v.string('not-a-text'), v.regex(/^[A-Z][A-Z' -]{0,63}$/, 'bad-keyword'));

/** An object, where a list would pass for one whose fields are all optional. */
export const object: v.CustomSchema<Readonly<Record<string, unknown>>, string> = v.custom(isObject, 'not-an-object');

/** Things by id. */
export const byId = <T>(item: Read<T>): Read<Record<string, T>> =>
  v.pipe(
    object,
    v.record(id, item),
    v.check(record => Object.keys(record).length <= MOST, 'too-long'),
  );

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

/** One of the keys of a table. */
export const key = <T extends object>(table: T, code: string): v.PicklistSchema<(keyof T & string)[], string> =>
  v.picklist(Object.keys(table) as (keyof T & string)[], code);

/** The mark of a field that is absent or true. */
export const yes: v.LiteralSchema<true, string> = v.literal(true, 'not-true');

/** A colour of essence. */
export const colour: Read<(typeof colours)[number]> = word(colours, 'unknown-colour');
const count = maybe(whole(1, 20));
/** Counts by colour. */
export const byColour: Read<ByColour> = v.pipe(object, v.strictObject({ grey: count, yellow: count, red: count }));
/** At least one die. */
export const pool: Read<ByColour> = v.pipe(
  byColour,
  v.check(counts => Object.keys(counts).length > 0, 'no-dice'),
);

/** A distance in inches: no place of the table is farther from another. */
export const inches: Read<number> = whole(1, 51);
/** The diameter of a base in millimetres. */
export const base: Read<number> = whole(20, 160);
/** A type of attack. */
export const attackType: Read<(typeof attackTypes)[number]> = word(attackTypes, 'unknown-attack-type');
/** The form of an attack. */
export const attackShape: Read<(typeof attackShapes)[number]> = word(attackShapes, 'unknown-shape');
/** A condition. */
export const condition: Read<keyof typeof conditions> = key(conditions, 'unknown-condition');
/** A movement tool. */
export const tool: Read<(typeof movementTools)[number]> = word(movementTools, 'unknown-tool');
