import { createMatch } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { Effect } from '../content/pack.js';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { drew, eventsOf, type Layout, square, village } from '../testing/village.js';
import { exhaustedResources } from './loss.js';

const scenario = scenarios<RuleId>(test);

const lose = (resource: 'food' | 'wood' | 'stone' | 'magic', amount: number): Effect => ({
  op: 'lose',
  resource,
  amount,
});
const phase = (effects: readonly Effect[], more: Layout = {}) =>
  village({ phase: 'judgement', cards: { woe: effects }, ...more });

scenario(
  'a pool with any of the four resources at zero loses; under the ruling `lossThreshold: belowZero` only below zero',
  'JOG-END-003',
  play => {
    for (const resource of ['food', 'wood', 'stone', 'magic'] as const) {
      for (const [amount, zero, below] of [
        [59, false, false],
        [60, true, false],
        [61, true, true],
      ] as const) {
        const p = play(game, phase([lose(resource, amount)]));
        expect(p.match.outcome !== undefined).toBe(zero);
        const q = play(game, phase([lose(resource, amount)], { options: { lossThreshold: 'belowZero' } }));
        expect(q.match.outcome !== undefined).toBe(below);
      }
    }
  },
);

scenario('the loss check follows the whole card', ['JOG-END-004', 'JOG-JUDG-004'], play => {
  const woe: readonly Effect[] = [lose('food', 60), { op: 'scry', count: 1, mayBottom: 0 }];
  const p = play(game, village({ phase: 'judgement', cards: { woe, later: [] } }));
  expect(eventsOf(p).map(event => event.type)).toEqual([
    'JudgementCardDrawn',
    'PoolChanged',
    'JudgementCardsSeen',
    'GameEnded',
  ]);
  // A gain later in the same card counts.
  const saved = play(game, phase([lose('food', 60), { op: 'gain', resource: 'food', amount: 1 }]));
  expect(saved.match.outcome).toBeUndefined();
});

scenario('a lost game stops where it is: no further card, no turn', 'JOG-END-006', play => {
  const p = play(
    game,
    village({ phase: 'judgement', cards: { woe: [lose('food', 60), { op: 'drawAgain', count: 1 }], later: [] } }),
  );
  expect(p.state.decks.judgement.cards).toEqual(['later']);
  p.waitsFor().ends({ reason: 'exhausted-by-card', winners: [] });
});

scenario('the outcome says what ran out and by what', 'JOG-END-007', play => {
  const detail = (layout: Layout, ...choices: readonly object[]): unknown => {
    const p = play(game, village(layout));
    for (const choice of choices) p.choose('p2', choice as never);
    return p.match.outcome;
  };
  const turn = { turn: 'farmer', decks: { terrain: ['hill'], building: ['farm'], judgement: [] } } as const;
  expect(detail({ ...turn, pool: { wood: 5 } }, { do: 'explore', draw: 1 })).toEqual({
    winners: [],
    reason: 'exhausted-by-payment',
    rule: 'JOG-END-003',
    detail: { resources: ['wood'], by: 'explore' },
  });
  expect(detail({ ...turn, pool: { wood: 100 } }, { do: 'merchant', give: 'wood', receive: 'food' })).toMatchObject({
    reason: 'exhausted-by-exchange',
    detail: { resources: ['wood'], by: 'merchant' },
  });
  expect(detail({ phase: 'judgement', cards: { woe: [lose('food', 70), lose('magic', 60)] } })).toMatchObject({
    reason: 'exhausted-by-card',
    rule: 'JOG-END-003',
    detail: { resources: ['food', 'magic'], by: 'woe' },
  });
  expect(detail({ phase: 'judgement', judgementDays: 2, cards: {}, decks: { judgement: ['judgement-day'] } })).toEqual({
    winners: [],
    reason: 'third-judgement-day',
    rule: 'JOG-END-002',
    detail: {},
  });
  expect(detail({ phase: 'judgement', cards: {}, decks: { judgement: [] } })).toMatchObject({
    reason: 'empty-judgement-deck',
    rule: 'JOG-JUDG-006',
  });
  const statue = { at: { farmer: '1,0' }, tiles: { '1,0': 'hill temple' }, statue: { pieces: 2, at: '1,0' } } as const;
  expect(detail({ ...turn, ...statue, pool: { gold: 2 } }, { do: 'statue' })).toMatchObject({
    reason: 'statue-completed',
    rule: 'JOG-END-001',
    winners: ['p1', 'p2', 'p3', 'p4'],
  });
});

scenario(
  'a won game stays won: the third Judgement Day on top is never drawn',
  ['JOG-END-001', 'JOG-END-006'],
  play => {
    const p = play(
      game,
      village({
        turn: 'farmer',
        done: ['chieftain', 'gatherer', 'shaman'],
        at: { farmer: '1,0' },
        tiles: { '1,0': 'hill temple' },
        statue: { pieces: 2, at: '1,0' },
        pool: { gold: 2 },
        judgementDays: 2,
        cards: {},
        decks: { judgement: ['judgement-day'] },
      }),
    );
    p.choose('p2', { do: 'statue' }).ends({ reason: 'statue-completed', winners: ['p1', 'p2', 'p3', 'p4'] });
    expect(p.state.drawnCards).toEqual([]);
  },
);

scenario('one player who gives up ends the game for the whole team, and nobody wins', 'JOG-COMP-001', play => {
  for (const by of ['p2', 'p4']) {
    const p = play(game, village({ turn: 'farmer' })).concede(by);
    p.waitsFor().ends({ reason: 'concession', winners: [] });
  }
});

scenario('no gold is no loss, and resources have no limit', ['JOG-END-008', 'JOG-COMP-009'], play => {
  const p = play(game, village({ turn: 'farmer', pool: { food: 1_000_000 } })).choose('p2', { do: 'produce' });
  expect(p.state.pool).toMatchObject({ food: 1_000_005, gold: 0 });
  expect(p.match.outcome).toBeUndefined();
  const spent = play(
    game,
    village({ turn: 'farmer', at: { farmer: '1,0' }, tiles: { '1,0': 'hill temple' }, pool: { gold: 2 } }),
  );
  spent.choose('p2', { do: 'statue' });
  expect(spent.state.pool.gold).toBe(0);
  expect(spent.match.outcome).toBeUndefined();
});

scenario('the explorer’s own loss on a marsh names the card', ['JOG-END-007', 'JOG-EXP-005'], play => {
  const p = play(game, village({ turn: 'farmer', decks: { terrain: ['marsh'] }, cards: { woe: [lose('food', 50)] } }));
  p.choose('p2', { do: 'explore', draw: 1 }).choose('p2', square('1,0'));
  expect(eventsOf(p).slice(4, 5)).toEqual([drew('woe', 'p2')]);
  expect(p.match.outcome?.detail).toEqual({ resources: ['food'], by: 'woe' });
});

test('exhausted resources are listed in the pack’s order [JOG-END-003]', () => {
  const { state } = createMatch(game, { players: 4, seed: 's' });
  const pack = { basicResources: ['food', 'wood', 'stone', 'magic'] } as never;
  expect(exhaustedResources({ pack, state }, { food: 0, wood: 1, stone: -1, magic: 0, gold: 0 })).toEqual([
    'food',
    'stone',
    'magic',
  ]);
});
