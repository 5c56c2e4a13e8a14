import { RefusalError, refuse } from './errors.js';
import type { Refusal } from './types.js';

/** A plain JSON object, as `JSON.parse` makes it. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * True if two JSON values are the same, whatever the order of their keys. The comparison goes no deeper than the first
 * value and costs no more than reading it: put the trusted value first.
 */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const same = keys.every(
    key => Object.hasOwn(b, key) && sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
  // The keys of the second value are counted last, because a hostile value may have very many.
  return same && keys.length === Object.keys(b).length;
};

/** Freezes a JSON value in depth; stops at parts that are frozen already. */
export const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // A hand-written loop, because most of the time of a frozen match is spent here.
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (typeof value[i] === 'object') freeze(value[i]);
  } else {
    for (const key in value) if (typeof value[key] === 'object') freeze(value[key]);
  }
  return value;
};

const isPlainLeaf = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' || typeof value === 'boolean' || value === null;

/** The name of a value that JSON cannot hold: `undefined`, `NaN`, `Date`, `function`. */
const nameOf = (value: unknown): string => {
  if (typeof value === 'object' && value !== null)
    return value.constructor?.name || Object.prototype.toString.call(value).slice(8, -1);
  return typeof value === 'number' ? String(value) : typeof value;
};

/** The name of the part of a list or object that JSON would lose, besides its items or fields. Undefined for a plain list or object. */
const lossOf = (value: object, fields: number): string | undefined => {
  const isArray = Array.isArray(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== (isArray ? Array : Object).prototype) return nameOf(value);
  const own = Reflect.ownKeys(value).length;
  // The length is a hidden field of every list.
  const isPlain = isArray ? fields === value.length && own === fields + 1 : own === fields;
  return isPlain ? undefined : isArray ? 'a list with holes or fields' : 'a hidden field or a symbol';
};

/**
 * Freezes a value in depth. Calls `wrong` with the name and the path of the first part that is not plain JSON.
 * Skips the parts that stand at the same place of `known`, a value that was frozen by this function. A part that was
 * frozen by other code is not skipped, because its own parts may be anything.
 */
export const freezePlain = (
  value: unknown,
  path: string,
  wrong: (found: string, at: string) => never,
  known?: unknown,
  depth: number = 0,
): void => {
  if (isPlainLeaf(value)) return;
  if (typeof value !== 'object' || value === null) wrong(nameOf(value), path);
  if (value === known) return;
  if (depth > DEEPEST) wrong('endless nesting', path);
  const keys = Object.keys(value);
  const loss = lossOf(value, keys.length);
  if (loss !== undefined) wrong(loss, path);
  const before = (typeof known === 'object' && known !== null ? known : {}) as Readonly<Record<string, unknown>>;
  for (const key of keys) {
    const field = Object.getOwnPropertyDescriptor(value, key);
    const item: unknown = field?.value;
    if (isPlainLeaf(item) && !forbiddenKey(key)) continue;
    const at = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
    if (forbiddenKey(key)) wrong('a forbidden key', at);
    if (field?.get) wrong('a getter', at);
    freezePlain(item, at, wrong, before[key], depth + 1);
  }
  Object.freeze(value);
};

/** True for keys that reach into the prototype that every object has. */
export const forbiddenKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype';

/** The largest number of values in an option or position, far beyond any real one. */
const MOST = 1_000_000;
const DEEPEST = 64;

/** Walks a value that may be anything; gives the value or a copy. Throws RefusalError at parts that JSON would lose. */
const walk = (value: unknown, path: string, most: number, copying: boolean): unknown => {
  let remaining = most;
  // The keys that lead to the present part. A path is put together only for a refusal: most walks need none.
  const place: (string | number)[] = [];
  const wrong = (code: string): never => {
    const steps = place.map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
    return refuse({ code, path: path === '' ? steps.replace(/^\./, '') : path + steps });
  };
  const read = (value: unknown): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    // A negative zero becomes zero, as it does in a log.
    if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : wrong('not-a-finite-number');
    if (typeof value !== 'object') return wrong('not-json');
    if (place.length === DEEPEST) return wrong('nested-too-deep');
    if ('toJSON' in value) return wrong('not-plain-json');
    if (Array.isArray(value)) {
      const { length } = value;
      remaining -= length;
      if (!(remaining >= 0)) return wrong('too-large');
      const items: unknown[] = [];
      for (let i = 0; i < length; i++) {
        place.push(i);
        const item = read(value[i]);
        place.pop();
        if (copying) items.push(item);
      }
      return copying ? items : value;
    }
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return wrong('not-plain-json');
    const keys = Object.keys(value);
    remaining -= keys.length;
    if (remaining < 0) return wrong('too-large');
    const copy: Record<string, unknown> = {};
    for (const key of keys) {
      place.push(key);
      if (forbiddenKey(key)) return wrong('forbidden-key');
      const item = read((value as Readonly<Record<string, unknown>>)[key]);
      place.pop();
      if (copying) copy[key] = item;
    }
    return copying ? copy : value;
  };
  return read(value);
};

/**
 * The refusal of the first part of a value that JSON would lose or that a match may not hold: functions, `undefined` in
 * arrays, NaN and infinities, class instances, keys that reach for a prototype, nesting beyond 64, and more than a
 * million values.
 */
export const notJson = (value: unknown, path = ''): Refusal | undefined => {
  try {
    walk(value, path, MOST, false);
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    throw error;
  }
  return undefined;
};

/**
 * A copy of a value that may be anything, as plain JSON that shares nothing with it. Every field is read exactly once,
 * so a getter cannot give the check one value and the match another. Refuses (RefusalError) all that `notJson` refuses,
 * `too-large` beyond `most` values, and `malformed` for an object that throws when it is read.
 */
export const readJson = (value: unknown, path: string, most: number = MOST): unknown => {
  try {
    return walk(value, path, most, true);
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    return refuse({ code: 'malformed', path });
  }
};

/** A copy that shares nothing with the original. For values that `notJson` has accepted. */
export const copyJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
