import { expect, expectTypeOf, test } from 'vitest';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import { act } from '../match/act.js';
import { createMatch } from '../match/create-match.js';
import type { Words } from '../presentation.js';
import { scripted } from '../testing/scripted.js';
import type { Hidden } from '../view/secrets.js';
import { story, type View, view } from '../view/view.js';
import { choiceGroup, choiceInWords, eventInWords, questionInWords, refusalInWords } from './index.js';

const words: Words<Bidding> = {
  events: {
    // A watcher reads of a card without its value, and the types say so.
    Dealt: ({ to, card }) => `${to} gets ${typeof card === 'number' ? card : 'a card'}`,
    DeckLeft: () => 'the rest is the deck',
    BidsShown: ({ bids }, state) => `${Object.values(bids).join(' against ')} in round ${state?.round ?? '?'}`,
    Scored: ({ by, points }) => `${by} scores ${points}`,
    RoundEnded: () => '',
  },
  decision: ({ kind }) => kind,
  choices: {
    bid: bid => `bids ${bid}`,
    claim: ({ points }, { proposal }) => `claims ${points} of ${proposal?.most ?? '?'}`,
    again: again => (again ? 'again' : 'enough'),
  },
  groups: { bid: bid => (bid > 0 ? { heading: 'bid', label: `${bid}` } : undefined) },
  outcome: ({ reason }) => reason,
};
const match = createMatch(bidding, {
  players: ['ann', 'bob'],
  dice: scripted({ order: [3, 1, 0, 2] }, 4, 5, 6, 4, 5, 6, 1, 1, 1),
});
const [bid] = match.decisions;
if (!bid) throw new Error('nothing is asked');
const asked = { id: 7, by: 'ann', rule: 'BID-4' } as const;

test('the question of a secret answer has no details, and that of an open one has them', () => {
  const told: Words<Bidding> = { ...words, decision: ({ kind, about }) => `${kind} ${JSON.stringify(about)}` };
  const { state } = view(match);
  const detailed = { ...bid, about: { card: 3 } };
  expect(questionInWords(told, detailed, 2, state)).toBe('bid {"card":3}');
  expect(questionInWords(told, detailed, { hidden: true }, state)).toBe('bid undefined');
});

test('an answer has the label of its kind, with its question and the table', () => {
  expect(choiceInWords(words, bid, 2)).toBe('bids 2');
  expect(choiceInWords(words, { ...asked, kind: 'claim', proposal: { most: 4 } }, { points: 3 })).toBe('claims 3 of 4');
  expect(choiceInWords(words, { ...asked, kind: 'again' }, false)).toBe('enough');
});

test('a secret answer has a label of its own', () => {
  const [answer] = story(act(match, { decision: bid.id, by: 'ann', choice: 2 }), 'bob').filter(
    record => record.kind === 'action',
  );
  expect(choiceInWords(words, bid, answer?.choice)).toBe('An answer that is still secret');
  expect(choiceInWords({ ...words, secret: '…' }, bid, answer?.choice)).toBe('…');
});

test('JSON tells everything that has no words', () => {
  expect(choiceInWords(words, { ...asked, kind: 'roll' }, [3, 4])).toBe('[3,4]');
  const strange = { type: 'Moved', to: 3 } as never;
  expect(eventInWords(words, strange)).toBe('{"type":"Moved","to":3}');
});

test('a group is the heading of a kind, where it has one', () => {
  expect(choiceGroup(words, bid, 1)).toEqual({ heading: 'bid', label: '1' });
  expect(choiceGroup(words, bid, 0)).toBeUndefined();
  expect(choiceGroup(words, { ...asked, kind: 'again' }, true)).toBeUndefined();
});

test('events are told as the viewer knows them', () => {
  const told = (viewer?: string): readonly string[] =>
    story(match, viewer).flatMap(record => (record.kind === 'event' ? [eventInWords(words, record.event)] : []));
  expect(told('ann')).toEqual(['ann gets 3', 'bob gets a card', 'the rest is the deck']);
  expect(told()).toEqual(['ann gets a card', 'bob gets a card', 'the rest is the deck']);
  expect(eventInWords(words, { type: 'BidsShown', bids: { ann: 1, bob: 2 } }, view(match).state)).toBe(
    '1 against 2 in round 0',
  );
});

test('a view has the types of its game, the hidden parts included', () => {
  const seen = view(match, 'ann');
  expectTypeOf(seen).toEqualTypeOf<View<Bidding>>();
  expectTypeOf(seen.state.hands).toEqualTypeOf<Readonly<Record<string, number | Hidden>>>();
  expectTypeOf(seen.state.round).toEqualTypeOf<number>();
  expectTypeOf(seen.options.tie).toEqualTypeOf<'both' | 'none'>();
});

test('a refusal has the words of the game and its rule; without words it has its code and its place', () => {
  const refusal = { code: 'too-low', rule: 'BID-1', path: 'choice', detail: { least: 2 } };
  expect(refusalInWords(words, refusal)).toBe('too-low at choice (BID-1) {"least":2}');
  const spoken = { ...words, refusal: ({ detail }: typeof refusal) => `bid at least ${detail.least}` } as typeof words;
  expect(refusalInWords(spoken, refusal)).toBe('bid at least 2 (BID-1)');
  expect(refusalInWords({ ...words, refusal: ({ code }) => code }, { code: 'stale' })).toBe('stale');
});
