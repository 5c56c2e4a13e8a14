import { Random } from '../dice/random.js';
import { copyJson, isObject, sameJson } from '../match/json.js';
import type { Refusal } from '../match/types.js';
import { must } from './must.js';
import type { TestFunction } from './scenario.js';
import { type Place, places, refusalOf, replaced, strangeValues, valueAt } from './values.js';

/** Content of one kind, such as packs or maps, and its reader. */
export interface ContentConformanceOptions<T> {
  /** The name of the kind in the titles of the tests, e.g. `a pack`. */
  readonly what: string;
  /** Content that the reader accepts, with every kind of entry that there is. */
  readonly content: T;
  /** Reads a value of any origin; throws RefusalError for a value that is no content of the kind. */
  read(value: unknown): T;
  /**
   * The kind of a place: one place of every kind is tried. By default places are of one kind if they differ only in the
   * numbers of list items.
   */
  kindOf?(place: Place): string;
  /**
   * The code of the refusal of an unknown field; `unknown-field` by default. Give another code for a record by id, and
   * none for a record of numbers that takes any name.
   */
  unknownField?(place: Place): string | undefined;
  /** Numbers that no field may hold; by default a fraction, and numbers beyond a million. */
  readonly numbers?: readonly number[];
  /** The largest number of characters of a text and of items of a list; 500 and 1000 by default. */
  readonly most?: { readonly text: number; readonly list: number };
  /** The number of random changes; 400 by default. */
  readonly tries?: number;
  readonly seed?: string;
}

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

const anyKind = (place: Place): string => place.map(key => (/^\d+$/.test(key) ? '*' : key)).join('.');

const inWords = (place: Place): string => (place.length === 0 ? 'the whole' : place.join('.'));

const cyclic = (): unknown => {
  const list: unknown[] = [];
  list.push(list);
  return list;
};

/** Values that are no content of any kind, with the codes of their refusals. */
const hostile: readonly (readonly [what: string, value: unknown, code: string])[] = [
  ['a cycle', cyclic(), 'nested-too-deep'],
  ['nesting without end', JSON.parse('['.repeat(5000) + ']'.repeat(5000)), 'nested-too-deep'],
  ['a class instance', new (class Content {})(), 'not-plain-json'],
  ['a key that reaches for the prototype', JSON.parse('{"__proto__": {}}'), 'forbidden-key'],
  ['a constructor', { constructor: {} }, 'forbidden-key'],
  ['a function', { id: () => 'x' }, 'not-json'],
  ['an undefined field', { id: undefined }, 'not-json'],
  ['a hole', { list: new Array(3) }, 'not-json'],
  ['nothing at all', undefined, 'not-json'],
];

/**
 * The tests that every reader of content passes. The content is accepted as it stands, and the result is a frozen copy. No
 * object takes an unknown field, no number is out of bounds, no text is empty, no text and no list is endless. Any value in
 * place of any part is accepted unchanged or refused by a code and a path, and the reader throws nothing else. A value
 * that is no plain JSON is refused by its code, alone and inside content. A negative zero is read as zero.
 */
export const contentConformance = <T>(test: TestFunction, options: ContentConformanceOptions<T>): void => {
  const { what, content, read, kindOf = anyKind, unknownField = () => 'unknown-field' } = options;
  const { numbers = [-1_000_001, 0.5, 1_000_001], most = { text: 500, list: 1000 }, tries = 400 } = options;
  const everywhere = places(content);
  const kinds = [...new Map(everywhere.map(place => [kindOf(place), place])).values()];
  const at = (place: Place): unknown => valueAt(content, place);

  /** The refusal of a value, which names a code and a path; undefined for a value that is read unchanged. */
  const refusal = (value: unknown, where: string): Refusal | undefined => {
    const found = refusalOf(() => must(sameJson(read(value), value), `${where}: the reader changed it`));
    must(!found || /^[a-z]+(-[a-z]+)*$/.test(found.code), `${where}: ${found?.code} is no code`);
    must(!found || found.path !== undefined, `${where}: ${found?.code} has no path`);
    return found;
  };
  const refused = (place: Place, by: unknown, message: string): string => {
    const found = refusal(replaced(content, place, by), inWords(place));
    if (!found) must(false, `${inWords(place)}: ${message}`);
    return found?.code ?? '';
  };

  test(`${what} is accepted as it stands, and read into a frozen copy`, () => {
    const given = copyJson(content);
    const result = read(given);
    must(sameJson(result, content), 'the reader changed it');
    must(isFrozen(result), 'the result is not frozen');
    must(!Object.isFrozen(given), 'the reader froze the value that it was given');
    for (const other of [7, 'content', null, [], {}]) refused([], other, `is ${JSON.stringify(other)}`);
  });

  test(`no object of ${what} takes a field that it does not have`, () => {
    for (const place of kinds.filter(one => isObject(at(one)))) {
      const wanted = unknownField(place);
      if (wanted === undefined) continue;
      const code = refused([...place, 'extra'], 1, 'takes an unknown field');
      must(code === wanted, `${inWords(place)}: an unknown field is ${code}, not ${wanted}`);
    }
  });

  test(`no number of ${what} is out of bounds, no text empty, no text or list endless`, () => {
    for (const place of kinds) {
      const value = at(place);
      if (typeof value === 'number') for (const one of numbers) refused(place, one, `takes ${one}`);
      if (typeof value === 'string') {
        refused(place, '', 'takes an empty text');
        refused(place, 'x'.repeat(most.text + 1), `takes a text of ${most.text + 1} characters`);
      }
      if (Array.isArray(value)) {
        refused(place, new Array(most.list + 1).fill(value[0] ?? 'x'), `takes a list of ${most.list + 1} items`);
      }
    }
  });

  test(`any value in place of any part of ${what} is accepted unchanged or refused by a code and a path`, () => {
    const random = Random.fromSeed(options.seed ?? what);
    let accepted = 0;
    for (let i = 0; i < tries; i++) {
      const place = random.pick(everywhere);
      const alike = everywhere.filter(other => other.at(-1) === place.at(-1));
      const value = i % 2 === 0 ? random.pick(strangeValues) : at(random.pick(i % 4 === 1 ? alike : everywhere));
      if (!refusal(replaced(content, place, value), inWords(place))) accepted++;
    }
    must(accepted > 0 && accepted < tries, `${accepted} of ${tries} changes were accepted`);
    must(!('polluted' in {}), 'the reader changed the prototype of all objects');
  });

  test(`a negative zero in ${what} is read as zero`, () => {
    for (const place of kinds.filter(one => typeof at(one) === 'number')) {
      refusalOf(() => {
        const result = read(replaced(content, place, -0));
        must(!Object.is(valueAt(result, place), -0), `${inWords(place)}: stays a negative zero`);
      });
    }
  });

  for (const [name, value, code] of hostile) {
    test(`${name} is no content like ${what}`, () => {
      const found = refusal(value, name)?.code;
      must(found === code, `${name} is ${found ?? 'accepted'}, not ${code}`);
      const inside = refused(everywhere[1] ?? [], value, `takes ${name}`);
      must(inside === code, `${name} inside is ${inside}, not ${code}`);
    });
  }
};
