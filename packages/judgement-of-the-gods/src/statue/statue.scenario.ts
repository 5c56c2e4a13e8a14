import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { began, changed, ended, expectEvents, type Layout, square, village } from '../testing/village.js';
import type { Jog } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const statue = { do: 'statue' } as const;
const on = (tile: string, more: Layout = {}) =>
  village({ turn: 'farmer', at: { farmer: '1,0' }, pool: { gold: 9 }, ...more, tiles: { '1,0': tile, ...more.tiles } });

scenario(
  'a statue piece costs 15 food, 10 wood, 15 stone, 40 magic and 2 gold, and stands on the temple’s tile',
  ['JOG-STAT-001', 'JOG-STAT-002'],
  play => {
    const p = play(game, on('forest temple')).choose('p2', statue);
    expectEvents(
      p,
      changed('statue', { food: -15, wood: -10, stone: -15, magic: -40, gold: -2 }),
      { type: 'StatuePiecePlaced', character: 'farmer', at: square('1,0'), pieces: 1 },
      ended('farmer'),
      began('chieftain'),
    );
    expect(p.state.statue).toEqual({ pieces: 1, at: square('1,0') });
    for (const [resource, amount] of Object.entries({ food: 15, wood: 10, stone: 15, magic: 40, gold: 2 })) {
      const short = play(game, on('forest temple', { pool: { gold: 2, [resource]: amount - 1 } }));
      short.refuses('p2', statue, { code: 'cannot-pay', rule: 'JOG-TURN-006' });
    }
  },
);

scenario(
  'on a magical tile of any terrain a statue piece costs 20 magic and 1 gold in place of 40 and 2',
  'JOG-STAT-003',
  play => {
    for (const tile of ['magical-hill temple', 'magical-forest temple hallowed']) {
      const p = play(game, on(tile)).choose('p2', statue);
      expect(p.state.pool).toEqual({ food: 45, wood: 50, stone: 45, magic: 40, gold: 8 });
    }
    const other = play(game, on('hill temple hallowed')).choose('p2', statue);
    expect(other.state.pool).toEqual({ food: 45, wood: 50, stone: 45, magic: 20, gold: 7 });
  },
);

scenario(
  'every statue piece costs the same, unless by the ruling `statueCost` the price is that of the whole statue',
  'JOG-STAT-002',
  play => {
    const one = { statue: { pieces: 1, at: '1,0' } } as const;
    const second = play(game, on('hill temple', one)).choose('p2', statue);
    expect(second.state.pool.gold).toBe(7);
    const whole = { options: { statueCost: 'whole' } } as const;
    const first = play(game, on('hill temple', whole)).choose('p2', statue);
    expect(first.state.pool.gold).toBe(7);
    const free = play(game, on('hill temple', { ...one, ...whole, pool: { gold: 0, food: 1 } }));
    const fatal = free.match.decisions[0]?.marks?.fatal ?? [];
    expect(fatal.map(i => free.match.decisions[0]?.options?.[i])).not.toContainEqual(statue);
    free.choose('p2', statue);
    expectEvents(
      free,
      { type: 'StatuePiecePlaced', character: 'farmer', at: square('1,0'), pieces: 2 },
      ended('farmer'),
      began('chieftain'),
    );
  },
);

scenario('further statue pieces are built only at the temple that holds the first', 'JOG-STAT-004', play => {
  const tiles = { '2,0': 'hill temple' };
  const started = { tiles, statue: { pieces: 1, at: '2,0' } } as const;
  play(game, on('hill temple', started)).refuses('p2', statue, { code: 'other-temple', rule: 'JOG-STAT-004' });
  const there = play(game, on('hill temple', { ...started, at: { farmer: '2,0' } })).choose('p2', statue);
  expect(there.state.statue).toEqual({ pieces: 2, at: square('2,0') });
  const fresh = play(game, on('hill temple', { tiles })).choose('p2', statue);
  expect(fresh.state.statue).toEqual({ pieces: 1, at: square('1,0') });
});

