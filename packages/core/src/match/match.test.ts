import { describe, expect, test } from 'vitest';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import { scripted } from '../testing/scripted.js';
import { refusalOf } from '../testing/values.js';
import { act, attempt, choose, explain, legal } from './act.js';
import { createMatch } from './create-match.js';
import { manual } from './dice-source.js';
import { GameError } from './errors.js';
import { fork } from './fork.js';
import type { Game } from './game.js';
import { hashJson } from './hash.js';
import { history, rewind, strictUndo, undo } from './rewind.js';
import { decide, type Rule, type Turn } from './turn.js';

const order = { order: [3, 1, 0, 2] };
const fresh = (...dice: number[]) =>
  createMatch(bidding, { players: ['ann', 'bob'], dice: scripted(order, ...dice), checked: true });

describe('setting a match up', () => {
  test('an invalid game or setup is a mistake of the caller, and the message tells how to mend it', () => {
    const setup = { players: 2, seed: 'one' };
    for (const none of [undefined, null, { game: bidding }, () => bidding, 'bidding']) {
      const make = () => createMatch(none as never, setup);
      expect(make).toThrow(GameError);
      expect(make).toThrow(/^createMatch\(game, setup\) wants a game.*the first argument is no game$/);
    }
    for (const none of [undefined, null, 2, ['ann', 'bob']]) {
      expect(() => createMatch(bidding, none as never)).toThrow(/the second argument is no setup$/);
    }
  });

  test('a new match runs to its first decision and records everything on the way', () => {
    const match = fresh();
    expect(match.records.map(record => record.kind)).toEqual(['roll', 'event', 'event', 'event', 'beat']);
    expect(match.state).toMatchObject({ hands: { ann: 3, bob: 1 }, deck: [0, 2], phase: 'bid' });
    expect(match.decisions.map(({ by, kind, id }) => ({ by, kind, id }))).toEqual([
      { by: 'ann', kind: 'bid', id: 1 },
      { by: 'bob', kind: 'bid', id: 2 },
    ]);
  });

  test('a question whose answers nothing judges is found when it is asked', () => {
    const { proposals: _, ...unjudged } = bidding;
    let match = createMatch<Bidding>(unjudged, { players: 2, dice: scripted(order, 4) });
    match = act(act(match, { decision: 1, by: 'p1', choice: 1 }), { decision: 2, by: 'p2', choice: 0 });
    expect(() => choose(match, false)).toThrow(
      'bidding: nothing judges answers of kind claim: give the decision options',
    );
  });

  test.each([
    [{ players: 1 }, { code: 'wrong-number-of-players', path: 'players', detail: { min: 2, max: 3 } }],
    [{ players: 2.5 }, { code: 'wrong-number-of-players', path: 'players', detail: { min: 2, max: 3 } }],
    [{ players: ['a', 'a'] }, { code: 'duplicate-player', path: 'players[1]' }],
    [{ players: ['a', ''] }, { code: 'malformed', path: 'players[1]' }],
    [
      { players: 2, options: { rounds: 0 } },
      { code: 'bad-option', rule: 'BID-4', path: 'options.rounds' },
    ],
    [
      { players: 2, options: { rnds: 2 } },
      { code: 'unknown-option', path: 'options.rnds', detail: { known: ['rounds', 'tie'] } },
    ],
    [
      { players: 2, options: JSON.parse('{"__proto__":1}') },
      { code: 'forbidden-key', path: 'options.__proto__' },
    ],
    [
      { players: 2, options: [] },
      { code: 'malformed', path: 'options' },
    ],
    [
      { players: 2, seed: 7 },
      { code: 'malformed', path: 'seed' },
    ],
  ])('%j is refused', (setup, refusal) => {
    expect(refusalOf(() => createMatch(bidding, { dice: scripted(order), ...setup } as never))).toEqual(refusal);
  });

  test('without seed and dice the first roll names the missing option', () => {
    expect(() => createMatch(bidding, { players: 2 })).toThrow(GameError);
  });

  test('a match begins with a copy of its position', () => {
    const position = { ...fresh().state, score: { ann: 5, bob: 1 } };
    const match = createMatch(bidding, { players: ['ann', 'bob'], position, seed: 's' });
    position.score.ann = 99;
    expect(match.state.score).toEqual({ ann: 5, bob: 1 });
  });
});

