import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { Effect } from '../content/pack.js';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { began, changed, drew, expectEvents, type Layout, resolved, square, village } from '../testing/village.js';
import type { VillageEvent } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const lose = (resource: 'food' | 'wood' | 'stone' | 'magic', amount: number): Effect => ({
  op: 'lose',
  resource,
  amount,
});
/** A judgement phase that begins with a card of these effects. */
const phase = (effects: readonly Effect[], more: Layout = {}) =>
  village({ phase: 'judgement', roles: ['chieftain', 'farmer'], players: 2, cards: { woe: effects }, ...more });
const trade = (resource: string) => ({ ability: 'trade', source: 'townHall', with: resource }) as const;
const proposed = (by: string, resource: 'food' | 'wood' | 'stone' | 'magic'): VillageEvent => ({
  type: 'TradeProposed',
  by,
  resource,
});
const declined = (by: string, resource: 'food' | 'wood' | 'stone' | 'magic'): VillageEvent => ({
  type: 'TradeDeclined',
  by,
  resource,
});
const next: readonly VillageEvent[] = [resolved('woe'), { type: 'RoundBegan', round: 2 }, began('chieftain')];
const lost = (...resources: ('food' | 'wood' | 'stone' | 'magic')[]): VillageEvent => ({
  type: 'GameEnded',
  ending: { reason: 'exhausted-by-card', resources, by: 'woe' },
});

scenario(
  'if a card takes 12 of 6 wood, a Trade of one gold makes 4 of it, and the game goes on',
  ['JOG-SPC-012', 'JOG-SPC-014', 'JOG-JUDG-005'],
  play => {
    const p = play(game, phase([lose('wood', 12)], { pool: { wood: 6, gold: 1 } }));
    p.options('p1', [trade('wood'), 'pass'])
      .choose('p1', trade('wood'))
      .choose('p2', 'agree');
    expectEvents(
      p,
      drew('woe'),
      changed('card', { wood: -12 }),
      proposed('p1', 'wood'),
      changed('trade', { gold: -1, wood: 10 }),
      ...next,
    );
    expect(p.state.pool.wood).toBe(4);
  },
);

scenario(
  'without gold, or with nothing at the threshold, nobody is asked for a Trade',
  ['JOG-SPC-012', 'JOG-SPC-014'],
  play => {
    const poor = play(game, phase([lose('wood', 12)], { pool: { wood: 6 } }));
    expectEvents(poor, drew('woe'), changed('card', { wood: -12 }), lost('wood'));
    const safe = play(game, phase([lose('wood', 5)], { pool: { wood: 6, gold: 3 } }));
    expectEvents(safe, drew('woe'), changed('card', { wood: -5 }), ...next);
  },
);

scenario('a Trade needs somebody at the Town Hall once the card has moved everybody', 'JOG-SPC-013', play => {
  const away = {
    pool: { wood: 6, gold: 1 },
    tiles: { '1,0': 'forest' },
    at: { chieftain: '1,0', farmer: '1,0' },
  } as const;
  const nobody = play(game, phase([lose('wood', 12)], away));
  nobody.ends({ reason: 'exhausted-by-card', winners: [] });
  const one = play(game, phase([lose('wood', 12)], { ...away, at: { chieftain: '1,0' } }));
  one.waitsFor({ by: 'p1', kind: 'window' });
  const home = play(game, phase([lose('wood', 12), { op: 'sendHome', where: 'any', to: 'townHall' }], away));
  home.waitsFor({ by: 'p1', kind: 'window' });
  // The window needs the token of any player at the Town Hall, the proposer's or another's.
  one.choose('p1', 'pass').choose('p2', trade('wood')).choose('p1', 'agree');
  home.choose('p1', trade('wood')).choose('p2', 'agree');
});

scenario(
  'the Trade may be made as often as needed, for one resource or several, but only where it is needed',
  ['JOG-SPC-015', 'JOG-SPC-016'],
  play => {
    const woe = [lose('wood', 12), lose('stone', 30)];
    const p = play(game, phase(woe, { pool: { wood: 6, stone: 15, gold: 4 } }));
    p.options('p1', [trade('wood'), trade('stone'), 'pass']);
    p.choose('p1', trade('stone')).choose('p2', 'agree');
    p.options('p1', [trade('wood'), trade('stone'), 'pass']);
    p.choose('p1', trade('wood')).choose('p2', 'agree');
    p.options('p1', [trade('stone'), 'pass']);
    p.choose('p1', trade('stone')).choose('p2', 'agree');
    expect(p.state.pool).toEqual({ food: 60, wood: 4, stone: 5, magic: 60, gold: 1 });
    p.waitsFor({ by: 'p1', kind: 'turn' });
  },
);

