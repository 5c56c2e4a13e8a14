import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contentConformance } from '../testing/content-conformance.js';
import { refusalOf, replaced, without } from '../testing/values.js';
import { type ContentKind, contentProblem, firstRepeat, readContent } from './index.js';

interface Deck {
  readonly name: string;
  readonly cards: readonly { readonly id: string; readonly count: number }[];
  readonly pair: readonly [string, string];
}
const text = v.pipe(v.string('not-a-text'), v.minLength(1, 'empty'), v.maxLength(20, 'too-long'));
const count = v.pipe(
  v.number('not-a-number'),
  v.integer('not-a-whole-number'),
  v.minValue(0, 'too-small'),
  v.maxValue(99, 'too-large'),
);
const decks: ContentKind<Deck, 'DECK-1' | 'DECK-2'> = {
  shape: v.strictObject({
    name: text,
    cards: v.pipe(v.array(v.strictObject({ id: text, count })), v.maxLength(9, 'too-long')),
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
      { code: 'unknown-field', path: 'colour', detail: { known: ['name', 'cards', 'pair'] } },
    ],
    [replaced(deck, ['cards', '0', 'count'], 'two'), { code: 'not-a-number', path: 'cards[0].count', rule: 'DECK-1' }],
    [
      replaced(deck, ['cards'], 3),
      { code: 'wrong-type', path: 'cards', rule: 'DECK-1', detail: { expected: 'Array' } },
    ],
    [replaced(deck, ['pair'], ['x', 'y', 'z']), { code: 'too-long', path: 'pair[2]' }],
    [replaced(deck, ['name'], ''), { code: 'empty', path: 'name', rule: 'DECK-1', detail: { least: 1 } }],
    [replaced(deck, ['name'], 'cursed'), { code: 'cursed', path: 'name', rule: 'DECK-2' }],
    [replaced(deck, ['cards', '1'], deck.cards[0]), { code: 'duplicate-id', path: 'cards[1].id', rule: 'DECK-1' }],
    [new Map(), { code: 'not-plain-json', path: '' }],
    [null, { code: 'wrong-type', path: '', detail: { expected: 'Object' } }],
  ])('or refused by code, field and rule: %j', (value, refusal) => {
    expect(contentProblem(decks, value)).toEqual(refusal);
    expect(refusalOf(() => readContent(decks, value))).toEqual(refusal);
  });
});

contentConformance(test, {
  what: 'a deck',
  content: deck,
  read: value => readContent(decks, value),
  most: { text: 20, list: 9 },
  tries: 300,
});

test('content that throws when it is read is refused', () => {
  const trap = {
    get name(): string {
      throw new Error('not now');
    },
  };
  expect(contentProblem(decks, trap)).toEqual({ code: 'malformed', path: '' });
});

test('a name that a schema does not list is refused with the names that it lists', () => {
  const kinds = v.variant(
    'op',
    [v.strictObject({ op: v.literal('lose') }), v.strictObject({ op: v.literal('gain') })],
    'unknown-effect',
  );
  const shape = v.strictObject({ colour: v.picklist(['red', 'blue'], 'unknown-colour'), effects: v.array(kinds) });
  const names: ContentKind<unknown, string> = { shape, problem: () => undefined };
  expect(contentProblem(names, { colour: 'rd', effects: [] })).toEqual({
    code: 'unknown-colour',
    path: 'colour',
    detail: { name: 'rd', known: ['red', 'blue'] },
  });
  expect(contentProblem(names, { colour: 'red', effects: [{ op: 'loose' }] })).toEqual({
    code: 'unknown-effect',
    path: 'effects[0].op',
    detail: { name: 'loose', known: ['lose', 'gain'] },
  });
  // Something that is no name is refused with the names as well.
  expect(contentProblem(names, { colour: 3, effects: [] })).toEqual({
    code: 'unknown-colour',
    path: 'colour',
    detail: { known: ['red', 'blue'] },
  });
});

test('a refusal says what may stand instead: the fields, the bounds, the kind of value', () => {
  const effect = v.variant(
    'op',
    [
      v.strictObject({ op: v.literal('lose'), amount: v.pipe(v.number(), v.maxValue(9, 'too-large')) }),
      v.strictObject({ op: v.picklist(['gain', 'find']), dice: v.exactOptional(v.number()), card: v.string() }),
    ],
    'unknown-effect',
  );
  const cards = v.record(
    v.string(),
    v.strictObject({ effects: v.pipe(v.array(v.lazy(() => effect)), v.minLength(1, 'too-few')) }),
  );
  const kind: ContentKind<unknown, string> = { shape: v.strictObject({ cards }), problem: () => undefined };
  const problemOf = (effects: unknown) => contentProblem(kind, { cards: { woe: { effects } } });
  const at = 'cards.woe.effects';
  // Only the fields of that effect.
  expect(problemOf([{ op: 'find', card: 'a', amont: 2 }])).toEqual({
    code: 'unknown-field',
    path: `${at}[0].amont`,
    detail: { known: ['op', 'dice', 'card'] },
  });
  expect(problemOf([{ op: 'lose', amount: 1, dice: 2 }])).toEqual({
    code: 'unknown-field',
    path: `${at}[0].dice`,
    detail: { known: ['op', 'amount'] },
  });
  expect(problemOf([{ op: 'lose', amount: 12 }])).toEqual({
    code: 'too-large',
    path: `${at}[0].amount`,
    detail: { most: 9 },
  });
  expect(problemOf([])).toEqual({ code: 'too-few', path: at, detail: { least: 1 } });
  expect(problemOf('lose')).toEqual({ code: 'wrong-type', path: at, detail: { expected: 'Array' } });
  expect(problemOf(['lose'])).toEqual({ code: 'not-an-object', path: `${at}[0]` });
});

test('firstRepeat gives the place of the first item that occurs a second time', () => {
  expect([['a', 'b', 'a', 'b'], ['a', 'b'], []].map(firstRepeat)).toEqual([2, undefined, undefined]);
});
