import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { places, refusalOf, replaced, strangeValues, without } from '../testing/values.js';
import { type ContentKind, contentProblem, firstRepeat, readContent } from './index.js';

interface Deck {
  readonly name: string;
  readonly cards: readonly { readonly id: string; readonly count: number }[];
  readonly pair: readonly [string, string];
}
const text = v.pipe(v.string('not-a-text'), v.minLength(1, 'empty'));
const decks: ContentKind<Deck, 'DECK-1' | 'DECK-2'> = {
  shape: v.strictObject({
    name: text,
    cards: v.array(v.strictObject({ id: text, count: v.number('not-a-number') })),
    pair: v.strictTuple([text, text]),
  }),
  problem({ name, cards }) {
    if (name === 'cursed') return { code: 'cursed', path: 'name', rule: 'DECK-2' };
    const at = firstRepeat(cards.map(({ id }) => id));
    return at === undefined ? undefined : { code: 'duplicate-id', path: `cards[${at}].id` };
  },
  rules: { cards: 'DECK-1', name: 'DECK-1' },
};
const deck: Deck = { name: 'Short', cards: [{ id: 'a', count: 2 }], pair: ['x', 'y'] };

describe('content is read', () => {
  test('into a frozen copy', () => {
    const read = readContent(decks, deck);
    expect(read).toEqual(deck);
    expect(read.cards).not.toBe(deck.cards);
    expect([Object.isFrozen(read), Object.isFrozen(read.cards[0]), Object.isFrozen(deck.cards[0])]).toEqual([
      true,
      true,
      false,
    ]);
    expect(contentProblem(decks, deck)).toBeUndefined();
  });

  test.each<[value: unknown, refusal: object]>([
    [without(deck, ['name']), { code: 'missing-field', path: 'name', rule: 'DECK-1' }],
    [
      { ...deck, colour: 'red' },
      { code: 'unknown-field', path: 'colour' },
    ],
    [replaced(deck, ['cards', '0', 'count'], 'two'), { code: 'not-a-number', path: 'cards[0].count', rule: 'DECK-1' }],
    [replaced(deck, ['cards'], 3), { code: 'wrong-type', path: 'cards', rule: 'DECK-1' }],
    [replaced(deck, ['pair'], ['x', 'y', 'z']), { code: 'too-long', path: 'pair[2]' }],
    [replaced(deck, ['name'], ''), { code: 'empty', path: 'name', rule: 'DECK-1' }],
    [replaced(deck, ['name'], 'cursed'), { code: 'cursed', path: 'name', rule: 'DECK-2' }],
    [replaced(deck, ['cards', '1'], deck.cards[0]), { code: 'duplicate-id', path: 'cards[1].id', rule: 'DECK-1' }],
    [new Map(), { code: 'not-plain-json', path: '' }],
    [null, { code: 'wrong-type', path: '' }],
  ])('or refused by code, field and rule: %j', (value, refusal) => {
    expect(contentProblem(decks, value)).toEqual(refusal);
    expect(refusalOf(() => readContent(decks, value))).toEqual(refusal);
  });

  test('with any value in place of any part: accepted as it is, or refused by a code', () => {
    const strange = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...strangeValues));
    fc.assert(
      fc.property(fc.constantFrom(...places(deck)), strange, (place, value) => {
        const given = replaced(deck, place, value);
        const problem = contentProblem(decks, given);
        if (problem) expect(problem.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
        else expect(readContent(decks, given)).toEqual(given);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

test('firstRepeat gives the place of the first item that occurs a second time', () => {
  expect([['a', 'b', 'a', 'b'], ['a', 'b'], []].map(firstRepeat)).toEqual([2, undefined, undefined]);
});
