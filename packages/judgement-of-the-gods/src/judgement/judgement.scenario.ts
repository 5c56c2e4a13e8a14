import { view } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { Effect } from '../content/pack.js';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import {
  began,
  changed,
  drew,
  eventsOf,
  expectEvents,
  type Layout,
  moved,
  resolved,
  square,
  village,
} from '../testing/village.js';
import type { VillageEvent } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

/** A judgement phase that begins with a card of these effects. */
const phase = (effects: readonly Effect[], more: Layout = {}) =>
  village({ phase: 'judgement', cards: { woe: effects }, ...more });
const rest: readonly VillageEvent[] = [resolved('woe'), { type: 'RoundBegan', round: 2 }, began('chieftain')];
const six = ['chieftain', 'farmer', 'miner', 'woodsman', 'gatherer', 'shaman'] as const;

scenario(
  'a judgement phase draws one card for the starting seat, which is carried out and gone for good',
  ['JOG-JUDG-001', 'JOG-JUDG-002'],
  play => {
    const p = play(game, {
      ...phase([{ op: 'gain', resource: 'food', amount: 1, dice: 1 }], { options: { startingSeat: 3 } }),
      dice: [2],
    });
    expectEvents(
      p,
      drew('woe', 'p4'),
      changed('card', { food: 3 }),
      resolved('woe'),
      { type: 'RoundBegan', round: 2 },
      began('shaman'),
    );
    expect(p.match.records.find(record => record.kind === 'roll')).toMatchObject({ request: { by: 'p4' } });
    expect(p.state.decks.judgement.cards).toEqual([]);
    expect(p.state.drawnCards).toEqual(['woe']);
    expect(p.state.shown.card).toBeNull();
  },
);

scenario('a Judgement Day only counts, drawn in the phase or because of a marsh', 'JOG-JUDG-003', play => {
  const day: VillageEvent = { type: 'JudgementDayCame', count: 1 };
  const p = play(game, phase([], { decks: { judgement: ['judgement-day', 'woe'] } }));
  expectEvents(
    p,
    drew('judgement-day'),
    day,
    resolved('judgement-day'),
    { type: 'RoundBegan', round: 2 },
    began('chieftain'),
  );
  const q = play(
    game,
    village({
      turn: 'farmer',
      decks: { terrain: ['marsh'], judgement: ['judgement-day'] },
      cards: {},
      judgementDays: 1,
    }),
  );
  q.choose('p2', { do: 'explore', draw: 1 }).choose('p2', square('1,0'));
  expect(q.state.judgementDays).toBe(2);
  expect(q.match.outcome).toBeUndefined();
});

scenario('the third Judgement Day loses, in the phase or on a marsh', ['JOG-END-002', 'JOG-JUDG-003'], play => {
  const third: readonly VillageEvent[] = [
    { type: 'JudgementDayCame', count: 3 },
    { type: 'GameEnded', ending: { reason: 'third-judgement-day' } },
  ];
  const days = { judgementDays: 2, cards: {}, statue: { pieces: 2, at: '0,0' } } as const;
  const p = play(game, village({ ...days, phase: 'judgement', decks: { judgement: ['judgement-day'] } }));
  expectEvents(p, drew('judgement-day'), ...third);
  p.ends({ reason: 'third-judgement-day', winners: [] });
  const q = play(
    game,
    village({ ...days, turn: 'farmer', decks: { terrain: ['marsh'], judgement: ['judgement-day'] } }),
  );
  q.choose('p2', { do: 'explore', draw: 1 })
    .choose('p2', square('1,0'))
    .ends({ reason: 'third-judgement-day', winners: [] });
  const second = play(
    game,
    village({ ...days, judgementDays: 1, phase: 'judgement', decks: { judgement: ['judgement-day'] } }),
  );
  expect(second.match.outcome).toBeUndefined();
});