scenario(
  'under the ruling `tradeLimit: once` one Trade goes through between a card and its loss check',
  'JOG-SPC-015',
  play => {
    const woe = [lose('wood', 12), lose('stone', 30)];
    const once = (pool: Layout['pool'] = {}) =>
      play(game, phase(woe, { pool: { wood: 6, stone: 60, gold: 4, ...pool }, options: { tradeLimit: 'once' } }));
    // A refused Trade is none.
    const saved = once().choose('p1', trade('wood')).choose('p2', 'refuse');
    saved.choose('p2', trade('wood')).choose('p1', 'agree').waitsFor({ by: 'p1', kind: 'turn' });
    expect(saved.state.pool).toMatchObject({ wood: 4, gold: 3 });
    const lost = once({ stone: 25 }).choose('p1', trade('wood')).choose('p2', 'agree');
    lost.ends({ reason: 'exhausted-by-card', winners: [] });
    expect(lost.state.pool).toMatchObject({ wood: 4, stone: -5, gold: 3 });
  },
);

scenario('a Trade that is not enough spends the gold and loses all the same', 'JOG-SPC-016', play => {
  const p = play(game, phase([lose('wood', 26)], { pool: { wood: 6, gold: 1 } }));
  p.choose('p1', trade('wood')).choose('p2', 'agree');
  expectEvents(
    p,
    drew('woe'),
    changed('card', { wood: -26 }),
    proposed('p1', 'wood'),
    changed('trade', { gold: -1, wood: 10 }),
    lost('wood'),
  );
  // A Trade of ten lifts minus ten to zero, and zero loses.
  const zero = play(game, phase([lose('wood', 16)], { pool: { wood: 6, gold: 1 } }));
  zero.choose('p1', trade('wood')).choose('p2', 'agree').ends({ reason: 'exhausted-by-card', winners: [] });
});

scenario('the Trade window opens at the threshold that loses the game', ['JOG-SPC-017', 'JOG-END-003'], play => {
  const even = { pool: { wood: 12, gold: 1 } } as const;
  const zero = play(game, phase([lose('wood', 12)], even));
  zero.waitsFor({ by: 'p1', kind: 'window' });
  zero.choose('p1', 'pass').choose('p2', 'pass').ends({ reason: 'exhausted-by-card', winners: [] });
  const options = { lossThreshold: 'belowZero' } as const;
  const below = play(game, phase([lose('wood', 12)], { ...even, options }));
  expectEvents(below, drew('woe'), changed('card', { wood: -12 }), ...next);
  const under = play(game, phase([lose('wood', 13)], { ...even, options }));
  under.waitsFor({ by: 'p1', kind: 'window' });
  under.choose('p1', 'pass').choose('p2', 'pass').ends({ reason: 'exhausted-by-card', winners: [] });
});

const onMarsh = (tradeOnMarshDraw: boolean) =>
  village({
    turn: 'farmer',
    roles: ['chieftain', 'farmer'],
    pool: { magic: 6, gold: 1 },
    decks: { terrain: ['marsh'], judgement: ['woe'] },
    cards: { woe: [lose('magic', 6)] },
    options: { tradeOnMarshDraw },
  });

scenario(
  'the card of a marsh opens no Trade window, unless the ruling `tradeOnMarshDraw` says so',
  'JOG-SPC-018',
  play => {
    const p = play(game, onMarsh(false)).choose('p2', { do: 'explore', draw: 1 }).choose('p2', square('1,0'));
    p.ends({ reason: 'exhausted-by-card', winners: [] });
    const q = play(game, onMarsh(true)).choose('p2', { do: 'explore', draw: 1 }).choose('p2', square('1,0'));
    q.waitsFor({ by: 'p1', kind: 'window' });
    q.choose('p1', trade('magic')).choose('p2', 'agree').waitsFor({ by: 'p1', kind: 'turn' });
    expect(q.state.pool).toMatchObject({ magic: 10, gold: 0 });
  },
);

scenario('payments and exchanges open no Trade window, whatever the ruling', ['JOG-SPC-018', 'JOG-SPC-012'], play => {
  for (const tradeOnMarshDraw of [false, true]) {
    const rest = { pool: { food: 100, gold: 3 }, turn: 'farmer', options: { tradeOnMarshDraw } } as const;
    const exchange = play(game, village(rest)).choose('p2', { do: 'merchant', give: 'food', receive: 'wood' });
    exchange.ends({ reason: 'exhausted-by-exchange', winners: [] });
    const pay = play(game, village({ ...rest, pool: { food: 10, gold: 3 }, decks: { terrain: ['hill'] } }));
    pay.choose('p2', { do: 'explore', draw: 1 }).ends({ reason: 'exhausted-by-payment', winners: [] });
  }
});

