import { describe, expect, test } from 'vitest';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import { scripted } from '../testing/scripted.js';
import { act, attempt, explain } from './act.js';
import { createMatch } from './create-match.js';
import type { Game } from './game.js';
import { hashJson } from './hash.js';
import type { Match } from './match.js';

const table = (game: Game<Bidding> = bidding): Match<Bidding> =>
  createMatch(game, { players: ['ann', 'bob'], dice: scripted({ order: [3, 1, 0, 2] }, 6) });

/** A proxy of a value, and the number of times that the keys of the value were listed. */
const counted = (value: object): { readonly proxy: object; readonly listed: () => number } => {
  let listed = 0;
  const proxy = new Proxy(value, {
    ownKeys: target => {
      listed++;
      return Reflect.ownKeys(target);
    },
  });
  return { proxy, listed: () => listed };
};

const many = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, i]));

const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('get');
    },
    ownKeys: () => {
      throw new Error('ownKeys');
    },
    has: () => {
      throw new Error('has');
    },
    getPrototypeOf: () => {
      throw new Error('getPrototypeOf');
    },
  },
);
const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const getter = (): object => ({
  decision: 1,
  by: 'ann',
  get choice(): never {
    throw new Error('getter');
  },
});

describe('a hostile answer', () => {
  /** A decision with 500 options that are objects of one shape. */
  const options = Array.from({ length: 500 }, (_, i) => ({ target: `m${i}`, with: { dice: i } }));
  const wide = {
    ...bidding,
    *beat(turn: Parameters<typeof bidding.beat>[0]) {
      yield [{ id: turn.nextDecision++, by: 'ann', kind: 'bid', rule: 'BID-2', options }] as never;
    },
  } as unknown as Game<Bidding>;

  test('with many keys is read once, not once for every option', () => {
    const { proxy, listed } = counted({ ...options[499], ...many(10_000) });
    const { refusal } = attempt(table(wide), { decision: 0, by: 'ann', choice: proxy });
    expect(refusal).toEqual({ code: 'not-an-option', rule: 'BID-2', path: 'choice' });
    expect(listed()).toBe(1);
  });

  test.each([
    ['an object of many keys', many(100_000)],
    ['a long list', new Array(1_000_000).fill(0)],
    ['a wide tree', { a: Array.from({ length: 200 }, () => new Array(200).fill([])) }],
  ])('of too many values is refused: %s', (_, choice) => {
    const { refusal } = attempt(table(), { decision: 1, by: 'ann', choice });
    expect(refusal).toMatchObject({ code: 'too-large', rule: 'BID-2' });
    expect(refusal?.path).toMatch(/^choice/);
  });

  test.each([
    ['not-a-finite-number', { points: Number.NaN }, 'choice.points'],
    ['not-a-finite-number', [1, Number.POSITIVE_INFINITY], 'choice[1]'],
    ['forbidden-key', JSON.parse('{"__proto__":{}}'), 'choice.__proto__'],
    ['malformed', throwing, 'choice'],
  ])('that is no JSON names the rule of its decision and the field: %s', (code, choice, path) => {
    const { refusal } = attempt(table(), { decision: 1, by: 'ann', choice });
    expect(refusal).toEqual({ code, rule: 'BID-2', path });
  });

  test('of 20,000 values is still judged by the rules', () => {
    const choice = new Array(20_000).fill(0);
    expect(attempt(table(), { decision: 1, by: 'ann', choice }).refusal).toMatchObject({ code: 'not-an-option' });
  });

  test.each([
    ['a getter that throws', getter()],
    ['a proxy that throws', throwing],
    ['a revoked proxy', revoked()],
    ['a choice that is a proxy that throws', { decision: 1, by: 'ann', choice: throwing }],
    ['a choice that is a revoked proxy', { decision: 1, by: 'ann', choice: revoked() }],
    ['a getter inside the choice', { decision: 1, by: 'ann', choice: { deep: [getter()] } }],
  ])('is refused and nothing is thrown: %s', (_, action) => {
    const match = table();
    const before = hashJson([match.state, match.decisions]);
    const tried = attempt(match, action);
    expect(tried.refusal?.code).toBe('malformed');
    expect(tried.match).toBe(match);
    expect(explain(match, action)).toEqual(tried.refusal);
    expect(hashJson([match.state, match.decisions])).toBe(before);
  });

  test('cannot show the check one value and the match another', () => {
    let looks = 0;
    const choice = {
      get points(): number {
        return ++looks;
      },
    };
    const claiming = [1, 0, false].reduce<Match<Bidding>>(
      (at, answer) => act(at, { decision: at.decisions[0]?.id ?? -1, by: at.decisions[0]?.by ?? '', choice: answer }),
      table(),
    );
    const decision = claiming.decisions[0];
    expect(decision?.kind).toBe('claim');
    const next = act(claiming, { decision: decision?.id ?? -1, by: decision?.by ?? '', choice });
    expect(looks).toBe(1);
    expect(next.records[0]).toMatchObject({ kind: 'action', choice: { points: 1 } });
  });
});
