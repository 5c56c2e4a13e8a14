import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../dice/random.js';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import { act } from '../match/act.js';
import { createMatch } from '../match/create-match.js';
import type { Match } from '../match/match.js';
import { decideTogether } from '../match/turn.js';
import { anyAction } from '../testing/random-play.js';
import { scripted } from '../testing/scripted.js';
import { story, view } from './view.js';

const table = (...order: number[]): Match<Bidding> =>
  createMatch(bidding, { players: ['ann', 'bob'], dice: scripted({ order }, 4, 5, 6, 4, 5, 6, 1, 1, 1) });

const answer = (match: Match<Bidding>, by: string, choice: unknown): Match<Bidding> =>
  act(match, { decision: match.decisions.find(d => d.by === by)?.id ?? -1, by, choice });

describe('a view', () => {
  test('shows own cards, and that there are others', () => {
    const seen = view(table(3, 1, 0, 2), 'ann');
    expect(seen.state).toMatchObject({ hands: { ann: 3, bob: { hidden: true } }, deck: { hidden: true } });
    expect(seen.records[0]).toMatchObject({ kind: 'roll', faces: ['?', '?', '?', '?'] });
    expect(seen.records.map(r => (r.kind === 'event' ? r.event : r.kind))).toEqual([
      'roll',
      { type: 'Dealt', to: 'ann', card: 3 },
      { type: 'Dealt', to: 'bob', card: { hidden: true } },
      { type: 'DeckLeft', deck: { hidden: true } },
    ]);
  });

  test('shows the options of own decisions only', () => {
    const seen = view(table(3, 1, 0, 2), 'bob');
    expect(seen.decisions).toEqual([
      { id: 1, by: 'ann', kind: 'bid', rule: 'BID-2' },
      { id: 2, by: 'bob', kind: 'bid', rule: 'BID-2', options: [0, 1, 2] },
    ]);
    expect(view(table(3, 1, 0, 2)).decisions.every(decision => decision.options === undefined)).toBe(true);
  });

  test('hides an answer until the others have answered too', () => {
    const one = answer(table(3, 1, 0, 2), 'ann', 2);
    const last = (match: Match<Bidding>, viewer: string) =>
      view(match, viewer).records.filter(r => r.kind === 'action');
    expect(last(one, 'bob')).toMatchObject([{ by: 'ann', choice: { hidden: true } }]);
    expect(last(one, 'ann')).toMatchObject([{ by: 'ann', choice: 2 }]);
    expect(last(answer(one, 'bob', 0), 'bob')).toMatchObject([
      { by: 'ann', choice: 2 },
      { by: 'bob', choice: 0 },
    ]);
  });

  test('has no seed and no dice state', () => {
    const match = createMatch(bidding, { players: 2, seed: 'a very secret seed' });
    expect(JSON.stringify(view(match, 'p1'))).not.toMatch(/secret seed|"s0"|"dice"/);
  });

  test('tells a hidden answer again once it is open', () => {
    const one = answer(table(3, 1, 0, 2), 'ann', 2);
    const both = answer(one, 'bob', 0);
    const choices = story(both, 'bob', one.length).flatMap(record => (record.kind === 'action' ? [record.choice] : []));
    expect(choices).toEqual([2, 0]);
    expect(story(one, 'bob', one.length)).toEqual([]);
    expect(story(both, 'bob', both.length)).toEqual([]);
  });

  test('tells own answers and answers that stay secret only once', () => {
    const both = answer(answer(table(3, 1, 0, 2), 'ann', 2), 'bob', 0);
    const between = both.previous as Match<Bidding>;
    expect(story(both, 'ann', between.length).filter(({ seq }) => seq < between.length)).toEqual([]);

    const { beat } = bidding;
    const inSecret: typeof bidding = {
      ...bidding,
      beat: turn => {
        if (turn.state.phase !== 'bid') return beat(turn);
        const asks = turn.players.map(by => ({
          by,
          kind: 'bid' as const,
          rule: 'BID-2' as const,
          options: [0, 1],
          secret: true,
        }));
        return (function* () {
          yield* decideTogether(turn, asks);
          turn.emit({ type: 'BidsShown', bids: {} }, 'BID-2');
        })();
      },
    };
    const first = answer(createMatch(inSecret, { players: ['ann', 'bob'], seed: 'secret' }), 'ann', 1);
    const second = answer(first, 'bob', 1);
    expect(story(second, 'bob', first.length).map(({ kind }) => kind)).toEqual(['action', 'event']);
  });

  test('tells the story from any record on', () => {
    const match = answer(table(3, 1, 0, 2), 'ann', 2);
    const whole = story(match, 'ann');
    expect(story(match, 'ann', 2)).toEqual(whole.filter(record => record.seq >= 2));
    expect(whole.at(-1)?.seq).toBe(match.length - 1);
  });
});

test('two tables that differ only in what a player may not know give that player equal views, at every point', () => {
  const orders = [
    [3, 1, 0, 2],
    [3, 0, 1, 2],
    [3, 2, 1, 0],
  ] as const;
  fc.assert(
    fc.property(fc.constantFrom(...orders), fc.constantFrom(...orders), fc.string(), (left, right, seed) => {
      const random = Random.fromSeed(seed);
      let a = table(...left);
      let b = table(...right);
      while (!a.outcome) {
        expect(JSON.stringify(view(b, 'ann'))).toBe(JSON.stringify(view(a, 'ann')));
        const action = anyAction(a, random);
        a = act(a, action);
        b = act(b, action);
      }
      expect(JSON.stringify(view(b, 'ann'))).toBe(JSON.stringify(view(a, 'ann')));
    }),
    { numRuns: 40 },
  );
});