const four = {
  roles: ['chieftain', 'farmer', 'gatherer', 'shaman'],
  players: 4,
  pool: { wood: 6, gold: 2 },
} as const;

scenario(
  'the seats are asked to agree to a Trade from the starting seat on; one refusal declines it',
  'JOG-SPC-019',
  play => {
    const p = play(game, phase([lose('wood', 12)], { ...four, options: { startingSeat: 2 } }));
    p.waitsFor({ by: 'p3', kind: 'window' }).choose('p3', trade('wood'));
    p.waitsFor({ by: 'p4', kind: 'consent' }).choose('p4', 'agree');
    p.waitsFor({ by: 'p1', kind: 'consent' }).choose('p1', 'refuse');
    // p3 may not propose the refused Trade again; the next to propose is p4.
    p.waitsFor({ by: 'p4', kind: 'window' }).choose('p4', 'pass');
    p.choose('p1', 'pass');
    p.waitsFor({ by: 'p2', kind: 'window' }).choose('p2', trade('wood'));
    p.choose('p3', 'agree').choose('p4', 'agree').choose('p1', 'agree');
    expectEvents(
      p,
      drew('woe', 'p3'),
      changed('card', { wood: -12 }),
      proposed('p3', 'wood'),
      declined('p3', 'wood'),
      proposed('p2', 'wood'),
      changed('trade', { gold: -1, wood: 10 }),
      resolved('woe'),
      { type: 'RoundBegan', round: 2 },
      began('gatherer'),
    );
  },
);

scenario('a refused Trade may be proposed again after another one went through, or never', 'JOG-SPC-019', play => {
  const cards = [lose('wood', 22)];
  const refused = (tradeConsent: 'unanimous' | 'unanimousOnce') =>
    play(game, phase(cards, { ...four, pool: { wood: 6, gold: 3 }, options: { tradeConsent } }))
      .choose('p1', trade('wood'))
      .choose('p2', 'refuse')
      .choose('p2', trade('wood'))
      .choose('p1', 'agree')
      .choose('p3', 'agree')
      .choose('p4', 'agree');
  refused('unanimous').waitsFor({ by: 'p1', kind: 'window' });
  // A player whose Trade went through may propose it once more.
  refused('unanimousOnce')
    .waitsFor({ by: 'p2', kind: 'window' })
    .options('p2', [trade('wood'), 'pass']);
});

scenario('under the ruling `tradeConsent: anyPlayer` any player decides on a Trade alone', 'JOG-SPC-019', play => {
  const p = play(game, phase([lose('wood', 12)], { ...four, options: { tradeConsent: 'anyPlayer' } }));
  p.choose('p1', trade('wood'));
  expectEvents(
    p,
    drew('woe'),
    changed('card', { wood: -12 }),
    proposed('p1', 'wood'),
    changed('trade', { gold: -1, wood: 10 }),
    ...next,
  );
});

scenario('everybody may pass on a Trade, and then the village is lost', ['JOG-SPC-012', 'JOG-END-004'], play => {
  const p = play(game, phase([lose('wood', 12)], four));
  for (const player of ['p1', 'p2', 'p3', 'p4']) p.options(player, [trade('wood'), 'pass']).choose(player, 'pass');
  expectEvents(p, drew('woe'), changed('card', { wood: -12 }), lost('wood'));
});

scenario('each card of a chain has its own Trade window', ['JOG-DECK-011', 'JOG-SPC-014'], play => {
  const p = play(
    game,
    village({
      phase: 'judgement',
      roles: ['chieftain', 'farmer'],
      pool: { wood: 6, gold: 2 },
      cards: { woe: [lose('wood', 12), { op: 'drawAgain', count: 1 }], grief: [lose('wood', 4)] },
      options: { tradeConsent: 'anyPlayer' },
    }),
  );
  p.choose('p1', trade('wood'));
  p.options('p1', [trade('wood'), 'pass']).choose('p1', trade('wood'));
  expectEvents(
    p,
    drew('woe'),
    changed('card', { wood: -12 }),
    proposed('p1', 'wood'),
    changed('trade', { gold: -1, wood: 10 }),
    resolved('woe'),
    drew('grief'),
    changed('card', { wood: -4 }),
    proposed('p1', 'wood'),
    changed('trade', { gold: -1, wood: 10 }),
    resolved('grief'),
    { type: 'RoundBegan', round: 2 },
    began('chieftain'),
  );
});
