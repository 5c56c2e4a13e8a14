import { describe, expect, test } from 'vitest';
import { Random } from '../dice/random.js';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import { act } from '../match/act.js';
import { concede } from '../match/concede.js';
import { createMatch } from '../match/create-match.js';
import { manual, seeded } from '../match/dice-source.js';
import { RefusalError } from '../match/errors.js';
import { fork } from '../match/fork.js';
import type { Match } from '../match/match.js';
import { history, rewind, strictUndo, type UndoPolicy, undo } from '../match/rewind.js';
import type { RollRequest } from '../match/types.js';
import { anyAction } from '../testing/random-play.js';
import { rerun } from '../testing/scenario.js';
import { fold, readLog, recordsSince, replay, resume, toLog, writeLog } from './index.js';

const loaded = (match: Match<Bidding>, cut = 0): Match<Bidding> => {
  const lines = writeLog(toLog(match)).trim().split('\n');
  return resume(bidding, readLog(lines.slice(0, lines.length - cut).join('\n')));
};
/** One action by a player who also throws the dice. */
const anything = (match: Match<Bidding>, random: Random): Match<Bidding> => {
  const [first] = match.decisions;
  if (first?.kind !== 'roll') return act(match, anyAction(match, random));
  const { count, order } = first.proposal as RollRequest;
  const choice = order ? random.order(count) : [1 + random.below(6)];
  return act(match, { decision: first.id, by: first.by, choice });
};
const code = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal.code;
    throw error;
  }
  return 'nothing was refused';
};

describe('rolls made by hand', () => {
  const random = Random.fromSeed('hand');
  let match = createMatch(bidding, { players: 2, dice: manual() });
  while (!match.outcome) match = anything(match, random);
  const moments = history(match);

  test('load as moments like any other, even while the match waits for a roll', () => {
    for (const moment of moments) {
      const again = loaded(moment);
      expect(again.decisions).toEqual(moment.decisions);
      expect(history(again)).toHaveLength(history(moment).length);
      expect(writeLog(toLog(again))).toBe(writeLog(toLog(moment)));
    }
    const rolled = moments.find(moment => moment.decisions[0]?.kind === 'roll' && moment.length > 6);
    expect(rewind(loaded(match), rolled?.decisions[0]?.id ?? -1).state).toEqual(rolled?.state);
  });

  test('are played again in every way', () => rerun(match));

  test('can be left to other dice from some moment on, including the roll that the match waits for', () => {
    const [start] = moments;
    const going = fork(start as Match<Bidding>, { dice: seeded('s') });
    expect(going.decisions.map(decision => decision.kind)).toEqual(['bid', 'bid']);
    expect(loaded(going).state).toEqual(going.state);
  });

  test('still wait in the moments before other dice came, and in their logs', () => {
    const waits = ({ decisions: [first] }: Match<Bidding>): boolean => first?.kind === 'roll';
    for (const waiting of moments.filter(waits)) {
      const going = fork(waiting, { dice: seeded('s') });
      expect(rewind(going, waiting.decisions[0]?.id ?? -1).decisions).toEqual(waiting.decisions);
      for (const back of [going, loaded(going)].flatMap(history).filter(waits)) {
        expect(loaded(back).decisions).toEqual(back.decisions);
        expect(anything(back, random).length).toBeGreaterThan(back.length);
      }
    }
  });

  test('that nobody makes any more, because the match is over, leave the dice of its log alone', () => {
    const [start] = moments;
    const over = fork(concede(start as Match<Bidding>, 'p1'), { dice: seeded('s') });
    expect(loaded(over).outcome).toEqual(over.outcome);
  });
});

test('acts, undos, forks, rewinds and loads lead in any order to matches that can be saved and played on', () => {
  const free: UndoPolicy = { pastOthers: true, pastRolls: true, pastReveals: true, dice: 'reroll' };
  for (let seed = 0; seed < 25; seed++) {
    const random = Random.fromSeed(`order ${seed}`);
    const dice = random.pick([manual(), seeded(`${seed}`)]);
    let match = createMatch(bidding, { players: 2, dice });
    for (let i = 0; i < 25; i++) {
      const step = random.below(8);
      if (step < 4 && !match.outcome) match = anything(match, random);
      if (step === 4) match = undo(match, random.pick(match.header.players), random.pick([strictUndo, free])).match;
      if (step === 5) match = fork(match, { dice: random.pick([manual(), seeded(`${seed} ${i}`)]) });
      if (step === 6) match = random.pick(history(match));
      const again = loaded(match);
      expect([again.state, again.decisions]).toEqual([match.state, match.decisions]);
      if (step === 7) match = again;
    }
  }
});