describe('acting', () => {
  test('simultaneous answers, given in any order, take effect when all are in', () => {
    const one = choose1(fresh(6), 'bob', 1);
    expect(one.decisions.map(d => d.by)).toEqual(['ann']);
    expect(one.records).toEqual([{ kind: 'action', decision: 2, by: 'bob', choice: 1 }]);
    const both = choose1(one, 'ann', 0);
    expect(both.records.map(r => r.kind)).toEqual(['action', 'event', 'roll', 'event']);
    expect(both.state.score).toEqual({ ann: 0, bob: 6 });
  });

  test('the same answer given twice is stale', () => {
    const one = choose1(fresh(6), 'bob', 1);
    expect(explain(one, { decision: 2, by: 'bob', choice: 0 })).toEqual({ code: 'stale-decision', path: 'decision' });
  });

  test.each([
    [
      { decision: 1, by: 'bob', choice: 0 },
      { code: 'not-your-decision', rule: 'BID-2', path: 'by' },
    ],
    [
      { decision: 1, by: 'ann', choice: 7 },
      { code: 'no-such-bid', rule: 'BID-2', detail: { bid: 7 } },
    ],
    [
      { decision: 1, by: 'ann', choice: 'x' },
      { code: 'not-an-option', rule: 'BID-2', path: 'choice' },
    ],
    [
      { decision: 1, by: 'ann', choice: Number.NaN },
      { code: 'not-a-finite-number', rule: 'BID-2', path: 'choice' },
    ],
    [
      { decision: 0, by: 'ann', choice: 0 },
      { code: 'stale-decision', path: 'decision' },
    ],
    [
      { decision: 9, by: 'ann', choice: 0 },
      { code: 'no-such-decision', path: 'decision' },
    ],
    [
      { decision: '1', by: 'ann', choice: 0 },
      { code: 'malformed', path: 'decision' },
    ],
    [
      { decision: 1, by: 'ann', choice: 0, more: 1 },
      { code: 'malformed', path: 'more' },
    ],
    [null, { code: 'malformed', path: '' }],
  ])('%j is refused and changes nothing', (action, refusal) => {
    const match = fresh();
    const before = hashJson([match.state, match.decisions]);
    const tried = attempt(match, action);
    expect(tried.refusal).toEqual(refusal);
    expect(tried.match).toBe(match);
    expect(hashJson([match.state, match.decisions])).toBe(before);
    expect(refusalOf(() => act(match, action as never))).toEqual(refusal);
  });

  test('proposals are judged by the game and kept as a copy', () => {
    const match = toClaim();
    expect(match.decisions[0]).toMatchObject({ kind: 'claim', proposal: { most: 3 } });
    expect(attempt(match, { decision: match.decisions[0]?.id, by: 'ann', choice: { points: 4 } }).refusal).toEqual({
      code: 'claims-too-much',
      rule: 'BID-4',
      path: 'choice.points',
    });
    const choice = { points: 2 };
    const next = choose(match, choice);
    choice.points = 3;
    expect(next.records[0]).toMatchObject({ kind: 'action', choice: { points: 2 } });
    expect(legal(match)).toEqual([]);
  });

  test('a hostile proposal is refused before the game looks at it', () => {
    const match = toClaim();
    const deep = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) as unknown;
    expect(refusalOf(() => choose(match, deep))).toMatchObject({ code: 'nested-too-deep' });
    expect(refusalOf(() => choose(match, JSON.parse('{"points":1,"__proto__":{}}')))).toMatchObject({
      code: 'forbidden-key',
    });
  });

  test('when rules throw, the match stays usable and unchanged', () => {
    const match = choose1(choose1(fresh(4), 'ann', 2), 'bob', 0);
    expect(() => choose(match, true)).toThrow(GameError);
    expect(choose(match, false).state.score).toEqual({ ann: 4, bob: 0 });
  });

  test('manual dice are a decision of the player who rolls', () => {
    const match = createMatch(bidding, { players: ['ann', 'bob'], dice: manual() });
    expect(match.decisions[0]).toMatchObject({ kind: 'roll', by: 'ann', rule: 'BID-1' });
    expect(refusalOf(() => choose(match, [0, 0, 1, 2]))).toMatchObject({ code: 'not-such-dice', rule: 'BID-1' });
    const dealt = choose(match, [3, 1, 0, 2]);
    expect(dealt.decisions.map(d => d.id)).toEqual(fresh().decisions.map(d => d.id));
    const rolling = choose1(choose1(dealt, 'ann', 2), 'bob', 0);
    expect(refusalOf(() => choose(rolling, [7]))).toMatchObject({ code: 'not-such-dice', rule: 'BID-3' });
    expect(refusalOf(() => choose(rolling, [1, 1]))).toMatchObject({ code: 'not-such-dice', rule: 'BID-3' });
    expect(choose(rolling, [5]).state.score).toEqual({ ann: 5, bob: 0 });
  });
});

