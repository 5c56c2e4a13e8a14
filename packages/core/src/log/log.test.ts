import { describe, expect, test } from 'vitest';
import { Random } from '../dice/random.js';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import { act } from '../match/act.js';
import { createMatch } from '../match/create-match.js';
import { manual } from '../match/dice-source.js';
import { RefusalError } from '../match/errors.js';
import { hashJson } from '../match/hash.js';
import type { Match } from '../match/match.js';
import { history } from '../match/rewind.js';
import { anyAction } from '../testing/random-play.js';
import { fold, type Log, readLog, replay, resume, toLog, writeLog } from './index.js';

const played = (seed: string, most = 1000): Match<Bidding> => {
  const random = Random.fromSeed(seed);
  let match = createMatch(bidding, { players: ['ann', 'bob'], seed, options: { rounds: 3 } });
  for (let i = 0; i < most && !match.outcome; i++) match = act(match, anyAction(match, random));
  return match;
};
const text = writeLog(toLog(played('log')));
const lines = text.trim().split('\n');
const refusal = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    throw error;
  }
  return 'nothing was refused';
};
const changed = (i: number, change: (line: Record<string, unknown>) => unknown): string =>
  lines
    .map((line, at) => (at === i ? JSON.stringify(change(JSON.parse(line) as Record<string, unknown>)) : line))
    .join('\n');

describe('a log', () => {
  test('is JSON Lines: header, numbered records, end', () => {
    expect(JSON.parse(lines[0] as string)).toEqual({
      rulewright: 1,
      game: 'bidding',
      version: '1.0.0',
      players: ['ann', 'bob'],
      options: { rounds: 3, tie: 'both' },
      seed: 'log',
    });
    expect(JSON.parse(lines[1] as string)).toMatchObject({
      n: 0,
      die: 'order',
      purpose: 'deal',
      rule: 'BID-1',
      seenBy: [],
    });
    const { records, end } = readLog(text);
    expect(records.map(record => record.n)).toEqual(records.map((_, i) => i));
    expect(end).toMatchObject({ end: records.length, hash: hashJson(played('log').state) });
    expect(writeLog(readLog(text))).toBe(text);
  });

  test.each(Array.from({ length: 9 }, (_, i) => i))('cut off after %i actions it goes on as if nothing had been', i => {
    const random = (): Random => Random.fromSeed(`on ${i}`);
    const finish = (from: Match<Bidding>): string => {
      const draws = random();
      let match = from;
      while (!match.outcome) match = act(match, anyAction(match, draws));
      return writeLog(toLog(match));
    };
    const part = played('log', i);
    const saved = writeLog(toLog(part));
    expect(finish(resume(bidding, readLog(saved)))).toBe(finish(part));
    // Without the end line the seed gives the dice again.
    const unfinished = saved.trim().split('\n').slice(0, -1).join('\n');
    expect(finish(resume(bidding, readLog(unfinished)))).toBe(finish(part));
  });

  test('an earlier moment of a resumed match has its dice: it can be saved and goes on as the same moment of the first match', () => {
    const whole = played('log', 6);
    const finish = (from: Match<Bidding>): string => {
      const draws = Random.fromSeed('another way');
      let match = from;
      while (!match.outcome) match = act(match, anyAction(match, draws));
      return writeLog(toLog(match));
    };
    const again = history(resume(bidding, readLog(writeLog(toLog(whole)))));
    for (const [at, moment] of history(whole).entries()) {
      const back = again[at];
      if (!back) throw new Error('a moment is missing');
      expect(writeLog(toLog(back))).toBe(writeLog(toLog(moment)));
      expect(finish(back)).toBe(finish(moment));
    }
  });

  test('of rolls made by hand replays too', () => {
    let match = createMatch(bidding, { players: 2, dice: manual() });
    const random = Random.fromSeed('hand');
    while (!match.outcome) {
      const [first] = match.decisions;
      const { count = 1, order } = (first?.proposal ?? {}) as { count?: number; order?: boolean };
      const faces = order ? random.order(count) : [1 + random.below(6)];
      match =
        first?.kind === 'roll'
          ? act(match, { decision: first.id, by: first.by, choice: faces })
          : act(match, anyAction(match, random));
    }
    const again = replay(bidding, readLog(writeLog(toLog(match))));
    expect(again.drift).toBeUndefined();
    expect(again.match.state).toEqual(match.state);
  });

  test('without events replays to the same state', () => {
    const bare = toLog(played('log'), { events: false });
    expect(bare.records.every(record => 'action' in record || 'roll' in record)).toBe(true);
    expect(replay(bidding, readLog(writeLog(bare))).match.state).toEqual(played('log').state);
  });

  test('folds without running a rule', () => {
    const noRules = { ...bidding, beat: () => expect.unreachable() as never };
    const states = fold(noRules, readLog(text));
    expect(hashJson(states.at(-1))).toBe(hashJson(played('log').state));
  });
});

