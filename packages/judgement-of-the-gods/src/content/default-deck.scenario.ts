import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { changed, drew, eventsOf, moved, resolved, village } from '../testing/village.js';
import type { Jog, PoolChange, VillageEvent } from '../vocabulary/index.js';
import { defaultDeck } from './default-deck.js';
import { defaultContent } from './index.js';

const scenario = scenarios<RuleId>(test);

const six = ['chieftain', 'farmer', 'miner', 'woodsman', 'gatherer', 'shaman'] as const;
/** The players of so many characters. */
const seats: Readonly<Record<number, number>> = { 4: 2, 5: 5, 6: 3 };

/** The judgement phase in which these cards lie on top of the shipped deck, with 63 of each basic resource. */
const phase = (characters: number, cards: readonly string[], more: Parameters<typeof village>[0] = {}) =>
  village({
    roles: six.slice(0, characters),
    players: seats[characters] ?? characters,
    phase: 'judgement',
    pool: { food: 63, wood: 63, stone: 63, magic: 63 },
    decks: { judgement: cards },
    ...more,
  });

const round: VillageEvent = { type: 'RoundBegan', round: 2 };
/** Exactly these events took place before the first turn of the next round. */
const expectCard = (play: Play<Jog>, ...expected: readonly VillageEvent[]): void => {
  expect(eventsOf(play).filter(({ type }) => type !== 'TurnBegan')).toEqual(expected);
};
/** Just this card was drawn, which changed the pool so. */
const took = (play: Play<Jog>, card: string, change: PoolChange, ...more: readonly VillageEvent[]): void => {
  expectCard(play, drew(card), changed('card', change), ...more, resolved(card), round);
};

/** Cards whose loss depends on the number of characters only: the loss of four, five and six characters. */
const counted: Readonly<Record<string, readonly [PoolChange, PoolChange, PoolChange]>> = {
  'field-blight': [{ food: -12 }, { food: -22 }, { food: -32 }],
  'granary-rats': [{ food: -8 }, { food: -15 }, { food: -22 }],
  'dry-rot': [{ wood: -10 }, { wood: -19 }, { wood: -28 }],
  'brush-fire': [{ wood: -7 }, { wood: -13 }, { wood: -19 }],
  rockslide: [{ stone: -10 }, { stone: -19 }, { stone: -28 }],
  'cracked-foundations': [{ stone: -7 }, { stone: -13 }, { stone: -19 }],
  'spell-leak': [{ magic: -7 }, { magic: -13 }, { magic: -19 }],
  'dim-stars': [{ magic: -10 }, { magic: -19 }, { magic: -28 }],
  flood: [
    { food: -8, wood: -6 },
    { food: -15, wood: -11 },
    { food: -22, wood: -16 },
  ],
  quake: [
    { stone: -8, wood: -6 },
    { stone: -15, wood: -11 },
    { stone: -22, wood: -16 },
  ],
  hailstorm: [
    { food: -6, stone: -6 },
    { food: -11, stone: -11 },
    { food: -16, stone: -16 },
  ],
  'wild-magic': [
    { magic: -6, stone: -6 },
    { magic: -11, stone: -11 },
    { magic: -16, stone: -16 },
  ],
  'ill-omen': [
    { food: -5, wood: -5, stone: -5, magic: -5 },
    { food: -9, wood: -9, stone: -9, magic: -9 },
    { food: -13, wood: -13, stone: -13, magic: -13 },
  ],
  'lean-season': [{ food: -12 }, { food: -15 }, { food: -18 }],
  'hard-winter': [
    { food: -8, wood: -8 },
    { food: -10, wood: -10 },
    { food: -12, wood: -12 },
  ],
};
/** Cards that change the pool of any number of characters alike. */
const alike: Readonly<Record<string, { readonly change: PoolChange; readonly dice?: readonly number[] }>> = {
  weevils: { change: { food: -15 } },
  'warped-timber': { change: { wood: -15 } },
  'crumbling-stone': { change: { stone: -15 } },
  'ebbing-magic': { change: { magic: -15 } },
  'gentle-rain': { change: { food: 10 } },
  windfall: { change: { wood: 8 }, dice: [2] },
  'rich-vein': { change: { stone: 10 } },
  'magic-surge': { change: { magic: 9 }, dice: [5] },
};

const playedAlone = [
  'judgement-day',
  'repairs',
  'bog-fever',
  'idle-hands',
  'tribute',
  'clear-portents',
  'restless-sky',
] as const;

test('the scenarios of this file play every card of the shipped deck', () => {
  const played = [...Object.keys(counted), ...Object.keys(alike), ...playedAlone];
  expect(played.sort()).toEqual(defaultDeck.cards.map(({ id }) => id).sort());
});

for (const [card, losses] of Object.entries(counted)) {
  scenario(`${card}: four, five and six characters lose as the card says`, ['JOG-DECK-003', 'JOG-DECK-004'], play => {
    for (const [i, change] of losses.entries()) took(play(game, phase(4 + i, [card])), card, change);
  });
}

for (const [card, { change, dice = [] }] of Object.entries(alike)) {
  scenario(`${card}: the number of characters does not matter`, ['JOG-DECK-005', 'JOG-DECK-007'], play => {
    for (const characters of [4, 5, 6]) took(play(game, { ...phase(characters, [card]), dice }), card, change);
  });
}

