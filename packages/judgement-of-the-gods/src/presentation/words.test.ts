import {
  choose,
  createMatch,
  type Decision,
  history,
  type Match,
  manual,
  type Outcome,
  type SeenEvent,
  story,
  view,
} from '@rulewright/core';
import { type Bot, playOut, randomBot } from '@rulewright/core/bots';
import { d6, Random } from '@rulewright/core/dice';
import { choiceInWords, eventInWords } from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';
import { defaultContent } from '../content/index.js';
import type { Effect } from '../content/pack.js';
import { judgementOfTheGods as game } from '../index.js';
import { type Layout, village } from '../testing/village.js';
import type { Jog } from '../vocabulary/index.js';
import { effectsInWords } from './english.js';
import { createPresentation, german, presentation } from './index.js';
import { namesOf } from './names.js';

const { words } = presentation;
const say = (event: SeenEvent<Jog>): string => eventInWords(words, event);

/** Every kind of effect, some of them twice, so that a short game meets all questions about cards. */
const cards: Readonly<Record<string, readonly Effect[]>> = {
  woe: [
    {
      op: 'choose',
      options: [{ effects: [{ op: 'lose', resource: 'food', amount: 9, perExtraCharacter: 2 }] }, { effects: [] }],
    },
    { op: 'gain', resource: 'wood', amount: 1, dice: 2 },
  ],
  sight: [{ op: 'scry', count: 3, mayBottom: 2 }],
  hunger: [
    { op: 'losePerCharacter', resource: 'food', amount: 30, where: 'any' },
    { op: 'losePerBuilding', resource: 'wood', amount: 3, building: 'farm' },
  ],
  exile: [
    { op: 'sendHome', where: 'any', to: 'townHall' },
    { op: 'loseFraction', resource: 'stone', numerator: 1, denominator: 2 },
    { op: 'drawAgain', count: 1 },
  ],
};
const tiles = {
  '1,0': 'magical-hill temple hallowed',
  '0,1': 'forest',
  '1,1': 'magical-plains',
  '-1,0': 'mountain mine',
};
const rich = { food: 300, wood: 300, stone: 300, magic: 300, gold: 9 };
const decks = {
  terrain: ['marsh', 'forest', 'magical-marsh', 'hill', 'plains'],
  building: ['farm', 'mine', 'temple', 'lumberMill', 'farm'],
} as const;

/** Tables from which random play soon meets rare events. */
const layouts: readonly Layout[] = [
  {
    tiles,
    pool: rich,
    decks,
    cards,
    at: { chieftain: '1,0', shaman: '1,0', farmer: '1,0' },
    statue: { pieces: 2, at: '1,0' },
  },
  { tiles, pool: rich, decks, cards, at: { chieftain: '1,1', shaman: '1,0' } },
  {
    tiles,
    pool: rich,
    decks,
    cards,
    at: { farmer: '0,1', gatherer: '0,1' },
    options: { explorePlacement: 'placeThenReveal', buildReturnOrder: 'chosen', adjacency: 'king' },
  },
  {
    tiles,
    pool: { gold: 4, food: 20 },
    decks,
    cards,
    players: 2,
    options: { alchemyResources: 'withGold', tradeOnMarshDraw: true },
  },
  {
    tiles,
    pool: { ...rich, food: 40, gold: 3 },
    decks: { ...decks, judgement: ['hunger', 'hunger'] },
    cards,
    phase: 'judgement',
  },
  {
    tiles,
    pool: rich,
    decks: { ...decks, judgement: ['judgement-day', 'woe'] },
    cards,
    phase: 'judgement',
    judgementDays: 2,
  },
  { tiles, pool: rich, decks: { ...decks, judgement: [] }, cards, phase: 'judgement' },
];

/** Answers at random, every kind of action as likely as any other. */
const eager = (seed: string): Bot<Jog> => ({
  name: 'eager',
  answer: (match, decision) => {
    if (decision.kind !== 'turn') return randomBot<Jog>(seed).answer(match, decision);
    const random = Random.fromSeed(`${seed} ${decision.id}`);
    const { id, by, options = [] } = decision;
    const wanted = random.pick([...new Set(options.map(choice => choice.do))]);
    return { decision: id, by, choice: random.pick(options.filter(choice => choice.do === wanted)) };
  },
});