scenario(
  'a card is carried out in order: choices, sums, one change, relocations, a look at the deck, and only then the further card',
  ['JOG-JUDG-004', 'JOG-DECK-011'],
  play => {
    const p = play(game, {
      ...village({
        phase: 'judgement',
        at: { farmer: '1,0' },
        tiles: { '1,0': 'marsh' },
        cards: {
          woe: [
            { op: 'drawAgain', count: 1 },
            { op: 'scry', count: 1, mayBottom: 1 },
            { op: 'sendHome', where: 'marsh', to: 'townHall' },
            { op: 'gain', resource: 'stone', amount: 0, dice: 2 },
            { op: 'losePerCharacter', resource: 'food', amount: 6, where: 'marsh' },
            { op: 'choose', options: [{ effects: [] }, { effects: [{ op: 'lose', resource: 'wood', amount: 1 }] }] },
          ],
          grief: [],
          hope: [],
        },
      }),
      dice: [4, 5],
    });
    p.waitsFor({ by: 'p1', kind: 'cardOption' }).choose('p1', 1);
    p.waitsFor({ by: 'p1', kind: 'sink' }).choose('p1', [0]);
    expectEvents(
      p,
      drew('woe'),
      { type: 'CardOptionChosen', card: 'woe', option: 1 },
      changed('card', { stone: 9, food: -6, wood: -1 }),
      moved('farmer', '1,0', '0,0', 'card'),
      { type: 'JudgementCardsSeen', cards: ['grief'] },
      { type: 'JudgementCardsSunk', positions: [0] },
      resolved('woe'),
      drew('hope'),
      resolved('hope'),
      { type: 'RoundBegan', round: 2 },
      began('chieftain'),
    );
  },
);

scenario(
  'losses and gains of one resource on one card are one change, which may lead below zero',
  'JOG-JUDG-005',
  play => {
    const woe: readonly Effect[] = [
      { op: 'lose', resource: 'food', amount: 30 },
      { op: 'gain', resource: 'food', amount: 25 },
      { op: 'lose', resource: 'wood', amount: 100 },
    ];
    const p = play(game, phase(woe, { pool: { food: 6 } }));
    expect(eventsOf(p)[1]).toEqual(changed('card', { food: -5, wood: -100 }));
    expect(p.state.pool).toMatchObject({ food: 1, wood: -40 });
    // The food never ran out: a card's loss and gain are one change.
    expect(p.match.outcome?.detail).toEqual({ resources: ['wood'], by: 'woe' });
  },
);

scenario('with no card left to draw the village is lost', 'JOG-JUDG-006', play => {
  const p = play(game, village({ phase: 'judgement', decks: { judgement: [] }, cards: {} }));
  expectEvents(p, { type: 'GameEnded', ending: { reason: 'empty-judgement-deck' } });
  p.ends({ reason: 'empty-judgement-deck', winners: [] });
  const further = play(game, phase([{ op: 'drawAgain', count: 1 }]));
  further.ends({ reason: 'empty-judgement-deck', winners: [] });
});

scenario('lose: an amount, and more for each character beyond four', 'JOG-DECK-003', play => {
  const woe: readonly Effect[] = [{ op: 'lose', resource: 'food', amount: 12, perExtraCharacter: 10 }];
  for (const [characters, amount] of [
    [4, 12],
    [5, 22],
    [6, 32],
  ] as const) {
    const roles = six.slice(0, characters);
    expectEvents(play(game, phase(woe, { roles })), drew('woe'), changed('card', { food: -amount }), ...rest);
  }
  // The card counts characters, not players: three players have six characters.
  const three = play(game, phase(woe, { roles: six, players: 3 })).choose('p1', 'chieftain');
  expectEvents(three, drew('woe'), changed('card', { food: -32 }), ...rest);
});

scenario('losePerCharacter counts the characters on tiles of a kind', 'JOG-DECK-004', play => {
  const layout = {
    tiles: { '1,0': 'marsh', '2,0': 'magical-marsh', '0,1': 'plains farm', '0,2': 'plains' },
    at: { farmer: '1,0', gatherer: '2,0', shaman: '0,1', miner: '0,2' },
    roles: six,
  } as const;
  for (const [where, count] of [
    ['any', 6],
    ['marsh', 2],
    ['townHall', 2],
    ['building', 1],
  ] as const) {
    const p = play(game, phase([{ op: 'losePerCharacter', resource: 'wood', amount: 3, where }], layout));
    expect(eventsOf(p)[1]).toEqual(changed('card', { wood: -3 * count }));
  }
});

scenario('loseFraction is rounded down', 'JOG-DECK-005', play => {
  for (const [food, loss] of [
    [27, 6],
    [28, 7],
    [3, 0],
  ] as const) {
    const p = play(
      game,
      phase([{ op: 'loseFraction', resource: 'food', numerator: 1, denominator: 4 }], { pool: { food } }),
    );
    expect(p.state.pool.food).toBe(food - loss);
  }
  // The fraction is taken of the pool at the draw, whatever else the card takes.
  const both = play(
    game,
    phase([
      { op: 'lose', resource: 'food', amount: 8 },
      { op: 'loseFraction', resource: 'food', numerator: 1, denominator: 2 },
    ]),
  );
  expect(both.state.pool.food).toBe(60 - 8 - 30);
});

