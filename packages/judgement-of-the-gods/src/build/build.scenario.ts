import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { began, changed, ended, expectEvents, type Layout, square, village } from '../testing/village.js';
import type { VillageEvent } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const build = { do: 'build' } as const;
const on = (tile: string, building: readonly string[], more: Layout = {}) =>
  village({ turn: 'farmer', at: { farmer: '1,0' }, tiles: { '1,0': tile }, ...more, decks: { building } });
const drawn = (...cards: readonly ('farm' | 'lumberMill' | 'mine' | 'temple')[]): VillageEvent => ({
  type: 'BuildingCardsDrawn',
  character: 'farmer',
  cards,
});

scenario(
  'two cards are drawn, one is built, the other goes under the deck',
  ['JOG-BLD-002', 'JOG-BLD-003', 'JOG-BLD-009'],
  play => {
    const p = play(game, on('forest', ['farm', 'mine', 'temple'])).choose('p2', build);
    p.options('p2', ['farm', 'mine', 'none']).refuses('p2', 'temple', { code: 'not-drawn', rule: 'JOG-BLD-002' });
    p.choose('p2', 'farm');
    expectEvents(
      p,
      drawn('farm', 'mine'),
      changed('build', { food: -20, wood: -20, stone: -20 }),
      { type: 'BuildingBuilt', building: 'farm', at: square('1,0') },
      { type: 'BuildingCardsReturned', cards: ['mine'] },
      ended('farmer'),
      began('chieftain'),
    );
    expect(p.state.decks.building.cards).toEqual(['temple', 'mine']);
    expect(p.state.tiles[1]).toEqual({ kind: 'forest', at: square('1,0'), building: 'farm', hallowed: false });
  },
);

scenario(
  'a building costs the same for any number of players',
  ['JOG-BLD-008', 'JOG-BLD-009', 'JOG-BLD-010', 'JOG-BLD-011', 'JOG-SETUP-010'],
  play => {
    for (const [building, cost] of [
      ['lumberMill', { food: 25, wood: 20, stone: 15 }],
      ['farm', { food: 20, wood: 20, stone: 20 }],
      ['mine', { food: 30, wood: 20, stone: 10 }],
      ['temple', { food: 40, wood: 30, stone: 40, magic: 20 }],
    ] as const) {
      for (const players of [2, 4]) {
        const p = play(game, on('forest', [building], { players }))
          .choose('p2', build)
          .choose('p2', building);
        const rest = Object.fromEntries(Object.entries(cost).map(([resource, amount]) => [resource, 60 - amount]));
        expect(p.state.pool).toEqual({ food: 60, wood: 60, stone: 60, magic: 60, gold: 0, ...rest });
      }
      // With one piece less of any resource of its price, the building is not on offer; with the last piece it is, and
      // building it loses the game.
      for (const [resource, amount] of Object.entries(cost)) {
        const short = play(game, on('forest', [building], { pool: { [resource]: amount - 1 } })).choose('p2', build);
        expectEvents(
          short,
          drawn(building),
          { type: 'BuildingCardsReturned', cards: [building] },
          ended('farmer'),
          began('chieftain'),
        );
        const last = play(game, on('forest', [building], { pool: { [resource]: amount } })).choose('p2', build);
        expect(last.match.decisions[0]?.marks).toEqual({ fatal: [0] });
        last.choose('p2', building).ends({ reason: 'exhausted-by-payment', winners: [] });
        expect(last.state.tiles[1]?.building).toBeNull();
      }
    }
  },
);

scenario(
  'the builder may take none of the drawn buildings, and chooses only from those that the pool can pay for',
  ['JOG-BLD-003', 'JOG-BLD-004'],
  play => {
    const p = play(game, on('forest', ['temple', 'farm', 'mine']))
      .choose('p2', build)
      .choose('p2', 'none');
    expectEvents(
      p,
      drawn('temple', 'farm'),
      { type: 'BuildingCardsReturned', cards: ['temple', 'farm'] },
      ended('farmer'),
      began('chieftain'),
    );
    expect(p.state.decks.building.cards).toEqual(['mine', 'temple', 'farm']);
    const q = play(game, on('forest', ['temple', 'farm'], { pool: { magic: 19 } })).choose('p2', build);
    q.options('p2', ['farm', 'none']).refuses('p2', 'temple', { code: 'cannot-pay', rule: 'JOG-TURN-006' });
    const r = play(game, on('forest', ['temple', 'farm'], { pool: { wood: 19 } })).choose('p2', build);
    expectEvents(
      r,
      drawn('temple', 'farm'),
      { type: 'BuildingCardsReturned', cards: ['temple', 'farm'] },
      ended('farmer'),
      began('chieftain'),
    );
  },
);