describe('a log that was cut off', () => {
  const random = Random.fromSeed('cut');
  let match = createMatch(bidding, { players: 2, seed: 'cut' });
  for (let i = 0; i < 6; i++) match = act(match, anyAction(match, random));
  const lines = writeLog(toLog(match)).trim().split('\n');

  test('after any line can be resumed', () => {
    for (let cut = 1; cut < lines.length; cut++) {
      const again = loaded(match, cut);
      const there = history(match).find(moment => moment.length === again.length);
      expect(again.state).toEqual(there?.state);
      expect(again.dice.save()).toEqual(there?.dice.save());
    }
  });

  test('of a match whose dice left the seed asks for its dice', () => {
    const other = fork(match, { dice: seeded('other') });
    expect(toLog(other).header.seed).toBeUndefined();
    expect(loaded(other, 1).dice.save()).toBe('manual');
    expect(loaded(other).dice.save()).toEqual(seeded('other').save());
    const taken = undo(match, 'p1', { pastOthers: true, pastRolls: true, pastReveals: true, dice: 'reroll' }).match;
    expect(toLog(taken).header.seed).toBeUndefined();
  });
});

describe('contradictions in a log are found out', () => {
  const random = Random.fromSeed('fit');
  let match = createMatch(bidding, { players: 2, seed: 'fit' });
  while (!match.outcome) match = act(match, anyAction(match, random));
  const log = toLog(match);

  test('dice that the seed does not give', () => {
    const at = log.records.findIndex(record => 'roll' in record && record.die === 'd6');
    const { roll } = log.records[at] as unknown as { roll: number[] };
    const records = log.records.with(at, { ...log.records[at], roll: [((roll[0] as number) % 6) + 1] } as never);
    expect(replay(bidding, { ...log, records }).drift).toBeDefined();
  });

  test('an end line with other dice, another hash or another version', () => {
    expect(replay(bidding, { ...log, end: { ...log.end, dice: seeded('mine').save() } as never }).drift).toBeDefined();
    const end = { ...log.end, hash: '0' } as never;
    expect(replay(bidding, { ...log, end }).drift).toBeDefined();
    expect(code(() => fold(bidding, { ...log, end }))).toBe('wrong-hash');
    expect(replay({ ...bidding, version: '2.0.0' }, log)).toMatchObject({ playedWith: '1.0.0' });
    expect(replay(bidding, log).playedWith).toBeUndefined();
  });

  test('a fold of a log without events, with unknown events, or with impossible players', () => {
    expect(code(() => fold(bidding, toLog(match, { events: false })))).toBe('no-events');
    const strange = log.records.map(record => ('event' in record ? { ...record, event: { type: 'Danced' } } : record));
    expect(code(() => fold(bidding, { ...log, records: strange }))).toBe('bad-event');
    expect(code(() => fold(bidding, { ...log, header: { ...log.header, players: ['one'] } }))).toBe(
      'wrong-number-of-players',
    );
  });

  test('the log of a fork that dropped its past', () => {
    expect(code(() => toLog(fork(match, { history: false })))).toBe('no-history');
    const early = history(match)[2] as Match<Bidding>;
    expect(code(() => toLog(fork(early, { history: false })))).toBe('no-history');
    const bare = fork(early, { history: false });
    expect(recordsSince(bare, bare.length)).toEqual([]);
    expect(code(() => recordsSince(bare, 0))).toBe('no-history');
  });

  test('the records since any number are the end of the whole log', () => {
    for (let since = 0; since <= match.length; since++) {
      expect(recordsSince(match, since)).toEqual(log.records.slice(since));
    }
  });

  test('records appended after every action make the whole log', () => {
    const appended = history(match).flatMap(at => recordsSince(at, at.length - at.records.length));
    expect(appended).toEqual(log.records);
  });

  test('names that a log cannot hold, and a position in which the match is over', () => {
    for (const name of ['constructor', '__proto__', 'x'.repeat(201)]) {
      expect(code(() => createMatch(bidding, { players: ['ann', name], seed: 's' }))).toBe('malformed');
    }
    expect(code(() => createMatch(bidding, { players: 2, seed: 'x'.repeat(1001) }))).toBe('malformed');
    expect(code(() => createMatch(bidding, { players: 2, seed: 's', position: match.state }))).toBe('match-over');
  });
});

test('the player who answers last cannot undo the answer after seeing those of the others', () => {
  const start = createMatch(bidding, { players: ['ann', 'bob'], seed: 's' });
  const [ann, bob] = start.decisions as unknown as [{ id: number }, { id: number }];
  const one = act(start, { decision: ann.id, by: 'ann', choice: 2 });
  expect(undo(one, 'ann').refusal).toBeUndefined();
  const both = act(one, { decision: bob.id, by: 'bob', choice: 1 });
  const policy = { ...strictUndo, pastRolls: true };
  const open = { ...both, game: { ...bidding, secrets: {} } } as unknown as Match<Bidding>;
  expect(undo(open, 'bob', policy).refusal).toEqual({ code: 'past-revealed-information' });
});