scenario('losePerBuilding counts buildings of a kind, never the Town Hall', 'JOG-DECK-006', play => {
  const tiles = { '1,0': 'forest farm', '2,0': 'forest farm', '3,0': 'forest mine', '4,0': 'forest' };
  for (const [building, count] of [
    ['any', 3],
    ['farm', 2],
    ['mine', 1],
    ['temple', 0],
  ] as const) {
    const p = play(game, phase([{ op: 'losePerBuilding', resource: 'magic', amount: 4, building }], { tiles }));
    expect(p.state.pool.magic).toBe(60 - 4 * count);
  }
});

scenario('gain: an amount and dice', 'JOG-DECK-007', play => {
  const p = play(game, { ...phase([{ op: 'gain', resource: 'wood', amount: 6, dice: 2 }]), dice: [3, 5] });
  expectEvents(p, drew('woe'), changed('card', { wood: 14 }), ...rest);
  const q = play(game, phase([{ op: 'gain', resource: 'wood', amount: 10 }]));
  expectEvents(q, drew('woe'), changed('card', { wood: 10 }), ...rest);
});

scenario('choose: any option, even one that loses, before anything is worked out', 'JOG-DECK-008', play => {
  const take = (resource: 'food' | 'wood', amount: number): { readonly effects: readonly Effect[] } => ({
    effects: [{ op: 'lose', resource, amount }],
  });
  const woe: readonly Effect[] = [
    { op: 'gain', resource: 'stone', amount: 1 },
    { op: 'choose', options: [take('food', 10), take('wood', 60)] },
  ];
  const p = play(game, phase(woe));
  expectEvents(p, drew('woe'));
  p.waitsFor({ by: 'p1', kind: 'cardOption' }).options('p1', [0, 1]).choose('p1', 1);
  expect(eventsOf(p)[2]).toEqual(changed('card', { stone: 1, wood: -60 }));
  p.ends({ reason: 'exhausted-by-card', winners: [] });
  const nested: Effect = {
    op: 'choose',
    options: [{ effects: [{ op: 'choose', options: [take('food', 1), take('food', 2)] }] }, take('food', 3)],
  };
  const q = play(game, phase([nested]))
    .choose('p1', 0)
    .choose('p1', 1);
  expect(q.state.pool.food).toBe(58);
});

const three = { first: [], second: [], third: [] } as const;
const scry = (count: number, mayBottom: number) =>
  village({ phase: 'judgement', cards: { woe: [{ op: 'scry', count, mayBottom }], ...three } });

scenario('scry: everybody sees the top cards; some may go to the bottom', 'JOG-DECK-009', play => {
  const p = play(game, scry(2, 1));
  for (const viewer of ['p1', 'p3', undefined]) {
    expect(view(p.match, viewer).state).toMatchObject({
      decks: { judgement: { size: 3, top: ['first', 'second'], unknown: { third: 1 } } },
    });
  }
  p.waitsFor({ by: 'p1', kind: 'sink' })
    .options('p1', [[], [0], [1]])
    .choose('p1', [0]);
  expectEvents(
    p,
    drew('woe'),
    { type: 'JudgementCardsSeen', cards: ['first', 'second'] },
    { type: 'JudgementCardsSunk', positions: [0] },
    ...rest,
  );
  expect(p.state.decks.judgement.cards).toEqual(['second', 'third', 'first']);
  expect(view(p.match, 'p2').state).toMatchObject({
    decks: { judgement: { top: ['second'], bottom: ['first'], unknown: { third: 1 } } },
  });
});

scenario(
  'scry: the other cards go back in their old order, a short deck shows all its cards, and no card has to go',
  'JOG-DECK-009',
  play => {
    const keep = play(game, scry(2, 1)).choose('p1', []);
    expect(keep.state.decks.judgement.cards).toEqual(['first', 'second', 'third']);
    const many = play(game, scry(5, 2));
    many.options('p1', [[], [0], [1], [2], [0, 1], [0, 2], [1, 2]]).choose('p1', [0, 2]);
    expect(many.state.decks.judgement.cards).toEqual(['second', 'first', 'third']);
    const look = play(game, scry(2, 0));
    expectEvents(look, drew('woe'), { type: 'JudgementCardsSeen', cards: ['first', 'second'] }, ...rest);
    const empty = play(game, phase([{ op: 'scry', count: 2, mayBottom: 1 }]));
    expectEvents(empty, drew('woe'), ...rest);
  },
);