scenario('judgement-day: the card counts, and takes nothing', 'JOG-JUDG-003', play => {
  const p = play(game, phase(6, ['judgement-day']));
  expectCard(p, drew('judgement-day'), { type: 'JudgementDayCame', count: 1 }, resolved('judgement-day'), round);
});

scenario('repairs: three wood for each building, and none for the Town Hall', 'JOG-DECK-006', play => {
  const tiles = {
    '1,0': 'plains farm',
    '2,0': 'hill temple',
    '-1,0': 'marsh',
    '0,1': 'forest lumberMill',
    '0,2': 'hill mine',
  };
  took(play(game, phase(5, ['repairs'], { tiles })), 'repairs', { wood: -12 });
});

scenario(
  'bog-fever: characters on either kind of marsh cost food and go home',
  ['JOG-DECK-004', 'JOG-DECK-010'],
  play => {
    const p = play(
      game,
      phase(4, ['bog-fever'], {
        tiles: { '1,0': 'marsh', '0,1': 'magical-marsh', '2,0': 'hill' },
        at: { farmer: '1,0', miner: '0,1', woodsman: '2,0' },
      }),
    );
    took(p, 'bog-fever', { food: -12 }, moved('farmer', '1,0', '0,0', 'card'), moved('miner', '0,1', '0,0', 'card'));
  },
);

scenario('idle-hands: four food for each character on the Town Hall', 'JOG-DECK-004', play => {
  const p = play(
    game,
    phase(6, ['idle-hands'], { tiles: { '1,0': 'plains farm' }, at: { miner: '1,0', shaman: '1,0' } }),
  );
  took(p, 'idle-hands', { food: -16 });
});

scenario('tribute: the player who draws gives food, wood or stone', 'JOG-DECK-008', play => {
  for (const [option, resource] of ['food', 'wood', 'stone'].entries()) {
    for (const [characters, loss] of [
      [4, 10],
      [5, 19],
      [6, 28],
    ] as const) {
      const p = play(game, phase(characters, ['tribute'])).choose('p1', option);
      const chosen: VillageEvent = { type: 'CardOptionChosen', card: 'tribute', option };
      expectCard(p, drew('tribute'), chosen, changed('card', { [resource]: -loss }), resolved('tribute'), round);
    }
  }
});

scenario('clear-portents: one of the next two cards may go under the deck', 'JOG-DECK-009', play => {
  const next = ['judgement-day', 'rockslide'];
  for (const [answer, deck] of [
    [[], ['judgement-day', 'rockslide', 'quake']],
    [[0], ['rockslide', 'quake', 'judgement-day']],
    [[1], ['judgement-day', 'quake', 'rockslide']],
  ] as const) {
    const p = play(game, phase(4, ['clear-portents', ...next, 'quake'])).options('p1', [[], [0], [1]]);
    p.choose('p1', [...answer]);
    expect(p.state.decks.judgement.cards).toEqual(deck);
    expect(p.state.judgementDays).toBe(0);
  }
});

scenario('restless-sky: the next card is drawn and carried out as well', 'JOG-DECK-011', play => {
  const p = play(game, phase(6, ['restless-sky', 'rockslide', 'quake']));
  expectCard(
    p,
    drew('restless-sky'),
    resolved('restless-sky'),
    drew('rockslide'),
    changed('card', { stone: -28 }),
    resolved('rockslide'),
    round,
  );
});

/** For each building: a character that builds it, the terrain that suits it, its price, and the yield of that character with a 4. */
const buildings = {
  farm: { builder: 'farmer', terrain: 'plains', price: { food: -20, wood: -20, stone: -20 }, yields: { food: 19 } },
  lumberMill: {
    builder: 'woodsman',
    terrain: 'forest',
    price: { food: -25, wood: -20, stone: -15 },
    yields: { wood: 19 },
  },
  mine: { builder: 'miner', terrain: 'mountain', price: { food: -30, wood: -20, stone: -10 }, yields: { stone: 19 } },
  temple: {
    builder: 'shaman',
    terrain: 'hill',
    price: { food: -40, wood: -30, stone: -40, magic: -20 },
    yields: { magic: 16 },
  },
} as const;

test('the scenarios of this file build every building', () => {
  expect(Object.keys(buildings).sort()).toEqual(
    Object.keys(defaultContent.buildings)
      .filter(building => building !== 'townHall')
      .sort(),
  );
});

for (const [building, { builder, terrain, price, yields }] of Object.entries(buildings)) {
  scenario(`${building}: built for its price, and at work in the next round`, ['JOG-BLD-003', 'JOG-PROD-006'], play => {
    const roles = [builder, ...six.filter(role => role !== builder)];
    const p = play(game, {
      ...village({
        roles,
        turn: builder,
        done: roles.slice(1),
        at: { [builder]: '1,0' },
        tiles: { '1,0': terrain },
        decks: { building: [building], judgement: ['gentle-rain'] },
      }),
      dice: [4],
    });
    p.choose('p1', { do: 'build' }).choose('p1', building).choose('p1', { do: 'produce' });
    const pools = eventsOf(p).flatMap(event => (event.type === 'PoolChanged' ? [event] : []));
    expect(pools.slice(0, 3)).toEqual([
      changed('build', price),
      changed('card', { food: 10 }),
      changed('produce', yields),
    ]);
  });
}
