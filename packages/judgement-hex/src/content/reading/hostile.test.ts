import { copyJson, isObject, sameJson } from '@rulewright/core';
import { type Place, places, refusalOf, replaced, strangeValues, valueAt } from '@rulewright/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultContent } from '../default.js';
import { readContent } from './read-content.js';

/** The code of the refusal; undefined when the pack is accepted, which must then be what was given. */
const codeOf = (value: unknown): string | undefined =>
  refusalOf(() => expect(sameJson(readContent(value), value)).toBe(true))?.code;

const records = ['gods', 'heroes', 'units', 'summoned', 'monsters', 'artefacts', 'tokens', 'standIns'];
const everywhere = places(defaultContent);
const at = (place: Place): unknown => valueAt(defaultContent, place);
/** One place of every kind is enough: all Heroes have the same shape. */
const kinds = [...new Map(everywhere.map(place => [kindOf(place), place])).values()];

/** Where a place is, whichever entry of its list or record it is in; effects are told apart by what they do. */
function kindOf(place: Place): string {
  const entry = records.includes(place[0] ?? '') ? 1 : 2;
  const where = place.map((key, i) => (i === entry || /^\d+$/.test(key) ? '*' : key));
  const ops = place
    .map((_, i) => at(place.slice(0, i + 1)))
    .flatMap(part => (isObject(part) && 'op' in part ? [part.op] : []));
  return `${where.join('.')} ${ops.join('.')}`;
}

test('no object takes a field that it does not have', () => {
  const objects = kinds.filter(place => isObject(at(place)));
  expect(objects.length).toBeGreaterThan(100);
  for (const place of objects) {
    const code = codeOf(replaced(defaultContent, [...place, 'extra'], 1));
    // Things by id take more of their kind, but `1` is none.
    const [section = ''] = place;
    const record = section === 'fragments' ? place.length === 2 : place.length === 1 && records.includes(section);
    const wanted = record ? (section === 'standIns' ? 'not-a-text' : 'wrong-type') : 'unknown-field';
    // An amount is one of two things: what is neither is no amount.
    expect([place, code]).toEqual([place, place.at(-1) === 'amount' ? 'bad-amount' : wanted]);
  }
});

test('no number is a fraction, and none is too large or too small to count with', () => {
  const numbers = kinds.filter(place => typeof at(place) === 'number');
  expect(numbers.length).toBeGreaterThan(60);
  for (const place of numbers) {
    const codes = [-1001, 0.5, 1_000_001].map(n => codeOf(replaced(defaultContent, place, n)));
    expect([place, codes]).toEqual([place, [expect.any(String), expect.any(String), expect.any(String)]]);
  }
});

test('no text is empty or endless, and no list endless', () => {
  for (const place of kinds) {
    const value = at(place);
    if (typeof value === 'string') {
      for (const other of ['', 'x'.repeat(501)]) {
        expect([place, codeOf(replaced(defaultContent, place, other))]).toEqual([place, expect.any(String)]);
      }
    } else if (Array.isArray(value)) {
      const long = codeOf(replaced(defaultContent, place, new Array(1001).fill(value[0] ?? 'x')));
      expect([place, long]).toEqual([place, expect.any(String)]);
    }
  }
});

const strange = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...strangeValues));

test('any value in place of any part of a pack: accepted as it is, or refused by code; nothing else', () => {
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.constantFrom(...everywhere), strange, (place, value) => {
      if (codeOf(replaced(defaultContent, place, value)) === undefined) accepted += 1;
      else refused += 1;
    }),
    { numRuns: 400, seed: 1 },
  );
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(200);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test.each<[what: string, make: () => unknown, code: string]>([
  ['a cycle', () => cyclic(), 'nested-too-deep'],
  ['nesting without end', () => JSON.parse('['.repeat(5000) + ']'.repeat(5000)), 'nested-too-deep'],
  ['a class instance', () => new (class Pack {})(), 'not-plain-json'],
  ['a key that reaches for the prototype', () => JSON.parse('{"__proto__": {}}'), 'forbidden-key'],
  ['a constructor', () => JSON.parse('{"heroes": {"constructor": {}}}'), 'forbidden-key'],
  ['a function', () => ({ ...defaultContent, id: () => 'x' }), 'not-json'],
  ['an undefined field', () => ({ ...defaultContent, id: undefined }), 'not-json'],
  ['a hole', () => ({ ...defaultContent, judgementDie: new Array(3) }), 'not-json'],
  ['effects in effects in effects in effects', () => deep(4), 'nested-too-deep'],
  ['nothing at all', () => undefined, 'not-json'],
  ['a number', () => 7, 'wrong-type'],
])('%s is refused', (_what, make, code) => {
  expect(codeOf(make())).toBe(code);
});

test('effects may be three deep', () => {
  expect(codeOf(deep(3))).toBeUndefined();
});

test('minus nothing is read as nothing', () => {
  const pack = readContent(replaced(copyJson(defaultContent), ['heroes', 'tamsin', 'attributes', 'RES'], -0));
  expect(Object.is(pack.heroes.tamsin?.attributes.RES, 0)).toBe(true);
});

const cyclic = (): unknown => {
  const pack: Record<string, unknown> = { ...defaultContent };
  pack.heroes = pack;
  return pack;
};

/** A roll for a roll for a roll. */
const deep = (levels: number): unknown => {
  let effect: object = { op: 'heal', amount: 1 };
  for (let i = 0; i < levels; i++) effect = { op: 'roll', needs: 4, effects: [effect] };
  return replaced(defaultContent, ['gods', 'ista', 'effigyPower', 'effects'], [effect]);
};
