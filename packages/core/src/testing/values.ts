import { RefusalError } from '../match/errors.js';
import { isObject } from '../match/json.js';
import type { Refusal } from '../match/types.js';

/** The keys that lead to a place in a JSON value, e.g. `['heroes', 'garm', 'health', '0']`. */
export type Place = readonly string[];

/** Every place in a JSON value, the value itself first. */
export const places = (value: unknown, path: Place = []): readonly Place[] =>
  isObject(value) || Array.isArray(value)
    ? [path, ...Object.entries(value).flatMap(([key, item]) => places(item, [...path, key]))]
    : [path];

/** The part at a place of a JSON value; undefined if it has no such place. */
export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], value);

const changedAt = (
  value: unknown,
  [key, ...rest]: Place,
  change: (parent: Record<string, unknown>, key: string) => void,
) => {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (key === undefined) return copy;
  if (rest.length === 0) change(copy, key);
  else copy[key] = changedAt(copy[key], rest, change);
  return copy;
};

/** A copy of a JSON value with another value at a place. */
export const replaced = (value: unknown, place: Place, by: unknown): unknown =>
  place.length === 0
    ? by
    : changedAt(value, place, (parent, key) => {
        parent[key] = by;
      });

/** A copy of a JSON value without a field or an item. */
export const without = (value: unknown, place: Place): unknown =>
  changedAt(value, place, (parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  });

/**
 * Strange values, which readers of content and positions have to refuse or accept unchanged: no JSON, odd numbers,
 * hostile keys.
 */
export const strangeValues: readonly unknown[] = [
  ...[
    undefined,
    null,
    '',
    '__proto__',
    'constructor',
    [],
    {},
    Symbol.iterator,
    10n,
    { toJSON: () => 1 },
    () => 1,
    new Map(),
  ],
  ...[-1, 0, 1, 2.5, 1e308, Number.MIN_VALUE, Number.MAX_SAFE_INTEGER + 1, -0, Number.NaN, Number.POSITIVE_INFINITY],
  new (class Strange {})(),
  JSON.parse('{"__proto__": {"polluted": 1}}'),
];

/** The refusal that a function throws; undefined when it throws nothing. Throws every other error. */
export const refusalOf = (run: () => unknown): Refusal | undefined => {
  try {
    run();
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    throw error;
  }
  return undefined;
};
