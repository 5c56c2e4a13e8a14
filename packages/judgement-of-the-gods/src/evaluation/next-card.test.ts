import { choose, createMatch, history } from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent as pack } from '../content/index.js';
import type { Effect, JudgementCard } from '../content/pack.js';
import { judgementOfTheGods as game } from '../index.js';
import { seenDeck } from '../match/decks.js';
import { type Layout, village } from '../testing/village.js';
import type { Village } from '../vocabulary/index.js';
import { nextCards, type Toll, threatOf, tollOf } from './next-card.js';

const cards = pack.judgementDecks.default?.cards ?? [];
const events = cards.filter(({ kind }) => kind === 'event');
const resources = ['food', 'wood', 'stone', 'magic'] as const;

const stateOf = (layout: Layout): Village => village(layout).position as Village;

/** The toll of a card by the rules when every die shows one and the player picks the cheapest option. */
const takenByRules = (layout: Layout, card: JudgementCard): Toll => {
  const decks = { judgement: [card.id, 'judgement-day', 'judgement-day', 'judgement-day', 'flood'] };
  const dice = card.effects.flatMap(effect => (effect.op === 'gain' ? Array<number>(effect.dice ?? 0).fill(1) : []));
  const setup = village({ ...layout, phase: 'judgement', decks });
  const match = createMatch(game, { ...setup, dice: scripted(...dice) });
  const [asked] = match.decisions;
  const settled = asked?.kind === 'cardOption' ? choose(match, 0) : match;
  const drawn = history(settled)
    .flatMap(({ records }) => records)
    .flatMap(record => (record.kind === 'event' && record.event.type === 'PoolChanged' ? [record.event] : []));
  const change = drawn[0]?.why === 'card' ? drawn[0].change : {};
  return Object.fromEntries(resources.map(resource => [resource, 0 - (change[resource] ?? 0)])) as unknown as Toll;
};

const six = ['chieftain', 'farmer', 'miner', 'woodsman', 'gatherer', 'shaman'];
const tables: Readonly<Record<string, Layout>> = {
  'four at the Town Hall': {},
  'six, protected and on marshes': {
    roles: six,
    tiles: {
      '1,0': 'plains farm',
      '2,0': 'mountain mine',
      '0,1': 'forest lumberMill',
      '0,2': 'hill temple',
      '-1,0': 'marsh',
    },
    at: { farmer: '1,0', miner: '2,0', woodsman: '0,1', shaman: '0,2', chieftain: '-1,0' },
    pool: { food: 83, wood: 71, stone: 66, magic: 97 },
  },
};

for (const [name, layout] of Object.entries(tables)) {
  test.each(events.map(card => [card.id, card] as const))(`${name}: %s takes what the rules take`, (_, card) => {
    expect(tollOf({ pack, state: stateOf(layout) }, card)).toEqual(takenByRules(layout, card));
  });
}

test('the cheapest option of a choice counts, and gains take nothing', () => {
  const effects: readonly Effect[] = [
    {
      op: 'choose',
      options: [
        { effects: [{ op: 'lose', resource: 'food', amount: 30 }] },
        { effects: [{ op: 'lose', resource: 'wood', amount: 3 }] },
      ],
    },
    { op: 'gain', resource: 'magic', amount: 4, dice: 2 },
  ];
  const card: JudgementCard = { id: 'x', name: 'x', kind: 'event', count: 1, effects };
  expect(tollOf({ pack, state: stateOf({}) }, card)).toEqual({ food: 0, wood: 3, stone: 0, magic: -6 });
});

test('the next card is predicted from public knowledge alone', () => {
  expect(nextCards({ size: 3, top: ['quake'], unknown: { flood: 2 }, bottom: [] })).toEqual([
    { card: 'quake', probability: 1 },
  ]);
  expect(nextCards({ size: 4, top: [], unknown: { flood: 2, quake: 1 }, bottom: ['flood'] })).toEqual([
    { card: 'flood', probability: 2 / 3 },
    { card: 'quake', probability: 1 / 3 },
  ]);
  expect(nextCards({ size: 1, top: [], unknown: {}, bottom: ['flood'] })).toEqual([{ card: 'flood', probability: 1 }]);
  expect(nextCards({ size: 0, top: [], unknown: {}, bottom: [] })).toEqual([]);
});

test('a card that takes the last of a resource is ruin, and a Judgement Day takes nothing', () => {
  const deck = pack.judgementDecks.default;
  if (!deck) throw new Error('no deck');
  const threat = (food: number) => {
    const state = stateOf({ pool: { food }, decks: { judgement: ['field-blight', 'rich-vein', 'judgement-day'] } });
    return threatOf({ pack, state }, deck, seenDeck(state.decks.judgement));
  };
  // Field Blight takes 12 food.
  expect(threat(13)).toEqual({ worst: { food: 12, wood: 0, stone: 0, magic: 0 }, ruin: 0, day: 1 / 3 });
  expect(threat(12).ruin).toBe(1 / 3);
});