const choose1 = (match: ReturnType<typeof fresh>, by: string, choice: unknown) => {
  const decision = match.decisions.find(d => d.by === by);
  return act(match, { decision: decision?.id ?? -1, by, choice });
};
const toClaim = (...more: number[]) => choose(choose1(choose1(fresh(4, ...more), 'ann', 2), 'bob', 0), false);

describe('old moments', () => {
  test('a moment can be acted on any number of times, each time from the same state', () => {
    const match = choose1(choose1(fresh(4, 6), 'ann', 2), 'bob', 0);
    const yes = choose(match, true);
    const no = choose(match, false);
    const yesAgain = choose(match, true);
    expect(yes.state.score).toEqual({ ann: 10, bob: 0 });
    expect(no.state.score).toEqual({ ann: 4, bob: 0 });
    expect(yesAgain.state).toEqual(yes.state);
    expect(yesAgain.records).toEqual(yes.records);
  });

  test('a fork may have other dice, and no past', () => {
    const match = choose1(choose1(fresh(4, 6), 'ann', 2), 'bob', 0);
    const other = fork(match, { dice: scripted(1), history: false });
    expect(choose(other, true).state.score).toEqual({ ann: 5, bob: 0 });
    expect(other.previous).toBeUndefined();
    expect(other.length).toBe(match.length);
    expect(fork(match)).toBe(match);
  });

  test('rewinding finds the moment of a decision, and refuses one that never was', () => {
    const match = toClaim();
    expect(rewind(match, 1)).toBe(history(match)[0]);
    expect(rewind(match, 2)).toBe(history(match)[0]);
    expect(rewind(match, match.decisions[0]?.id ?? 0)).toBe(match);
    const known = [...new Set(history(match).flatMap(({ decisions }) => decisions.map(({ id }) => id)))];
    expect(refusalOf(() => rewind(match, 0))).toEqual({
      code: 'no-such-decision',
      path: 'decision',
      detail: { known },
    });
    expect(known).toEqual([1, 2, 4, 5]);
  });

  test('undo stops at the limit of its policy', () => {
    const bobBid = choose1(fresh(4, 6), 'bob', 0);
    expect(undo(bobBid, 'bob').match).toBe(bobBid.previous);
    expect(undo(bobBid, 'ann').refusal).toEqual({ code: 'past-another-player' });
    expect(undo(fresh(), 'ann').refusal).toEqual({ code: 'nothing-to-undo' });
    const rolled = choose1(bobBid, 'ann', 2);
    expect(undo(rolled, 'ann').refusal).toEqual({ code: 'past-a-roll' });
    expect(undo(rolled, 'ann', { ...strictUndo, pastRolls: true }).refusal).toEqual({
      code: 'past-revealed-information',
    });
    const generous = { pastRolls: true, pastReveals: true, pastOthers: true } as const;
    expect(undo(rolled, 'ann', { ...generous, dice: 'keep' }).match).toBe(bobBid);
    expect(undo(rolled, 'bob', { ...generous, dice: 'keep' }).match).toBe(bobBid.previous);
    const rerolled = undo(rolled, 'ann', { ...generous, dice: 'reroll' }).match;
    expect(choose1(rerolled, 'ann', 2).state.score).toEqual({ ann: 6, bob: 0 });
    expect(choose1(bobBid, 'ann', 2).state.score).toEqual({ ann: 4, bob: 0 });
  });

  test('seeded dice belong to the moment: the same answer twice rolls the same', () => {
    const start = createMatch(bidding, { players: 2, seed: 'x' });
    const twice = [0, 1].map(() => choose1(choose1(start, 'p1', 2), 'p2', 0).state);
    expect(twice[0]).toEqual(twice[1]);
  });
});

