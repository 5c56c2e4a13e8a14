/**
 * Values by their JSON, each kept once, in the order of their first use. Writing JSON is slow, so two kinds of objects
 * are found without it: an object that was used before, and one that equals the likely value (the one at its place in
 * the scene before).
 */
export class Table<T extends object> {
  readonly values: T[] = [];
  readonly #byObject = new WeakMap<object, number>();
  readonly #byText = new Map<string, number>();

  indexOf(value: T, likely?: number): number {
    if (likely !== undefined && samePlain(value, this.values[likely])) return likely;
    const seen = this.#byObject.get(value);
    if (seen !== undefined) return seen;
    const text = JSON.stringify(value);
    let index = this.#byText.get(text);
    if (index === undefined) {
      // A value that equals an earlier one has been checked already, so only new values are.
      JSON.stringify(value, onlyFinite);
      index = this.values.push(value) - 1;
      this.#byText.set(text, index);
    }
    this.#byObject.set(value, index);
    return index;
  }
}

/**
 * Compares two plain values. The answer may be false for values with the same JSON, but is never true for different
 * JSON.
 */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every(key => Object.hasOwn(right, key) && samePlain(left[key], right[key]));
}

function onlyFinite(key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new RangeError(`replay: "${key}" of a scene is not a finite number`);
  }
  return value;
}