test('a log that is older than an option is played with its default, and written again as it was', () => {
  const older = changed(0, line => ({ ...line, options: { rounds: 3 } }));
  const match = resume(bidding, readLog(older));
  expect(match.header.options).toEqual({ rounds: 3, tie: 'both' });
  expect(writeLog(toLog(match)).trim()).toBe(older);
  expect(JSON.parse(writeLog(toLog(played('log'))).split('\n')[0] as string)).toHaveProperty('options.tie', 'both');
});

describe('a refused log names the line and the fault', () => {
  test.each<[string, string, object]>([
    ['empty', '', { code: 'empty-log', path: 'line 1' }],
    ['not JSON', 'hello', { code: 'not-json', path: 'line 1' }],
    ['another format', '{"rulewright":2}', { code: 'unknown-format', path: 'line 1.rulewright' }],
    ['no header', '[1]', { code: 'malformed', path: 'line 1.rulewright' }],
    [
      'a player who is no text',
      changed(0, h => ({ ...h, players: [1] })),
      { code: 'malformed', path: 'line 1.players.0' },
    ],
    ['an unknown key', changed(0, h => ({ ...h, evil: 1 })), { code: 'malformed', path: 'line 1.evil' }],
    [
      'a huge number',
      lines.with(1, '{"n":1e999,"beat":"x"}').join('\n'),
      { code: 'not-a-finite-number', path: 'line 2.n' },
    ],
    [
      'a prototype',
      lines.with(1, '{"n":0,"event":{"type":"Dealt","__proto__":{}},"rule":"R"}').join('\n'),
      { code: 'forbidden-key', path: 'line 2.event.__proto__' },
    ],
    [
      'deep nesting',
      lines.with(1, `{"n":0,"action":${'['.repeat(5000)}${']'.repeat(5000)},"by":"a","decision":0}`).join('\n'),
      { code: 'nested-too-deep' },
    ],
    [
      'a gap',
      lines.toSpliced(3, 1).join('\n'),
      { code: 'out-of-sequence', path: 'line 4.n', detail: { expected: 2, found: 3 } },
    ],
    ['half a line', `${lines.slice(0, 4).join('\n')}\n${lines[4]?.slice(0, 9)}`, { code: 'not-json', path: 'line 5' }],
    ['something after the end', `${text}{"n":0,"beat":"x"}`, { code: 'after-the-end' }],
    ['records missing before the end', [...lines.slice(0, 5), lines.at(-1)].join('\n'), { code: 'truncated' }],
  ])('%s', (_, source, expected) => {
    expect(refusal(() => readLog(source))).toMatchObject(expected);
  });

  test('a log of another game or of other content', () => {
    expect(refusal(() => replay({ ...bidding, id: 'other' }, readLog(text)))).toMatchObject({ code: 'other-game' });
    const content = { id: 'c', version: '1', hash: 'h' };
    expect(refusal(() => replay({ ...bidding, content }, readLog(text)))).toMatchObject({
      code: 'other-content',
      path: 'line 1.content',
    });
  });

  test.each(['id', 'version', 'hash'] as const)('content with an edited %s and no other change', field => {
    const content = { id: 'c', version: '1', hash: 'h' };
    const game = { ...bidding, content };
    const log = readLog(text);
    const header = { ...log.header, content: { ...content, [field]: 'edited' } };
    expect(refusal(() => replay(game, { ...log, header }))).toMatchObject({
      code: 'other-content',
      path: `line 1.content.${field}`,
    });
    expect(replay(game, { ...log, header: { ...log.header, content } }).drift).toBeUndefined();
  });
});

