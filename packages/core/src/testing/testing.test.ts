import { describe, expect, test } from 'vitest';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import { createMatch } from '../match/create-match.js';
import type { Game } from '../match/game.js';
import { decide } from '../match/turn.js';
import { conformance, fuzz, Play, perft, ScenarioError, scenarios, scripted } from './index.js';

conformance(test, bidding, {
  setups: [{ players: 2 }, { players: 3, options: { tie: 'none', rounds: 4 } }],
  matches: 10,
});

const scenario = scenarios<'BID-2' | 'BID-3'>(test);

scenario('the higher bid rolls for points', ['BID-2', 'BID-3'], play => {
  play(bidding, { players: ['ann', 'bob'], dice: [{ order: [0, 1, 2, 3] }, 4, 2] })
    .skip()
    .choose('ann', 2)
    .events()
    .choose('bob', 1)
    .events({ type: 'BidsShown', bids: { ann: 2, bob: 1 } }, { type: 'Scored', by: 'ann', points: 4 })
    .options('ann', [false, true])
    .refuses('ann', 'yes', { code: 'not-an-option', rule: 'BID-3' })
    .choose('ann', true)
    .events({ type: 'Scored', by: 'ann', points: 2 })
    .waitsFor({ by: 'ann', kind: 'claim' });
});

