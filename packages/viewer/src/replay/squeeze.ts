/** Plain data without the names of its fields: each object names a list of keys instead. Plain JSON. */
export interface Squeezed {
  /** Every list of keys that an object has, once. */
  readonly keys: readonly (readonly string[])[];
  /**
   * A list begins with 0. An object is the number of its list of keys, counted from 1, and then its values. A list of
   * objects with the same keys is that number as a negative number, and then all values. Where all these values are
   * whole numbers, such as the points of an outline, it is `['+', number of the keys, unit, steps]`: `steps` is {@link
   * lettered} text of the first object and, for each other object, its difference from the one before, in multiples of
   * `unit`.
   */
  readonly data: unknown;
}

/** The largest number that is stored as a difference, so that differences are exact. */
const MOST = 1e12;

const isWhole = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= MOST && !Object.is(value, -0);

const greatestDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : greatestDivisor(b, a % b));

/**
 * The characters that need no escape in JSON or HTML. A number ends with a character of the first half; all characters
 * before it are of the other half.
 */
const LETTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter(one => !'"\\&<>'.includes(one))
  .slice(0, 88)
  .join('');
const HALF = LETTERS.length / 2;

/** Whole numbers as text, the small ones as one letter each: the sign is the lowest digit, and the lowest digits come first. */
export const lettered = (numbers: readonly number[]): string =>
  numbers
    .map(number => {
      let text = '';
      let rest = number < 0 ? -2 * number - 1 : 2 * number;
      for (; rest >= HALF; rest = Math.floor(rest / HALF)) text += LETTERS[HALF + (rest % HALF)];
      return text + LETTERS[rest];
    })
    .join('');

/** The numbers of a text that {@link lettered} has made. */
export const unlettered = (text: string): readonly number[] => {
  const numbers: number[] = [];
  let [value, unit] = [0, 1];
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter);
    value += (digit % HALF) * unit;
    unit *= HALF;
    if (digit >= HALF) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, unit] = [0, 1];
  }
  return numbers;
};

/**
 * The greatest common divisor of all values as the unit, and then the difference of each value from the value `wide`
 * places before it, in that unit.
 */
const differences = (values: readonly number[], wide: number): readonly [unit: number, steps: string] => {
  const unit = values.reduce(greatestDivisor, 0) || 1;
  return [unit, lettered(values.map((value, at) => (value - (values[at - wide] ?? 0)) / unit))];
};

/** The values of {@link differences} again. */
const sums = (unit: number, steps: string, wide: number): readonly number[] => {
  const values: number[] = [];
  for (const [at, step] of unlettered(steps).entries()) values.push(step * unit + (values[at - wide] ?? 0));
  return values;
};

/** Plain JSON with every list of keys written once: about half as long for the thousands of similar objects of a replay. */
export function squeeze(value: unknown): Squeezed {
  const keys: (readonly string[])[] = [];
  const known = new Map<string, number>();
  const numberOf = (own: readonly string[]): number => {
    const name = JSON.stringify(own);
    const found = known.get(name) ?? keys.push(own);
    known.set(name, found);
    return found;
  };
  const objectOf = (one: object): readonly unknown[] => {
    const fields = Object.entries(one).filter(([, own]) => own !== undefined);
    return [numberOf(fields.map(([key]) => key)), ...fields.map(([, own]) => squeezed(own))];
  };
  const squeezed = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    if (!Array.isArray(one)) return objectOf(one);
    const inside = one.map(squeezed);
    const kinds = new Set(inside.map(each => (Array.isArray(each) ? Number(each[0]) : 0)));
    const [kind = 0] = kinds;
    const wide = keys[kind - 1]?.length ?? 0;
    if (inside.length < 2 || kinds.size > 1 || wide === 0) return [0, ...inside];
    const values = inside.flatMap(each => (each as readonly unknown[]).slice(1));
    return inside.length > 2 && values.every(isWhole) ? ['+', kind, ...differences(values, wide)] : [-kind, ...values];
  };
  return { data: squeezed(value), keys };
}

/** The data that was squeezed, equal to it as JSON. */
export function unsqueeze({ keys, data }: Squeezed): unknown {
  const whole = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one;
    if (one[0] === '+') {
      const [number, unit] = [Number(one[1]), Number(one[2])];
      return whole([-number, ...sums(unit, String(one[3]), keys[number - 1]?.length ?? 1)]);
    }
    const [kind, ...values] = one as readonly unknown[];
    const own = keys[Math.abs(Number(kind)) - 1];
    if (!own) return values.map(whole);
    // Entries and not assignments: a field may be called `__proto__`.
    const objectAt = (from: number): object =>
      Object.fromEntries(own.map((key, at) => [key, whole(values[from + at])]));
    if (Number(kind) > 0) return objectAt(0);
    return Array.from({ length: values.length / own.length }, (_, n) => objectAt(n * own.length));
  };
  return whole(data);
}