test('an old moment explains itself the same after the match went on', () => {
  const match = fresh(6);
  const unborn = { decision: 3, by: 'ann', choice: true };
  expect(explain(match, unborn)).toEqual({ code: 'no-such-decision', path: 'decision' });
  choose1(choose1(match, 'ann', 2), 'bob', 0);
  expect(explain(match, unborn)).toEqual({ code: 'no-such-decision', path: 'decision' });
});

test('a beat may emit before it becomes a generator, and the log has it', () => {
  const eager: typeof bidding = {
    ...bidding,
    beat: turn => {
      if (turn.state.phase === 'bid' && turn.state.round === 0)
        turn.emit({ type: 'Scored', by: 'ann', points: 1 }, 'BID-3');
      return bidding.beat(turn);
    },
  };
  const match = createMatch(eager, { players: ['ann', 'bob'], dice: scripted(order) });
  expect(match.records.at(-1)).toMatchObject({ event: { type: 'Scored' } });
  expect(match.state.score.ann).toBe(1);
});

test('a frozen match can be changed nowhere', () => {
  const match = fresh();
  expect(() => (match.decisions as unknown as object[]).push({})).toThrow(TypeError);
  expect(() => (match.decisions[0] as unknown as { options: number[] }).options.push(9)).toThrow(TypeError);
  expect(() => Object.assign(match.state.score, { ann: 99 })).toThrow(TypeError);
});

describe('games that break the contract', () => {
  const broken = (beat: (turn: Turn<Tiny>) => Rule): Game<Tiny> => ({
    id: 'broken',
    version: '1',
    players: { min: 1, max: 1 },
    start: () => ({ n: 0 }),
    beat,
    evolve: state => ({ n: state.n + 1 }),
    outcome: () => undefined,
  });
  type Tiny = {
    state: { n: number };
    event: { type: 'Ticked' };
    rule: string;
    options: object;
    choices: { go: number };
  };

  test('a decision without options', () => {
    const game = broken(function* (turn) {
      yield* decide(turn, { by: 'p1', kind: 'go', rule: 'R', options: [] });
    });
    expect(() => createMatch(game, { players: 1 })).toThrow(/no options/);
  });

  test('beats that never ask', () => {
    const game = broken(function* (turn) {
      turn.emit({ type: 'Ticked' }, 'R');
    });
    expect(() => createMatch(game, { players: 1 })).toThrow(/nobody was asked/);
  });

  test('rules that read something besides the turn are found out on the first fork', () => {
    let runs = 0;
    const game = broken(function* (turn) {
      if (runs++ > 0) yield* decide(turn, { by: 'p1', kind: 'go', rule: 'R', options: [1] });
      yield* decide(turn, { by: 'p1', kind: 'go', rule: 'R', options: [1, 2] });
    });
    const match = createMatch(game, { players: 1 });
    choose(match, 1);
    expect(() => choose(match, 1)).toThrow(/did not repeat itself/);
  });
});
