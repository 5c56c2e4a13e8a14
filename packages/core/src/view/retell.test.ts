import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../dice/random.js';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import { act } from '../match/act.js';
import { createMatch } from '../match/create-match.js';
import { GameError } from '../match/errors.js';
import { fork } from '../match/fork.js';
import type { Match } from '../match/match.js';
import { history } from '../match/rewind.js';
import { anyAction } from '../testing/random-play.js';
import { retell } from './retell.js';
import { seenState, story, view } from './view.js';

/** A match of secret cards, secret bids and dice after some random actions. */
const played = (seed: string, actions: number): Match<Bidding> => {
  const random = Random.fromSeed(seed);
  let match = createMatch(bidding, { players: ['ann', 'bob'], seed });
  for (let i = 0; i < actions && !match.outcome; i++) match = act(match, anyAction(match, random));
  return match;
};

const viewers = ['ann', 'bob', undefined] as const;
const anyMatch = fc.tuple(fc.string(), fc.nat(14)).map(([seed, actions]) => played(seed, actions));

describe('retelling a match', () => {
  test('gives the records of the story, from any record on', () => {
    fc.assert(
      fc.property(anyMatch, fc.constantFrom(...viewers), fc.nat(60), (match, viewer, since) => {
        const records = [...retell(match, viewer, since)].map(({ record }) => record);
        expect(records).toEqual(story(match, viewer, since));
      }),
    );
  });

  test('says the same of a record from wherever it begins', () => {
    fc.assert(
      fc.property(anyMatch, fc.constantFrom(...viewers), fc.nat(60), (match, viewer, since) => {
        const whole = new Map([...retell(match, viewer)].map(retold => [retold.record.seq, retold]));
        for (const retold of retell(match, viewer, since)) expect(retold).toEqual(whole.get(retold.record.seq));
      }),
    );
  });

  test('gives each record between the states before and after it', () => {
    fc.assert(
      fc.property(anyMatch, fc.constantFrom(...viewers), (match, viewer) => {
        let state = bidding.start({ players: match.header.players, options: match.header.options });
        const expected = history(match).flatMap(({ records }) =>
          records.flatMap(record => {
            const before = seenState(bidding, state, viewer);
            if (record.kind === 'event') state = bidding.evolve(state, record.event);
            return record.kind === 'beat' ? [] : [{ before, after: seenState(bidding, state, viewer), state }];
          }),
        );
        const told = [...retell(match, viewer)].map(({ before, after, whole }) => ({
          before,
          after,
          state: whole.state,
        }));
        expect(told).toEqual(expected);
        expect(told.at(-1)?.after).toEqual(view(match, viewer).state);
      }),
    );
  });

  test('shows the last record of each moment, and the decision behind each answer', () => {
    const match = played('two bids', 6);
    const told = [...retell(match, 'ann')];
    const last = told.filter(({ isLast }) => isLast);
    expect(last.map(({ whole }) => whole.match)).toEqual(history(match));
    const answers = told.flatMap(({ record, whole }) => (record.kind === 'action' ? [{ record, whole }] : []));
    expect(answers).toHaveLength(6);
    for (const { record, whole } of answers) {
      expect(whole.decision).toMatchObject({ id: record.decision, by: record.by });
    }
    expect(told.find(({ record }) => record.kind === 'roll')?.whole.decision).toBeUndefined();
  });

  test('gives with a record the records of its beat', () => {
    const told = [...retell(played('two bids', 6))];
    const dealt = told.findIndex(({ record }) => record.kind === 'action');
    expect(told[dealt]?.lately).toEqual([told[dealt]?.record]);
    for (const [i, { record, lately }] of told.entries()) {
      expect(lately.at(-1)).toEqual(record);
      expect(lately).toEqual(told.slice(i + 1 - lately.length, i + 1).map(one => one.record));
    }
  });

  test('begins where a fork dropped what came before', () => {
    const match = fork(played('two bids', 3), { history: false });
    expect([...retell(match)]).toEqual([]);
    const random = Random.fromSeed('on');
    const next = act(match, anyAction(match, random));
    const [first] = retell(next);
    expect(first?.record).toMatchObject({ kind: 'action' });
    expect(first?.before).toEqual(seenState(bidding, match.state));
    expect(first?.whole.decision).toEqual(match.decisions[0]);
  });

  test('refuses a viewer who does not play, at once', () => {
    expect(() => retell(played('two bids', 1), 'cy')).toThrow(GameError);
  });
});
