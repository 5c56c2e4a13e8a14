import { copyJson } from '@rulewright/core';
import { expect, test } from 'vitest';
import { deckRefusal } from './deck-problem.js';
import { defaultContent } from './default.js';
import type { Effect } from './pack.js';

const days = (count: number): object => ({ id: 'day', name: 'Day', kind: 'judgementDay', count, effects: [] });
const event = (effects: readonly unknown[], fields: object = {}): object => ({
  id: 'card',
  name: 'Card',
  kind: 'event',
  count: 1,
  effects,
  ...fields,
});
const deck = (...cards: readonly object[]): object => ({ cards });
const choose = (effect: unknown): object => ({ op: 'choose', options: [{ effects: [effect] }] });

test('a deck of another size with any of the effects is accepted (JOG-DECK-002)', () => {
  const effects: readonly Effect[] = [
    { op: 'lose', resource: 'food', amount: 0 },
    { op: 'lose', resource: 'food', amount: 1, perExtraCharacter: 1 },
    { op: 'losePerCharacter', resource: 'wood', amount: 1, where: 'building' },
    { op: 'loseFraction', resource: 'stone', numerator: 1, denominator: 3 },
    { op: 'losePerBuilding', resource: 'magic', amount: 1, building: 'temple' },
    { op: 'gain', resource: 'food', amount: 0, dice: 2 },
    { op: 'choose', options: [{ effects: [] }, { effects: [{ op: 'drawAgain', count: 1 }] }] },
    { op: 'scry', count: 8, mayBottom: 8 },
    { op: 'sendHome', where: 'any', to: 'townHall' },
  ];
  expect(deckRefusal(deck(days(3), event(effects)), 3)).toBeUndefined();
  expect(deckRefusal(copyJson(defaultContent.judgementDecks.default), 3)).toBeUndefined();
});

test('there must be as many Judgement Days as lose the game: two of three are too few, three are enough', () => {
  expect(deckRefusal(deck(days(2)), 3)).toEqual({
    code: 'too-few-judgement-days',
    rule: 'JOG-DECK-002',
    path: 'cards',
    detail: { least: 3, days: 2 },
  });
  expect(deckRefusal(deck(days(2), { ...days(1), id: 'dusk' }), 3)).toBeUndefined();
  expect(deckRefusal(deck(days(3)), 4)).toMatchObject({ code: 'too-few-judgement-days' });
});

test.each<[what: string, deck: unknown, code: string, path: string, rule?: string]>([
  ['nothing', null, 'wrong-type', ''],
  ['a text', 'default', 'wrong-type', ''],
  ['a list', [], 'missing-field', 'cards'],
  ['no cards', {}, 'missing-field', 'cards'],
  ['cards that are no list', { cards: {} }, 'not-a-list', 'cards'],
  ['an unknown field', { cards: [], shuffle: true }, 'unknown-field', 'shuffle'],
  ['a card without a name', deck({ ...days(3), name: '' }), 'empty', 'cards[0].name'],
  ['a card that is no object', { cards: [1] }, 'wrong-type', 'cards[0]'],
  ['an id that plain objects have', deck(days(3), event([], { id: 'constructor' })), 'bad-id', 'cards[1].id'],
  ['an id twice', deck(days(3), event([]), event([])), 'duplicate-id', 'cards[2].id'],
  ['a count of none', deck(days(3), event([], { count: 0 })), 'too-small', 'cards[1].count'],
  ['half a card', deck(days(3), event([], { count: 0.5 })), 'not-a-whole-number', 'cards[1].count'],
  ['a count as text', deck(days(3), event([], { count: '2' })), 'not-a-whole-number', 'cards[1].count'],
  ['an endless deck', deck(days(3), event([], { count: 1e9 })), 'too-large', 'cards[1].count'],
  ['one card too many of a kind', deck(event([], { count: 1001 })), 'too-large', 'cards[0].count'],
  ['too many cards in all', deck(days(3), event([], { count: 998 })), 'too-many-cards', 'cards'],
  ['an unknown kind', deck(days(3), event([], { kind: 'boon' })), 'unknown-kind', 'cards[1].kind'],
  ['an unknown source', deck(days(3), event([], { source: 'web' })), 'unknown-source', 'cards[1].source'],
  ['an unknown effect', deck(days(3), event([{ op: 'win' }])), 'unknown-effect', 'cards[1].effects[0].op'],
  ['an effect without op', deck(days(3), event([{}])), 'unknown-effect', 'cards[1].effects[0].op'],
  [
    'a loss of gold',
    deck(event([{ op: 'lose', resource: 'gold', amount: 1 }])),
    'unknown-resource',
    'cards[0].effects[0].resource',
  ],
  [
    'a negative loss',
    deck(event([{ op: 'lose', resource: 'food', amount: -1 }])),
    'too-small',
    'cards[0].effects[0].amount',
  ],
  [
    'a loss nowhere',
    deck(event([{ op: 'losePerCharacter', resource: 'food', amount: 1, where: 'moon' }])),
    'unknown-place',
    'cards[0].effects[0].where',
  ],
  [
    'a division by nothing',
    deck(event([{ op: 'loseFraction', resource: 'food', numerator: 1, denominator: 0 }])),
    'too-small',
    'cards[0].effects[0].denominator',
  ],
  [
    'a loss for each Town Hall',
    deck(event([{ op: 'losePerBuilding', resource: 'food', amount: 1, building: 'townHall' }])),
    'unknown-building',
    'cards[0].effects[0].building',
  ],
  [
    'a thousand dice',
    deck(event([{ op: 'gain', resource: 'food', amount: 1, dice: 1000 }])),
    'too-large',
    'cards[0].effects[0].dice',
  ],
  ['no options', deck(event([{ op: 'choose', options: [] }])), 'no-options', 'cards[0].effects[0].options'],
  ['a look at nine', deck(event([{ op: 'scry', count: 9, mayBottom: 0 }])), 'too-large', 'cards[0].effects[0].count'],
  [
    'more to the bottom than were seen',
    deck(days(3), event([{ op: 'scry', count: 2, mayBottom: 3 }])),
    'too-large',
    'cards[1].effects[0].mayBottom',
    'JOG-DECK-009',
  ],
  ['a look at none', deck(event([{ op: 'scry', count: 0, mayBottom: 0 }])), 'too-small', 'cards[0].effects[0].count'],
  ['draws without end', deck(event([{ op: 'drawAgain', count: 101 }])), 'too-large', 'cards[0].effects[0].count'],
  [
    'a journey elsewhere',
    deck(event([{ op: 'sendHome', where: 'any', to: 'marsh' }])),
    'unknown-place',
    'cards[0].effects[0].to',
  ],
  [
    'a choice in a choice in a choice in a choice',
    deck(event([choose(choose(choose(choose({ op: 'drawAgain', count: 1 }))))])),
    'nested-too-deep',
    'cards[0].effects[0].options[0].effects[0].options[0].effects[0].options[0].effects[0]',
    'JOG-DECK-008',
  ],
  [
    'a Judgement Day that does something',
    deck({ ...days(3), effects: [{ op: 'drawAgain', count: 1 }] }),
    'judgement-day-with-effects',
    'cards[0].effects',
    'JOG-JUDG-003',
  ],
])('%s is refused', (_what, value, code, path, rule = 'JOG-DECK-002') => {
  expect(deckRefusal(value, 3)).toMatchObject({ code, path, rule });
});

test('three nested choices are accepted', () => {
  const effect = choose(choose(choose({ op: 'drawAgain', count: 1 })));
  expect(deckRefusal(deck(days(3), event([effect])), 3)).toBeUndefined();
});
