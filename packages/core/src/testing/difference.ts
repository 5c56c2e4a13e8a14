import { isObject, sameJson } from '../match/json.js';

/** The first difference of two JSON values: its place and the two values there. */
export interface Difference {
  /** The place, e.g. `state.hands.ann[2]`; empty for the values themselves. */
  readonly path: string;
  readonly a: unknown;
  readonly b: unknown;
}

/** The first difference of two JSON values, keys in the order of the first value; `undefined` if they are the same. */
export const difference = (a: unknown, b: unknown, path = ''): Difference | undefined => {
  if (sameJson(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) {
    const at = a.findIndex((item, i) => i >= b.length || !sameJson(item, b[i]));
    const i = at < 0 ? a.length : at;
    return i < a.length && i < b.length
      ? difference(a[i], b[i], `${path}[${i}]`)
      : { path: `${path}[${i}]`, a: a[i], b: b[i] };
  }
  if (isObject(a) && isObject(b)) {
    const key = [...Object.keys(a), ...Object.keys(b)].find(
      one => !sameJson(a[one], b[one]) || !(one in a && one in b),
    );
    if (key !== undefined) return difference(a[key], b[key], path === '' ? key : `${path}.${key}`);
  }
  return { path, a, b };
};