describe('a scenario that is wrong fails', () => {
  const dealt = (...dice: number[]) =>
    new Play(bidding, { players: ['ann', 'bob'], dice: [{ order: [0, 1, 2, 3] }, ...dice] });
  const run = (body: (play: Play<Bidding>) => void): void => {
    let failure: unknown;
    scenarios<string>((_, test) => {
      try {
        test();
      } catch (error) {
        failure = error;
      }
    })('wrong', 'X', play =>
      body(play(bidding, { players: ['ann', 'bob'], dice: [{ order: [0, 1, 2, 3] }] }) as never),
    );
    if (failure) throw failure;
  };

  test.each<[string, (play: Play<Bidding>) => unknown]>([
    ['an event too few', play => play.events()],
    [
      'another order',
      play => play.events(...play.match.records.flatMap(r => (r.kind === 'event' ? [r.event] : [])).reverse()),
    ],
    ['another option', play => play.options('ann', [0, 1])],
    ['nobody to choose', play => play.choose('eve', 1)],
    ['a refusal that does not come', play => play.refuses('ann', 1, { code: 'not-an-option' })],
    ['a refusal by another rule', play => play.refuses('ann', 'x', { code: 'not-an-option', rule: 'BID-3' })],
    ['an end that is none', play => play.ends({ reason: 'rounds-played', winners: [] })],
    ['somebody else to decide', play => play.waitsFor({ by: 'ann', kind: 'bid' })],
  ])('%s', (_, body) => {
    expect(() => run(body as never)).toThrow(ScenarioError);
  });

  test('a die that nobody rolled', () => {
    expect(() => dealt(3).finish()).toThrow(/nobody rolled: \[\s*3/);
  });

  test('a die that is missing, or of another kind', () => {
    expect(() => new Play(bidding, { players: 2, dice: [] })).toThrow(/wants an order of 4/);
    expect(() => dealt(9).choose('p1' as never, 1 as never)).toThrow(ScenarioError);
    expect(() => dealt(9).choose('ann', 1).choose('bob', 0)).toThrow(/wants 1 × d6/);
  });

  test('a refused choice, with the legal ones', () => {
    expect(() => dealt().choose('ann', 9)).toThrow(
      'ann may not choose 9: no-such-bid (BID-2) {"bid":9}; legal: 0, 1, 2',
    );
    expect(() => dealt().choose('eve', 1)).toThrow('eve has nothing to decide; open: bid 1 of ann, bid 2 of bob');
  });

  test('a scenario that plays nothing', () => {
    expect(() => scenarios<string>((_, body) => body())('empty', 'X', () => {})).toThrow(ScenarioError);
  });

  test('a rule that remembers something between runs is caught by the automatic re-run', () => {
    let calls = 0;
    const game: Game<Counting> = {
      ...counting,
      *beat(turn) {
        yield* decide(turn, { by: 'p1', kind: 'go', rule: 'R', options: ['on'] });
        turn.emit({ type: 'Counted', n: ++calls }, 'R');
      },
    };
    const body = () =>
      scenarios<string>((_, test) => test())('x', 'R', play => void play(game, { players: 1 }).choose('p1', 'on'));
    expect(body).toThrow(ScenarioError);
  });

  test('a rule that plays otherwise on a state it has met before is caught where a moment is played on again', () => {
    const met = new WeakSet<object>();
    const game: Game<Counting> = {
      ...counting,
      *beat(turn) {
        const n = met.has(turn.state) ? 2 : 1;
        yield* decide(turn, { by: 'p1', kind: 'go', rule: 'R', options: ['on'] });
        met.add(turn.state);
        turn.emit({ type: 'Counted', n }, 'R');
      },
    };
    const body = () =>
      scenarios<string>((_, test) => test())('x', 'R', play => void play(game, { players: 1 }).choose('p1', 'on'));
    expect(body).toThrow('loaded and forked: the match differs at moment 1');
  });
});

interface Counting {
  readonly state: { readonly n: number };
  readonly event: { readonly type: 'Counted'; readonly n: number };
  readonly rule: string;
  readonly options: object;
  readonly choices: { readonly go: 'on' | 'rare' };
}
const counting: Game<Counting> = {
  id: 'counting',
  version: '1',
  players: { min: 1, max: 1 },
  start: () => ({ n: 0 }),
  *beat(turn) {
    const go = yield* decide(turn, { by: 'p1', kind: 'go', rule: 'R', options: ['on', 'rare'] });
    turn.emit({ type: 'Counted', n: turn.state.n + (go === 'rare' ? 10 : 1) }, 'R');
  },
  evolve: (_, { n }) => ({ n }),
  outcome: ({ n }) => (n >= 3 ? { winners: [], reason: n >= 10 ? 'far' : 'near', rule: 'R' } : undefined),
};

describe('conformance finds', () => {
  const problem = (game: Game<Counting>, setup = { players: 1 }): string => {
    const found: string[] = [];
    conformance(
      (_, body) => {
        try {
          body();
        } catch (error) {
          found.push(String(error));
        }
      },
      game,
      { setups: [setup], matches: 6, maxActions: 50 },
    );
    return found.join('\n');
  };
  const asking = (options: readonly unknown[]): Game<Counting> => ({
    ...counting,
    *beat(turn) {
      yield* decide(turn, { by: 'p1', kind: 'go', rule: 'R', options: options as never });
      turn.emit({ type: 'Counted', n: turn.state.n + 1 }, 'R');
    },
  });

  test('nothing in a good game', () => expect(problem(counting)).toBe(''));
  test('an option twice', () =>
    expect(problem(asking(['on', 'on']))).toMatch(/has an option twice, at options\[0\] and options\[1\]/));
  test('an option that is not JSON', () =>
    expect(problem(asking([Number.NaN]))).toMatch(/not plain JSON|not-a-finite/));
  test('a match that does not end', () =>
    expect(problem({ ...counting, outcome: () => undefined })).toMatch(/no end after 50/));
  test('a state that is not JSON', () =>
    expect(problem({ ...counting, evolve: (_, { n }) => ({ n, at: new Date(0) }) as never })).toMatch(
      /not plain JSON/,
    ));
  test('a state that a reducer changes in place', () =>
    expect(problem({ ...counting, evolve: (state, { n }) => Object.assign(state, { n }) })).toMatch(
      /evolve changes its argument at event Counted.*read only/,
    ));
  test('a state that shows the cards that `resample` deals again', () => {
    const open = { ...bidding, secrets: { ...bidding.secrets, state: { deck: () => 'hidden' } } };
    expect(problem(open as unknown as Game<Counting>, { players: 2 })).toMatch(
      /can tell two tables apart that must look alike: by state\.hands/,
    );
  });
  test('a state dealt again by `resample` that is not JSON', () => {
    const strange = { ...bidding, resample: (state: object) => ({ ...state, at: new Date(0) }) };
    expect(problem(strange as unknown as Game<Counting>, { players: 2 })).toMatch(
      /what resample returns is not plain JSON: Date at state\.at/,
    );
  });
  test('an answer that leads to a hidden card', () => {
    const telling: typeof bidding = {
      ...bidding,
      *beat(turn) {
        yield* bidding.beat(turn);
        const [, other = ''] = turn.players;
        if (turn.state.phase === 'claim')
          turn.emit({ type: 'Scored', by: other, points: turn.state.hands[other] ?? 0 }, 'BID-3');
      },
      secrets: { ...bidding.secrets, reveals: [] },
    };
    expect(problem(telling as unknown as Game<Counting>, { players: 2 })).toMatch(/something hidden/);
  });
  test('a game with hidden parts and without `resample`', () => {
    const { resample: _, ...blind } = bidding;
    expect(problem(blind as unknown as Game<Counting>, { players: 2 })).toMatch(/has no resample/);
  });
  test('a winner who does not play', () =>
    expect(
      problem({ ...counting, outcome: ({ n }) => (n >= 3 ? { winners: ['eve'], reason: 'x', rule: 'R' } : undefined) }),
    ).toMatch(/does not play/));
  test('a player who conceded and is asked all the same', () =>
    expect(
      problem({
        ...counting,
        *concede(turn) {
          turn.emit({ type: 'Counted', n: 0 }, 'R');
        },
      }),
    ).toMatch(/p1 conceded and is asked for a go/));
  test('a player who wins by conceding', () =>
    expect(
      problem({
        ...counting,
        outcome: ({ n }) => (n < 3 ? undefined : { winners: n === 99 ? ['p1'] : [], reason: 'x', rule: 'R' }),
        *concede(turn) {
          turn.emit({ type: 'Counted', n: 99 }, 'R');
        },
      }),
    ).toMatch(/p1 conceded and won by it/));
  test('an option that is refused', () =>
    expect(
      problem({
        ...counting,
        *beat(turn) {
          yield* decide(turn, { by: 'eve', kind: 'go', rule: 'R', options: ['on'] });
        },
      }),
    ).toMatch(/does not play/));
});

test('perft counts paths and positions, dice included', () => {
  expect(perft(createMatch(counting, { players: 1 }))).toEqual({ paths: 4, positions: 7 });
  expect(perft(createMatch(counting, { players: 1 }), 1)).toEqual({ paths: 2, positions: 3 });
});

test('fuzz prefers the options used least, and reports rules and reasons', () => {
  const report = fuzz(counting, { setup: { players: 1 }, matches: 10, seed: 'f', maxActions: 20 });
  expect(Math.abs((report.played['go on'] ?? 0) - (report.played['go rare'] ?? 0))).toBeLessThanOrEqual(1);
  expect(report.cited).toEqual({ R: expect.any(Number) });
  expect(Object.keys(report.reasons).sort()).toContain('far');
  expect(() => fuzz(counting, { setup: { players: 1 }, matches: 1, seed: 'f', maxActions: 0 })).toThrow(/no end/);
  const bad = () => {
    throw new Error('broken invariant');
  };
  expect(() => fuzz(counting, { setup: { players: 1 }, matches: 1, seed: 'f', maxActions: 9, invariant: bad })).toThrow(
    /fuzz match "f 0".*broken invariant/,
  );
});

test('scripted dice list their unused entries', () => {
  expect(scripted(1, 2).unused).toEqual([1, 2]);
});
