/**
 * Cache: the same function, which keeps its latest result. A call with the same arguments as the call before it gets that result;
 * arguments are compared by identity, as parts of an immutable state may be.
 *
 * The function must compute from its arguments alone, and nobody may change its result, except to store more values derived
 * from the same arguments.
 */
export function remember<A, T>(compute: (a: A) => T): (a: A) => T;
export function remember<A, B, T>(compute: (a: A, b: B) => T): (a: A, b: B) => T;
export function remember<A, B, C, D, T>(compute: (a: A, b: B, c: C, d: D) => T): (a: A, b: B, c: C, d: D) => T;
export function remember<A, B, C, D, E, T>(
  compute: (a: A, b: B, c: C, d: D, e: E) => T,
): (a: A, b: B, c: C, d: D, e: E) => T;
export function remember<A, B, C, D, E, T>(
  compute: (a: A, b: B, c: C, d: D, e: E) => T,
): (a: A, b: B, c: C, d: D, e: E) => T {
  let latest:
    | { readonly a: A; readonly b: B; readonly c: C; readonly d: D; readonly e: E; readonly result: T }
    | undefined;
  return (a, b, c, d, e) => {
    if (
      latest === undefined ||
      latest.a !== a ||
      latest.b !== b ||
      latest.c !== c ||
      latest.d !== d ||
      latest.e !== e
    ) {
      latest = { a, b, c, d, e, result: compute(a, b, c, d, e) };
    }
    return latest.result;
  };
}

/** Cache: the same function, which keeps its result for every object that it was called with, as long as the object is in use. */
export const rememberEach = <A extends object, T extends object>(compute: (a: A) => T): ((a: A) => T) => {
  const results = new WeakMap<A, T>();
  return a => {
    const known = results.get(a);
    if (known !== undefined) return known;
    const result = compute(a);
    results.set(a, result);
    return result;
  };
};

/** The greatest number of results in a cache by keys. */
const MOST = 2000;

/**
 * Cache: the same function, which keeps its results by key: for equal values in new objects. The key contains
 * everything that the result depends on. A full cache is emptied, so that a server's memory stays bounded.
 */
export const rememberByKey = <A, T extends object>(keyOf: (a: A) => string, compute: (a: A) => T): ((a: A) => T) => {
  const results = new Map<string, T>();
  return a => {
    const key = keyOf(a);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(a);
    if (results.size >= MOST) results.clear();
    results.set(key, result);
    return result;
  };
};

/**
 * Cache: gives the earlier value for a new one that `isSame` accepts as equal. A value that is compared by identity,
 * such as an argument of `remember`, then stays the same object as long as its relevant parts do not change.
 */
export const rememberSame = <T extends object>(isSame: (a: T, b: T) => boolean): ((value: T) => T) => {
  let latest: T | undefined;
  return value => {
    if (latest === undefined || (latest !== value && !isSame(latest, value))) latest = value;
    return latest;
  };
};
