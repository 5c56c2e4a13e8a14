import { copyJson, isObject, sameJson } from '@rulewright/core';
import { type Place, places, refusalOf, replaced, strangeValues, valueAt } from '@rulewright/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deckRefusal } from './deck-problem.js';
import { defaultContent } from './default.js';
import { readContent } from './read-content.js';

/** The code of the refusal; undefined when the pack is accepted, which must then equal the value given. */
const codeOf = (value: unknown): string | undefined =>
  refusalOf(() => expect(sameJson(readContent(value), value)).toBe(true))?.code;

/** The default pack with a small deck that has every effect. */
const everything: unknown = {
  ...defaultContent,
  judgementDecks: {
    default: {
      source: 'test',
      cards: [
        { id: 'day', name: 'Day', kind: 'judgementDay', count: 3, effects: [] },
        {
          id: 'all',
          name: 'All',
          kind: 'event',
          count: 1,
          effects: [
            { op: 'lose', resource: 'food', amount: 1, perExtraCharacter: 1 },
            { op: 'losePerCharacter', resource: 'food', amount: 1, where: 'any' },
            { op: 'loseFraction', resource: 'food', numerator: 1, denominator: 2 },
            { op: 'losePerBuilding', resource: 'food', amount: 1, building: 'any' },
            { op: 'gain', resource: 'food', amount: 1, dice: 1 },
            { op: 'choose', options: [{ effects: [{ op: 'drawAgain', count: 1 }] }] },
            { op: 'scry', count: 1, mayBottom: 1 },
            { op: 'sendHome', where: 'any', to: 'townHall' },
          ],
        },
      ],
    },
  },
};

const at = (place: Place): unknown => valueAt(everything, place);
const everywhere = places(everything);

test('a pack with every effect is accepted', () => {
  expect(codeOf(everything)).toBeUndefined();
});

test('no object takes a field that it does not have', () => {
  const objects = everywhere.filter(place => isObject(at(place)));
  expect(objects.length).toBeGreaterThan(60);
  for (const place of objects) {
    // Tables by id accept further entries, but `1` is no entry.
    const wanted = ['roles', 'judgementDecks'].includes(place.join()) ? 'wrong-type' : 'unknown-field';
    expect([place, codeOf(replaced(everything, [...place, 'extra'], 1))]).toEqual([place, wanted]);
  }
});

test('no number is below nothing, no fraction, and none is too large to count with', () => {
  const numbers = everywhere.filter(place => typeof at(place) === 'number');
  expect(numbers.length).toBeGreaterThan(80);
  for (const place of numbers) {
    const codes = [-1, 0.5, 1_000_001].map(n => codeOf(replaced(everything, place, n)));
    expect([place, codes]).toEqual([place, ['too-small', 'not-a-whole-number', 'too-large']]);
  }
});

test('no text is empty or endless, and no list endless', () => {
  for (const place of everywhere) {
    const value = at(place);
    if (typeof value === 'string') {
      for (const other of ['', 'x'.repeat(501)]) {
        expect([place, codeOf(replaced(everything, place, other))]).toEqual([place, expect.any(String)]);
      }
    } else if (Array.isArray(value)) {
      const long = codeOf(replaced(everything, place, new Array(1001).fill(value[0] ?? 'x')));
      expect([place, long]).toEqual([place, expect.any(String)]);
    }
  }
});

const anywhere = places(defaultContent);
const strange = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...strangeValues));

test('a pack with any value in place of any part is accepted as it is or refused by code', () => {
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.constantFrom(...anywhere), strange, (place, value) => {
      if (codeOf(replaced(defaultContent, place, value)) === undefined) accepted += 1;
      else refused += 1;
    }),
    { numRuns: 400, seed: 1 },
  );
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(200);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('no value given for a deck makes the reader throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ cards: fc.anything() })), value => {
      expect(deckRefusal(value, 3)).toMatchObject({ code: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/) });
    }),
    { numRuns: 300, seed: 2 },
  );
});

test.each<[what: string, make: () => unknown, code: string]>([
  ['a cycle', () => cyclic(), 'nested-too-deep'],
  ['nesting without end', () => JSON.parse('['.repeat(5000) + ']'.repeat(5000)), 'nested-too-deep'],
  ['a class instance', () => new (class Pack {})(), 'not-plain-json'],
  ['a key that reaches for the prototype', () => JSON.parse('{"__proto__": {}}'), 'forbidden-key'],
  ['a constructor', () => JSON.parse('{"roles": {"constructor": {}}}'), 'forbidden-key'],
  ['a function', () => ({ ...defaultContent, id: () => 'x' }), 'not-json'],
  ['an undefined field', () => ({ ...defaultContent, id: undefined }), 'not-json'],
  ['a hole', () => ({ ...defaultContent, tiles: new Array(3) }), 'not-json'],
  ['nothing at all', () => undefined, 'not-json'],
  ['a number', () => 7, 'wrong-type'],
])('%s is refused', (_what, make, code) => {
  expect(codeOf(make())).toBe(code);
});

test('minus nothing is read as nothing', () => {
  const pack = readContent(replaced(copyJson(defaultContent), ['explore', 'cost', 'food'], -0));
  expect(Object.is(pack.explore.cost.food, 0)).toBe(true);
});

const cyclic = (): unknown => {
  const pack: Record<string, unknown> = { ...defaultContent };
  pack.roles = pack;
  return pack;
};