scenario('two cards of one kind are one choice, and the second goes back', ['JOG-BLD-002', 'JOG-BLD-003'], play => {
  const p = play(game, on('forest', ['farm', 'farm'])).choose('p2', build);
  p.options('p2', ['farm', 'none']).choose('p2', 'farm');
  expect(p.state.decks.building.cards).toEqual(['farm']);
});

scenario('under the ruling `buildReturnOrder: chosen` the builder orders two returned cards', 'JOG-BLD-004', play => {
  const options = { buildReturnOrder: 'chosen' } as const;
  const p = play(game, on('forest', ['temple', 'farm', 'mine'], { options }))
    .choose('p2', build)
    .choose('p2', 'none');
  p.options('p2', [
    ['temple', 'farm'],
    ['farm', 'temple'],
  ]).choose('p2', ['farm', 'temple']);
  expect(p.state.decks.building.cards).toEqual(['mine', 'farm', 'temple']);
  // A single returned card, or two of one kind, need no order.
  const one = play(game, on('forest', ['temple', 'farm'], { options }))
    .choose('p2', build)
    .choose('p2', 'farm');
  one.waitsFor({ by: 'p1', kind: 'turn' });
  const same = play(game, on('forest', ['farm', 'farm'], { options }))
    .choose('p2', build)
    .choose('p2', 'none');
  same.waitsFor({ by: 'p1', kind: 'turn' });
});

scenario('with one card left only that one is drawn, with none there is no building', 'JOG-BLD-005', play => {
  const p = play(game, on('forest', ['mine'])).choose('p2', build);
  p.options('p2', ['mine', 'none']).choose('p2', 'mine');
  expect(p.state.decks.building.cards).toEqual([]);
  play(game, on('forest', [])).refuses('p2', build, { code: 'no-building-cards', rule: 'JOG-BLD-005' });
});

scenario(
  'building is open to anybody on a free tile, with an empty pool as well',
  ['JOG-BLD-001', 'JOG-TERR-001'],
  play => {
    const poor = { food: 1, wood: 1, stone: 1, magic: 1 };
    for (const [i, role] of ['chieftain', 'farmer', 'gatherer', 'shaman'].entries()) {
      const p = play(game, on('hill', ['farm', 'mine'], { turn: role, at: { [role]: '1,0' }, pool: poor }));
      p.choose(`p${i + 1}`, build);
      expect(p.state.decks.building.cards).toEqual(['farm', 'mine']);
    }
    play(game, on('marsh', ['farm'])).refuses('p2', build, { code: 'unbuildable', rule: 'JOG-TERR-001' });
    play(game, on('magical-hill', ['farm'])).refuses('p2', build, { code: 'needs-hallowing', rule: 'JOG-HAL-001' });
    play(game, on('magical-hill hallowed', ['farm'])).choose('p2', build);
  },
);

scenario('any building may stand on any terrain but a marsh', 'JOG-BLD-006', play => {
  for (const terrain of ['forest', 'plains', 'mountain', 'hill']) {
    for (const building of ['farm', 'lumberMill', 'mine', 'temple'] as const) {
      const p = play(game, on(terrain, [building]))
        .choose('p2', build)
        .choose('p2', building);
      expect(p.state.tiles[1]?.building).toBe(building);
    }
  }
});

scenario('a tile carries one building for good', 'JOG-BLD-007', play => {
  play(game, on('plains farm', ['mine'])).refuses('p2', build, { code: 'has-building', rule: 'JOG-BLD-007' });
  const home = village({ turn: 'farmer', decks: { building: ['mine'] } });
  play(game, home).refuses('p2', build, { code: 'has-building', rule: 'JOG-BLD-007' });
});
