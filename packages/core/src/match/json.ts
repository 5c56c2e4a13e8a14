import type { Refusal } from './types.js';

/** A plain JSON object, as `JSON.parse` makes it. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are the same, whatever the order of their keys. Never deeper than the first value is. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    key => Object.hasOwn(b, key) && sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
};

/** Freezes a JSON value through and through; stops where it is frozen already. */
export const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // Walked by hand, as this is most of the price of a frozen match.
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (typeof value[i] === 'object') freeze(value[i]);
  } else {
    for (const key in value) if (typeof value[key] === 'object') freeze(value[key]);
  }
  return value;
};

/** Keys that reach for what every object has. */
export const forbiddenKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype';

/** More values than any action, option or position has. */
const MOST = 1_000_000;

/**
 * The first thing in a value that JSON would lose or that does not belong into a match: functions, `undefined`
 * in arrays, NaN and infinities, class instances, keys that reach for a prototype, nesting beyond 64, and more than a
 * million values.
 */
export const notJson = (value: unknown, path = ''): Refusal | undefined => {
  let left = MOST;
  const look = (value: unknown, path: string, depth: number): Refusal | undefined => {
    const wrong = (code: string): Refusal => ({ code, path });
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
    if (typeof value === 'number') return Number.isFinite(value) ? undefined : wrong('not-a-finite-number');
    if (typeof value !== 'object') return wrong('not-json');
    if (depth === 0) return wrong('nested-too-deep');
    if ('toJSON' in value) return wrong('not-plain-json');
    if (Array.isArray(value)) {
      left -= value.length;
      if (left < 0) return wrong('too-large');
      for (let i = 0; i < value.length; i++) {
        const found = look(value[i], `${path}[${i}]`, depth - 1);
        if (found) return found;
      }
      return undefined;
    }
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return wrong('not-plain-json');
    for (const [key, item] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (forbiddenKey(key)) return { code: 'forbidden-key', path: at };
      if (--left < 0) return wrong('too-large');
      const found = look(item, at, depth - 1);
      if (found) return found;
    }
    return undefined;
  };
  return look(value, path, 64);
};

/** A copy that shares nothing with the original. For values that `notJson` has let through. */
export const copyJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
