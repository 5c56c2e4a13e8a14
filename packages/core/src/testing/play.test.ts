import { expect, test } from 'vitest';
import { bidding } from '../fixtures/bidding.js';
import type { Game } from '../match/game.js';
import { decide } from '../match/turn.js';
import type { WindowChoice, WindowChoices } from '../procedure/window.js';
import { doing, eventsOf, expectNames, happened, hasParts, Play } from './index.js';

const order = { order: [0, 1, 2, 3] };
const bids = (...dice: readonly number[]) => new Play(bidding, { players: ['ann', 'bob'], dice: [order, ...dice] });

/** A shop that asks one question, with the offers of a window. */
interface Shop {
  readonly state: { readonly bought: WindowChoice | null };
  readonly event: { readonly type: 'Bought'; readonly what: WindowChoice };
  readonly rule: 'SHOP-1';
  readonly options: object;
  readonly choices: WindowChoices;
}

const shop: Game<Shop> = {
  id: 'shop',
  version: '1',
  players: { min: 1, max: 2 },
  start: () => ({ bought: null }),
  *beat(turn) {
    const haggle = ['A', 'B'].map((source): WindowChoice => ({ ability: 'haggle', source }));
    const options: readonly WindowChoice[] = [...haggle, { ability: 'buy', source: 'A' }, 'pass'];
    const what = yield* decide(turn, { by: 'p1', kind: 'window', rule: 'SHOP-1', options });
    turn.emit({ type: 'Bought', what }, 'SHOP-1');
  },
  evolve: (_, { what }) => ({ bought: what }),
  outcome: ({ bought }) => (bought === null ? undefined : { reason: 'sold', winners: [], rule: 'SHOP-1' }),
};
const asked = () => new Play(shop, { players: 1 });

test('an option is there or not, whatever else is', () => {
  bids().has('ann', 0, 2).hasNot('ann', 9);
  expect(() => bids().has('ann', 0, 9)).toThrow('ann may not choose 9; legal: 0, 1, 2');
  expect(() => bids().hasNot('ann', 9, 1)).toThrow('ann may choose 1');
});

test('an option is picked by its parts, and only if one fits', () => {
  expect(asked().picks('p1', { ability: 'buy' }).state).toEqual({ bought: { ability: 'buy', source: 'A' } });
  expect(() => asked().picks('p1', { ability: 'haggle' })).toThrow('p1 has 2 options with {"ability":"haggle"}: {');
  expect(() => asked().picks('p1', { ability: 'steal' })).toThrow(
    'p1 has 0 options with {"ability":"steal"}; legal: {',
  );
});

test('the offers of a window are told, used and passed', () => {
  expect(asked().offered('p1')).toEqual(['haggle', 'buy']);
  expect(asked().uses('p1', 'haggle', { source: 'B' }).state).toEqual({ bought: { ability: 'haggle', source: 'B' } });
  expect(asked().passes('p1').state).toEqual({ bought: 'pass' });
});

test('an answer is given only to a question that is asked', () => {
  const play = bids().chooseIfAsked('eve', 1).chooseIfAsked('ann', 9);
  play.waitsFor({ by: 'ann', kind: 'bid' }, { by: 'bob', kind: 'bid' });
  play.chooseIfAsked('ann', 1).waitsFor({ by: 'bob', kind: 'bid' });
});

test('a match goes on until a condition holds', () => {
  const play = new Play(bidding, { players: ['ann', 'bob'], options: { rounds: 3 }, dice: [order], seed: 'further' });
  const first = (decision: { readonly options?: readonly unknown[] }): unknown =>
    decision.options ? decision.options[0] : { points: 1 };
  play.until(({ outcome }) => outcome !== undefined, first).waitsFor();
  expect(() => play.until(() => false)).toThrow('the condition of until does not hold, and the match is over');
  expect(() => bids().until(() => false)).toThrow('until has no answer to bid of ann; legal: 0, 1, 2');
  expect(asked().until(({ outcome }) => outcome !== undefined).state).toEqual({ bought: 'pass' });
});

test('dice of a seed follow those of the script, and the script must be rolled', () => {
  const play = new Play(bidding, { players: ['ann', 'bob'], dice: [order, 4], seed: 'further' });
  expect(() => play.finish()).toThrow('dice nobody rolled: [4]');
  play.choose('ann', 2).choose('bob', 1).choose('ann', true).finish();
  expect(happened(play, 'Scored')[0]).toEqual({ type: 'Scored', by: 'ann', points: 4 });
  expect(eventsOf(play).length).toBeGreaterThan(happened(play, 'Scored').length);
});

test('one thing happens, and then the match is over', () => {
  const game = doing(bidding, turn => turn.emit({ type: 'Scored', by: 'ann', points: 3 }, 'BID-3'));
  const play = new Play(game, { players: ['ann', 'bob'], dice: [] });
  play.events({ type: 'Scored', by: 'ann', points: 3 }).ends({ reason: 'done', winners: [] }).waitsFor();
});

test('a value has parts of objects, and whole lists', () => {
  expect(hasParts({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { b: 1 }, d: [1, 2] })).toBe(true);
  expect([hasParts({ d: [1, 2] }, { d: [1] }), hasParts({}, { a: null }), hasParts(1, { a: 1 })]).toEqual([
    false,
    true,
    false,
  ]);
});

test('a name that is not on the board is an error', () => {
  expectNames('models', ['A'], ['A', 'b']);
  expect(() => expectNames('models', ['A', 'c'], ['A', 'b'])).toThrow('models: c is not on the board; there are: A, b');
  expect(() => expectNames('models', ['c'], [])).toThrow('there are: none');
});