describe('drift names the first record that differs', () => {
  const log = readLog(text);
  const edit = (kind: string, change: (record: Record<string, unknown>) => object): { n: number; log: Log } => {
    const at = log.records.findLastIndex(record => kind in record);
    const records = log.records.with(at, { ...log.records[at], ...change(log.records[at] as never) } as never);
    return { n: at, log: { ...log, records } };
  };

  test.each([
    ['event', () => ({ rule: 'BID-1' })],
    ['beat', () => ({ beat: 'x' })],
    ['roll', () => ({ purpose: 'something else' })],
    ['roll', (r: Record<string, unknown>) => ({ roll: [((r.roll as number[])[0] as number) === 6 ? 5 : 6] })],
  ])('an edited %s', (kind, change) => {
    const edited = edit(kind, change as never);
    const { drift } = replay(bidding, edited.log);
    expect(drift).toBeDefined();
    // An edited roll shows in the first record that follows from it, or in the action that led to it.
    expect(Math.abs((drift?.at ?? -9) - edited.n)).toBeLessThanOrEqual(kind === 'roll' ? 2 : 0);
  });

  test('an action that today is refused carries the refusal', () => {
    const edited = edit('action', () => ({ action: { points: 99 } }));
    expect(replay(bidding, edited.log).drift).toMatchObject({
      at: edited.n,
      refusal: { code: 'claims-too-much', rule: 'BID-4' },
    });
    expect(refusal(() => resume(bidding, edited.log))).toMatchObject({ code: 'drift', path: `record ${edited.n}` });
  });

  test.each([
    ['its seed', log],
    ['no seed', { ...log, header: { ...log.header, seed: undefined as never } }],
    ['no end', { header: log.header, records: log.records }],
  ])('a match goes on from the moment before the drift, from a log with %s', (_, { header, records, end }) => {
    const wrong = { roll: { purpose: 'x' }, event: { rule: 'x' }, beat: { beat: 'x' }, action: { action: 'x' } };
    for (const [at, record] of records.entries()) {
      const [, change] = Object.entries(wrong).find(([kind]) => kind in record) ?? [];
      const edited = records.with(at, { ...record, ...change } as never);
      const { match, drift } = replay(bidding, { header, records: edited, ...(end && { end }) });
      expect(drift).toBeDefined();
      let on = match;
      const random = Random.fromSeed(`from ${at}`);
      while (!on.outcome) on = act(on, anyAction(on, random));
      expect(resume(bidding, readLog(writeLog(toLog(on)))).state).toEqual(on.state);
    }
  });

  test('changed rules show where they first matter', () => {
    const doubled = { ...bidding, evolve: (s: never, e: never) => bidding.evolve(s, e) as never };
    expect(replay(doubled, log).drift).toBeUndefined();
    const changedRules = {
      ...bidding,
      evolve: (state: Bidding['state'], event: Bidding['event']) =>
        bidding.evolve(state, event.type === 'Scored' ? { ...event, points: event.points + 1 } : event),
    };
    const { drift } = replay(changedRules, log);
    const firstBeatAfterScore = log.records.findIndex(
      (r, i) => 'beat' in r && log.records.slice(0, i).some(e => 'event' in e && e.event.type === 'Scored'),
    );
    expect(drift?.at).toBe(firstBeatAfterScore);
    expect(drift?.logged).toMatchObject({ beat: expect.any(String) });
  });

  test('a wrong fold is refused', () => {
    expect(refusal(() => fold(bidding, edit('beat', () => ({ beat: 'x' })).log))).toMatchObject({ code: 'wrong-hash' });
    const broken = { ...log, records: log.records.map(r => ('event' in r ? { ...r, event: { type: 'Dealt' } } : r)) };
    expect(
      refusal(() =>
        fold(
          {
            ...bidding,
            evolve: () => {
              throw new TypeError('no');
            },
          },
          broken,
        ),
      ),
    ).toMatchObject({ code: 'bad-event' });
  });
});
