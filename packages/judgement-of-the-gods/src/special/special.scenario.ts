import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { began, changed, ended, expectEvents, type Layout, moved, square, village } from '../testing/village.js';
import type { TurnChoice } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const on = (role: string, tile: string, more: Layout = {}) =>
  village({ turn: role, at: { [role]: '1,0' }, tiles: { '1,0': tile }, ...more });
const alchemy = (amount: number, give: string, receive: string): TurnChoice =>
  ({ do: 'templeAlchemy', amount, give, receive }) as TurnChoice;
const most = (options: readonly unknown[] | undefined): number =>
  Math.max(
    0,
    ...(options ?? []).map(one =>
      (one as TurnChoice).do === 'templeAlchemy' ? (one as { amount: number }).amount : 0,
    ),
  );

scenario('the Shaman turns 16 magic and 16 wood into 16 stone', ['JOG-SPC-002', 'JOG-SPC-003', 'JOG-SPC-004'], play => {
  const p = play(game, on('shaman', 'hill temple'));
  p.refuses('p4', alchemy(17, 'wood', 'stone'), { code: 'over-the-limit', rule: 'JOG-SPC-004' });
  p.choose('p4', alchemy(16, 'wood', 'stone'));
  expectEvents(p, changed('templeAlchemy', { magic: -16, wood: -16, stone: 16 }), ended('shaman'), began('chieftain'));
});

scenario('the limit of Temple Alchemy is twice the character’s own magic stat', 'JOG-SPC-004', play => {
  for (const [role, limit] of [
    ['shaman', 16],
    ['chieftain', 12],
    ['farmer', 4],
    ['gatherer', 4],
  ] as const) {
    expect(most(play(game, on(role, 'hill temple')).match.decisions[0]?.options)).toBe(limit);
  }
});

scenario(
  'Temple Alchemy needs a whole amount of at least one, two resources, and the means',
  ['JOG-SPC-003', 'JOG-SPC-005'],
  play => {
    const p = play(game, on('shaman', 'hill temple', { pool: { magic: 9, wood: 5 } }));
    p.refuses('p4', alchemy(0, 'wood', 'stone'), { code: 'no-exchange', rule: 'JOG-SPC-003' });
    p.refuses('p4', alchemy(2, 'wood', 'wood'), { code: 'no-exchange', rule: 'JOG-SPC-003' });
    p.refuses('p4', alchemy(2.5, 'wood', 'stone'), { code: 'not-an-option', rule: 'JOG-TURN-004' });
    p.refuses('p4', alchemy(6, 'wood', 'stone'), { code: 'cannot-pay', rule: 'JOG-TURN-006' });
    p.refuses('p4', alchemy(10, 'food', 'stone'), { code: 'cannot-pay', rule: 'JOG-TURN-006' });
    for (const [give, receive] of [
      ['magic', 'wood'],
      ['wood', 'magic'],
      ['gold', 'wood'],
      ['wood', 'gold'],
      ['__proto__', 'wood'],
    ] as const) {
      p.refuses('p4', alchemy(1, give, receive), { code: 'not-exchangeable', rule: 'JOG-SPC-005' });
    }
    // Wood buys each of two others in 5 amounts, food and stone in 9 amounts each.
    const options = p.match.decisions[0]?.options ?? [];
    expect(options.filter(one => (one as TurnChoice).do === 'templeAlchemy')).toHaveLength(2 * 5 + 2 * 9 + 2 * 9);
  },
);

scenario(
  'under the ruling `alchemyResources: withGold` Temple Alchemy makes and spends gold too',
  'JOG-SPC-005',
  play => {
    const options = { alchemyResources: 'withGold' } as const;
    const p = play(game, on('farmer', 'hill temple', { options, pool: { gold: 1 } }));
    p.refuses('p2', alchemy(2, 'gold', 'wood'), { code: 'cannot-pay', rule: 'JOG-TURN-006' });
    p.refuses('p2', alchemy(1, 'magic', 'gold'), { code: 'not-exchangeable', rule: 'JOG-SPC-005' });
    p.choose('p2', alchemy(3, 'wood', 'gold'));
    expect(p.state.pool).toEqual({ food: 60, wood: 57, stone: 60, magic: 57, gold: 4 });
  },
);

scenario('temple actions need a temple under the character', 'JOG-SPC-002', play => {
  for (const tile of ['hill', 'mountain mine', 'plains farm']) {
    const p = play(game, on('shaman', tile, { pool: { gold: 9 } }));
    for (const choice of [alchemy(1, 'wood', 'stone'), { do: 'advancedAlchemy' }, { do: 'statue' }]) {
      p.refuses('p4', choice, { code: 'wrong-building', rule: 'JOG-SPC-002' });
    }
  }
});

scenario('40 magic make one gold at a temple', ['JOG-SPC-006', 'JOG-SPC-008'], play => {
  const p = play(game, on('farmer', 'forest temple', { pool: { magic: 81 } })).choose('p2', { do: 'advancedAlchemy' });
  expectEvents(p, changed('advancedAlchemy', { magic: -40, gold: 1 }), ended('farmer'), began('chieftain'));
  const short = play(game, on('farmer', 'forest temple', { pool: { magic: 39 } }));
  short.refuses('p2', { do: 'advancedAlchemy' }, { code: 'cannot-pay', rule: 'JOG-TURN-006' });
  const last = play(game, on('farmer', 'forest temple', { pool: { magic: 40 } })).choose('p2', {
    do: 'advancedAlchemy',
  });
  last.ends({ reason: 'exhausted-by-exchange', winners: [] });
  expect(last.state.pool.gold).toBe(1);
});