const played = (start: Match<Jog>, seed: string): Match<Jog> =>
  playOut(start, Object.fromEntries(start.header.players.map(player => [player, eager(`${seed} ${player}`)])), {
    maxActions: 400,
  });

const matches = (): readonly Match<Jog>[] => [
  ...layouts.flatMap((layout, i) =>
    ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => played(createMatch(game, { ...village(layout), seed }), `${i} ${seed}`)),
  ),
  ...[2, 3, 4, 5, 6].map(players => played(createMatch(game, { players, seed: 'words' }), `${players}`)),
  played(createMatch(game, { players: 3, dice: manual() }), 'by hand'),
  choose(createMatch(game, village({ turn: 'farmer', pool: { food: 100 } })), {
    do: 'merchant',
    give: 'food',
    receive: 'wood',
  }),
];

const flawed = /undefined|\[object|NaN|null|true|false|[{}[\]]|^\s*$|\s\s|\.\./;

describe('the words for every event, question and outcome', () => {
  const events: SeenEvent<Jog>[] = [];
  const asked: Decision<Jog>[] = [];
  const outcomes: Outcome[] = [];
  for (const match of matches()) {
    for (const moment of history(match)) asked.push(...moment.decisions);
    // The story as a spectator sees it: everything hidden is left out.
    for (const record of story(match)) if (record.kind === 'event') events.push(record.event);
    if (match.outcome) outcomes.push(match.outcome);
  }

  test('the matches of this test meet all of them', () => {
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(Object.keys(words.events).sort());
    expect([...new Set(asked.map(({ kind }) => kind))].sort()).toEqual([
      'building',
      'cardOption',
      'consent',
      'nextCharacter',
      'returnOrder',
      'roll',
      'sink',
      'square',
      'tile',
      'turn',
      'window',
    ]);
    expect([...new Set(outcomes.map(({ reason }) => reason))].sort()).toEqual([
      'empty-judgement-deck',
      'exhausted-by-card',
      'exhausted-by-exchange',
      'exhausted-by-payment',
      'statue-completed',
      'third-judgement-day',
    ]);
    const does = asked.flatMap(one => (one.kind === 'turn' ? (one.options ?? []) : [])).map(choice => choice.do);
    expect(new Set(does).size).toBe(12);
    const whys = events.flatMap(event => (event.type === 'PoolChanged' ? [event.why] : []));
    expect(new Set(whys).size).toBe(12);
  });

  test('every sentence is complete', () => {
    const told = [...events.map(say), ...outcomes.map(outcome => words.outcome(outcome))];
    expect(told.filter(text => flawed.test(text) || !/^[A-Z\d].*\.$/s.test(text.replace(/^p\d/, 'P')))).toEqual([]);
    const said = asked.flatMap(decision => [
      words.decision(decision),
      ...(decision.options ?? []).map(option => choiceInWords(words, decision, option)),
    ]);
    expect(said.filter(text => flawed.test(text))).toEqual([]);
  });

  test('every option of a question has a label of its own', () => {
    for (const decision of asked) {
      const labels = (decision.options ?? []).map(option => choiceInWords(words, decision, option));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('every question can be told without its secret part', () => {
    for (const decision of asked) {
      const { about: _, proposal: __, ...rest } = decision;
      const unknown = rest as Decision<Jog>;
      const said = [
        words.decision(unknown),
        ...(decision.options ?? []).map(option => choiceInWords(words, unknown, option)),
      ];
      expect(said.filter(text => flawed.test(text))).toEqual([]);
    }
    expect(choiceInWords(words, asked[0] as Decision<Jog>, { hidden: true })).toBe('An answer that is still secret');
  });
});

const line = { stage: '', rule: 'JOG-PROD-003', after: 0 } as const;

test.each<readonly [SeenEvent<Jog>, string]>([
  [
    {
      type: 'PoolChanged',
      why: 'produce',
      change: { food: 19 },
      tallies: [
        {
          name: 'food',
          total: 19,
          lines: [
            { ...line, op: 'base', amount: 10, source: 'farmer' },
            { ...line, op: 'times', amount: [3, 2], round: 'down' },
            { ...line, op: 'add', amount: 4, source: 'die' },
          ],
        },
      ],
    },
    'The Farmer produces 19 food (10 × 3/2 + 4).',
  ],
  [
    {
      type: 'PoolChanged',
      why: 'produce',
      change: { magic: 7 },
      tallies: [
        {
          name: 'magic',
          total: 7,
          lines: [
            { ...line, op: 'base', amount: 6, source: 'chieftain' },
            { ...line, op: 'times', amount: [1, 1], round: 'down' },
            { ...line, op: 'add', amount: 0, rejected: 'cursed' },
            { ...line, op: 'add', amount: 1, source: 'die' },
          ],
        },
      ],
    },
    'The Chieftain produces 7 magic (6 + 1); the curse keeps the magic of the land out.',
  ],
  [
    {
      type: 'PoolChanged',
      why: 'card',
      change: { food: -7, wood: 3 },
      tallies: [
        {
          name: 'food lost',
          total: 7,
          lines: [
            { ...line, stage: 'effects', op: 'add', amount: 12, source: 'flood' },
            { ...line, stage: 'protection', op: 'add', amount: -5, source: 'farmer' },
            { ...line, stage: 'least', op: 'atLeast', amount: 0 },
          ],
        },
      ],
    },
    'The card takes 7 food and brings 3 wood (food lost: 12 − 5 (Farmer)).',
  ],
  [{ type: 'PoolChanged', why: 'card', change: {} }, 'The card takes nothing.'],
  [
    { type: 'PoolChanged', why: 'explore', change: { food: -10, wood: -5, stone: -5 } },
    'Exploring costs 10 food, 5 wood and 5 stone.',
  ],
  [
    { type: 'PoolChanged', why: 'templeAlchemy', change: { magic: -4, wood: -4, food: 4 } },
    'Temple Alchemy turns 4 wood and 4 magic into 4 food.',
  ],
  [{ type: 'PoolChanged', why: 'trade', change: { gold: -1, wood: 10 } }, 'The Trade turns 1 gold into 10 wood.'],
  [
    { type: 'TokenMoved', character: 'miner', from: { x: 0, y: 0 }, to: { x: -2, y: -1 }, how: 'rollCall' },
    'Roll Call brings the Miner from the Town Hall to 2W 1N.',
  ],
  [{ type: 'TilePlaced', tile: 'magical-hill', at: { x: 0, y: 3 } }, 'Magical Hill is laid at 3S.'],
  [
    { type: 'JudgementCardsSunk', positions: [0, 2] },
    'The 1st and 3rd of them go to the bottom of the judgement deck.',
  ],
  [
    { type: 'CardOptionChosen', card: 'tribute', option: 1 },
    'Tribute: the 2nd option is taken (lose 10 wood, and 9 more for each character beyond 4).',
  ],
  [{ type: 'JudgementCardDrawn', card: 'my-own-card', by: 'p2' }, 'p2 draws the judgement card My Own Card.'],
  // The outcome tells the reason, and stands beside the event.
  [
    { type: 'GameEnded', ending: { reason: 'exhausted-by-card', resources: ['wood'], by: 'dry-rot' } },
    'The match is over.',
  ],
])('%j', (event, text) => expect(say(event)).toBe(text));

test.each([
  [
    { resources: ['food', 'stone'], by: 'explore' },
    'exhausted-by-payment',
    'The village has run out of food and stone because of exploring: it is lost.',
  ],
  [
    { resources: ['wood'], by: 'dry-rot' },
    'exhausted-by-card',
    'The village has run out of wood because of Dry Rot: it is lost.',
  ],
])('the outcome %j', (detail, reason, text) =>
  expect(words.outcome({ reason, winners: [], rule: 'JOG-END-003', detail })).toBe(text),
);

const question = { id: 1, by: 'p1', rule: 'JOG-TURN-004' } as const;
test.each<readonly [Decision<Jog>, unknown, string]>([
  [{ ...question, kind: 'turn' }, { do: 'move', to: { x: 0, y: 0 } }, 'Move to the Town Hall'],
  [
    { ...question, kind: 'turn' },
    { do: 'explore', draw: 2 },
    'Explore with 2 tiles to choose from (costs 10 food, 5 wood and 5 stone)',
  ],
  [
    { ...question, kind: 'turn' },
    { do: 'templeAlchemy', amount: 3, give: 'food', receive: 'wood' },
    'Temple Alchemy: 3 magic and 3 food for 3 wood',
  ],
  [{ ...question, kind: 'building' }, 'temple', 'Temple (costs 40 food, 30 wood, 40 stone and 20 magic)'],
  [{ ...question, kind: 'sink', about: { card: 'x', cards: ['quake', 'flood'] } }, [1], 'Flood to the bottom'],
  [{ ...question, kind: 'window' }, { ability: 'trade', source: 'townHall', with: 'wood' }, 'Trade 1 gold for 10 wood'],
  [{ ...question, kind: 'roll' }, [3, 4], 'The table rolled 3, 4'],
])('%j', (decision, choice, text) => expect(choiceInWords(words, decision, choice)).toBe(text));

test('cards that go to the bottom are told by their names, also in German', () => {
  const { state } = view(createMatch(game, village({ players: 2, turn: 'farmer' })));
  const judgement = { ...state.decks.judgement, bottom: ['quake', 'flood', 'lean-season'] };
  const after = { ...state, decks: { ...state.decks, judgement } };
  const event = { type: 'JudgementCardsSunk', positions: [0, 2] } as const;
  expect(eventInWords(words, event, after)).toBe('Flood and Lean Season go to the bottom of the judgement deck.');
  expect(eventInWords(german(defaultContent), event, after)).toBe(
    'Unter den Gerichtsstapel kommt: Hochwasser und Magere Zeit.',
  );
});

test('a roll has the name of its card, or of what is rolled for', () => {
  const { state } = view(createMatch(game, village({ players: 2, turn: 'farmer' })));
  const roll = (purpose: string): string | undefined =>
    words.roll?.({ die: d6, count: 1, purpose, rule: 'JOG-DECK-007' }, state);
  expect([roll('production'), roll('magic-surge'), roll('start')]).toEqual([
    'Production',
    'Magic Surge',
    'Starting pool',
  ]);
});

test('names come from the view', () => {
  const match = createMatch(game, village({ players: 2, turn: 'farmer' }));
  expect(presentation.name?.('p2', view(match))).toBe('p2 (Farmer, Shaman)');
  expect(presentation.chapter?.(view(match))).toBe('Round 1 · turns');
  expect(presentation.measure?.(view(match))).toEqual({ food: 60, wood: 60, stone: 60, magic: 60, gold: 0 });
});

test('a story names the Town Hall and the buildings as the pack does', () => {
  const named = (id: 'townHall' | 'farm', name: string) => ({ [id]: { ...defaultContent.buildings[id], name } });
  const pack = {
    ...defaultContent,
    buildings: { ...defaultContent.buildings, ...named('townHall', 'Harbour'), ...named('farm', 'Fishery') },
  };
  const { words: own } = createPresentation(pack);
  const home = { x: 0, y: 0 };
  const moved = { type: 'TokenMoved', character: 'farmer', from: home, to: { x: 1, y: 0 }, how: 'move' } as const;
  expect(eventInWords(own, moved)).toContain('from the Harbour to 1E');
  const effects: readonly Effect[] = [
    { op: 'losePerCharacter', resource: 'food', amount: 1, where: 'townHall' },
    { op: 'losePerCharacter', resource: 'food', amount: 1, where: 'building' },
    { op: 'sendHome', where: 'marsh', to: 'townHall' },
    { op: 'losePerBuilding', resource: 'wood', amount: 1, building: 'any' },
  ];
  expect(effectsInWords(pack, namesOf(pack), effects).split('; ')).toEqual([
    'lose 1 food for each character on the Harbour',
    'lose 1 food for each character on a tile with a fishery, lumber mill, mine or temple',
    'every character on a marsh returns to the Harbour',
    'lose 1 wood for each building but the Harbour',
  ]);
});