scenario('a Judgement Day that is only looked at does not count', 'JOG-DECK-009', play => {
  const p = play(
    game,
    village({
      phase: 'judgement',
      judgementDays: 2,
      cards: { woe: [{ op: 'scry', count: 1, mayBottom: 1 }] },
      decks: { judgement: ['woe', 'judgement-day'] },
    }),
  );
  p.choose('p1', []);
  expect(p.state.judgementDays).toBe(2);
  expect(p.match.outcome).toBeUndefined();
});

scenario(
  'sendHome: after the pool changed, characters on tiles of the kind come home and keep their move',
  ['JOG-DECK-010', 'JOG-MOVE-005'],
  play => {
    const woe: readonly Effect[] = [
      { op: 'losePerCharacter', resource: 'food', amount: 6, where: 'marsh' },
      { op: 'sendHome', where: 'marsh', to: 'townHall' },
    ];
    const layout = { tiles: { '1,0': 'marsh', '0,1': 'forest' }, at: { farmer: '1,0', shaman: '0,1' } } as const;
    const p = play(game, phase(woe, layout));
    expectEvents(p, drew('woe'), changed('card', { food: -6 }), moved('farmer', '1,0', '0,0', 'card'), ...rest);
    const all = play(game, phase([{ op: 'sendHome', where: 'any', to: 'townHall' }], layout));
    expectEvents(
      all,
      drew('woe'),
      moved('farmer', '1,0', '0,0', 'card'),
      moved('shaman', '0,1', '0,0', 'card'),
      ...rest,
    );
    // The explorer is sent home from the marsh that it found, in the middle of its turn, and the turn ends as usual.
    const marsh = play(
      game,
      village({
        turn: 'farmer',
        done: ['chieftain'],
        decks: { terrain: ['marsh'] },
        cards: { woe },
        tiles: { '0,1': 'forest' },
      }),
    );
    marsh.choose('p2', { do: 'explore', draw: 1 }).choose('p2', square('1,0'));
    expect(marsh.state).toMatchObject({ active: 'gatherer', moved: false, done: ['chieftain', 'farmer'] });
    expect(marsh.state.characters[1]?.at).toEqual(square('0,0'));
  },
);

scenario('drawAgain: further cards one by one, by the same player in the same setting', 'JOG-DECK-011', play => {
  const cards = {
    woe: [{ op: 'drawAgain', count: 2 }],
    first: [{ op: 'lose', resource: 'food', amount: 1 }],
    second: [],
  } as const;
  const p = play(game, village({ phase: 'judgement', cards }));
  expectEvents(
    p,
    drew('woe'),
    resolved('woe'),
    drew('first'),
    changed('card', { food: -1 }),
    resolved('first'),
    drew('second'),
    resolved('second'),
    { type: 'RoundBegan', round: 2 },
    began('chieftain'),
  );
  expect(p.state.drawnCards).toEqual(['woe', 'first', 'second']);
  const marsh = play(
    game,
    village({ turn: 'shaman', decks: { terrain: ['marsh'] }, cards, pool: { food: 11, gold: 1 } }),
  );
  // The further card opens no Trade either, and the card after it is not drawn any more.
  marsh.choose('p4', { do: 'explore', draw: 1 }).choose('p4', square('1,0'));
  marsh.ends({ reason: 'exhausted-by-card', winners: [] });
  expect(eventsOf(marsh).slice(4)).toEqual([
    drew('woe', 'p4'),
    resolved('woe'),
    drew('first', 'p4'),
    changed('card', { food: -1 }),
    { type: 'GameEnded', ending: { reason: 'exhausted-by-card', resources: ['food'], by: 'first' } },
  ]);
});

scenario('the rules know effects only: a deck of one’s own plays as well', 'JOG-DECK-001', play => {
  const p = play(game, phase([{ op: 'gain', resource: 'magic', amount: 7 }]));
  expectEvents(p, drew('woe'), changed('card', { magic: 7 }), ...rest);
  const named = play(
    game,
    village({ phase: 'judgement', decks: { judgement: ['gentle-rain'] }, options: { judgementDeck: 'default' } }),
  );
  expect(named.state.pool.food).toBe(70);
});