scenario('25 magic and 30 stone make one gold at a mine', ['JOG-SPC-007', 'JOG-SPC-008'], play => {
  const mine: TurnChoice = { do: 'mineAlchemy' };
  const p = play(game, on('farmer', 'forest mine')).choose('p2', mine);
  expectEvents(p, changed('mineAlchemy', { magic: -25, stone: -30, gold: 1 }), ended('farmer'), began('chieftain'));
  play(game, on('farmer', 'forest mine', { pool: { stone: 29 } })).refuses('p2', mine, {
    code: 'cannot-pay',
    rule: 'JOG-TURN-006',
  });
  play(game, on('farmer', 'forest mine', { pool: { magic: 24 } })).refuses('p2', mine, {
    code: 'cannot-pay',
    rule: 'JOG-TURN-006',
  });
  play(game, on('farmer', 'hill temple')).refuses('p2', mine, { code: 'wrong-building', rule: 'JOG-SPC-007' });
});

scenario(
  'the merchant gives 25 of a basic resource for 100 of another, at the Town Hall, once per action',
  ['JOG-SPC-009', 'JOG-SPC-008'],
  play => {
    const pool = { food: 250, wood: 99, stone: 100, gold: 200 };
    const merchant = (give: string, receive: string): TurnChoice => ({ do: 'merchant', give, receive }) as TurnChoice;
    const p = play(game, village({ turn: 'farmer', pool }));
    const offers = (p.match.decisions[0]?.options ?? []).filter(one => (one as TurnChoice).do === 'merchant');
    expect(offers).toEqual([
      merchant('food', 'wood'),
      merchant('food', 'stone'),
      merchant('food', 'magic'),
      merchant('stone', 'food'),
      merchant('stone', 'wood'),
      merchant('stone', 'magic'),
    ]);
    p.refuses('p2', merchant('wood', 'food'), { code: 'cannot-pay', rule: 'JOG-TURN-006' });
    p.refuses('p2', merchant('food', 'food'), { code: 'no-exchange', rule: 'JOG-SPC-009' });
    p.refuses('p2', merchant('gold', 'food'), { code: 'not-exchangeable', rule: 'JOG-SPC-009' });
    p.refuses('p2', merchant('food', 'gold'), { code: 'not-exchangeable', rule: 'JOG-SPC-009' });
    p.choose('p2', merchant('food', 'magic'));
    expectEvents(p, changed('merchant', { food: -100, magic: 25 }), ended('farmer'), began('chieftain'));
    const away = play(game, on('farmer', 'plains farm', { pool }));
    away.refuses('p2', merchant('food', 'magic'), { code: 'wrong-building', rule: 'JOG-SPC-009' });
  },
);

const farms = { '1,0': 'plains farm', '5,5': 'hill temple', '0,1': 'forest' } as const;
const call = (character: string, to: string): TurnChoice => ({ do: 'rollCall', character, to: square(to) });

scenario(
  'the Chieftain at the Town Hall calls anybody else to any building',
  ['JOG-SPC-010', 'JOG-SPC-011', 'JOG-MOVE-005'],
  play => {
    const p = play(game, village({ turn: 'chieftain', tiles: farms, at: { farmer: '0,1', shaman: '1,0' } }));
    const calls = (p.match.decisions[0]?.options ?? []).filter(one => (one as TurnChoice).do === 'rollCall');
    expect(calls).toEqual([
      call('farmer', '0,0'),
      call('farmer', '1,0'),
      call('farmer', '5,5'),
      call('gatherer', '1,0'),
      call('gatherer', '5,5'),
      call('shaman', '0,0'),
      call('shaman', '5,5'),
    ]);
    p.refuses('p1', call('gatherer', '0,1'), { code: 'no-building-there', rule: 'JOG-SPC-010' });
    p.refuses('p1', call('gatherer', '0,0'), { code: 'already-there', rule: 'JOG-SPC-011' });
    p.refuses('p1', call('chieftain', '1,0'), { code: 'not-another-character', rule: 'JOG-SPC-011' });
    p.refuses('p1', call('miner', '1,0'), { code: 'not-another-character', rule: 'JOG-SPC-011' });
    // The Farmer is put on a tile that it could not walk to, and its player is not asked.
    p.choose('p1', call('farmer', '5,5'));
    expectEvents(p, moved('farmer', '0,1', '5,5', 'rollCall'), ended('chieftain'), began('farmer'));
    expect(p.state.moved).toBe(false);
  },
);

scenario(
  'only the Chieftain calls, and only at the Town Hall; one’s own second character may be called',
  ['JOG-SPC-010', 'JOG-SPC-011'],
  play => {
    const other = play(game, village({ turn: 'shaman', tiles: farms }));
    other.refuses('p4', call('farmer', '1,0'), { code: 'not-this-role', rule: 'JOG-SPC-010' });
    const away = play(game, village({ turn: 'chieftain', tiles: farms, at: { chieftain: '1,0' } }));
    away.refuses('p1', call('farmer', '1,0'), { code: 'wrong-building', rule: 'JOG-SPC-010' });
    const own = play(game, village({ turn: 'chieftain', tiles: farms, players: 2 }));
    own.choose('p1', call('gatherer', '1,0'));
    expect(own.state.characters[2]?.at).toEqual(square('1,0'));
  },
);

scenario('a special action may follow a move, and ends the turn', 'JOG-SPC-001', play => {
  const p = play(game, village({ turn: 'farmer', tiles: { '1,0': 'hill temple' } }));
  p.choose('p2', { do: 'move', to: square('1,0') }).choose('p2', alchemy(1, 'food', 'wood'));
  p.waitsFor({ by: 'p1', kind: 'turn' });
});