scenario(
  'different characters may build statue pieces in one round, one each, and the temple keeps its other uses',
  'JOG-STAT-005',
  play => {
    const at = { chieftain: '1,0', farmer: '1,0', gatherer: '1,0' };
    const p = play(game, {
      ...village({ at, tiles: { '1,0': 'hill temple' }, pool: { magic: 200, gold: 9 } }),
      dice: [1],
    });
    p.choose('p1', statue);
    expect(p.state.statue.pieces).toBe(1);
    p.choose('p2', statue).choose('p3', { do: 'produce' });
    expect(p.state.statue.pieces).toBe(2);
    expect(p.state.pool.magic).toBe(200 - 80 + 3 + 1);
  },
);

scenario(
  'the third statue piece wins at once, for everybody',
  ['JOG-END-001', 'JOG-END-006', 'JOG-COMP-001', 'JOG-STAT-001'],
  play => {
    const p = play(
      game,
      on('hill temple', {
        statue: { pieces: 2, at: '1,0' },
        judgementDays: 2,
        decks: { judgement: ['judgement-day'] },
        cards: {},
      }),
    );
    p.choose('p2', statue);
    expectEvents(
      p,
      changed('statue', { food: -15, wood: -10, stone: -15, magic: -40, gold: -2 }),
      { type: 'StatuePiecePlaced', character: 'farmer', at: square('1,0'), pieces: 3 },
      { type: 'GameEnded', ending: { reason: 'statue-completed' } },
    );
    p.ends({ reason: 'statue-completed', winners: ['p1', 'p2', 'p3', 'p4'] }).waitsFor();
    const second = play(game, on('hill temple', { statue: { pieces: 1, at: '1,0' } })).choose('p2', statue);
    expect(second.match.outcome).toBeUndefined();
  },
);

scenario('paying the last of a resource for the last statue piece loses', ['JOG-END-005', 'JOG-TURN-007'], play => {
  const last = (stone: number) => on('hill temple', { statue: { pieces: 2, at: '1,0' }, pool: { gold: 2, stone } });
  const p = play(game, last(15)).choose('p2', statue);
  expectEvents(p, changed('statue', { food: -15, wood: -10, stone: -15, magic: -40, gold: -2 }), {
    type: 'GameEnded',
    ending: { reason: 'exhausted-by-payment', resources: ['stone'], by: 'statue' },
  });
  expect(p.state.statue.pieces).toBe(2);
  play(game, last(16))
    .choose('p2', statue)
    .ends({ reason: 'statue-completed', winners: ['p1', 'p2', 'p3', 'p4'] });
});

scenario(
  'under the ruling `lastPiece: wins` the third statue piece wins although its price leaves nothing of a resource',
  'JOG-END-005',
  play => {
    const village = (pieces: number) =>
      on('hill temple', {
        statue: { pieces, at: '1,0' },
        pool: { gold: 2, stone: 15 },
        options: { lastPiece: 'wins' },
      });
    const fatal = ({ match: { decisions } }: Play<Jog>) =>
      decisions[0]?.marks?.fatal?.map(i => decisions[0]?.options?.[i]);
    const last = play(game, village(2));
    expect(fatal(last) ?? []).not.toContainEqual(statue);
    last.choose('p2', statue);
    expectEvents(
      last,
      changed('statue', { food: -15, wood: -10, stone: -15, magic: -40, gold: -2 }),
      { type: 'StatuePiecePlaced', character: 'farmer', at: square('1,0'), pieces: 3 },
      { type: 'GameEnded', ending: { reason: 'statue-completed' } },
    );
    last.ends({ reason: 'statue-completed', winners: ['p1', 'p2', 'p3', 'p4'] });
    const second = play(game, village(1));
    expect(fatal(second)).toContainEqual(statue);
    second.choose('p2', statue).ends({ reason: 'exhausted-by-payment', winners: [] });
  },
);
