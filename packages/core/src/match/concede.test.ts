import { describe, expect, test } from 'vitest';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import { readLog, writeLog } from '../log/format.js';
import { fold, replay, resume } from '../log/replay.js';
import { toLog } from '../log/to-log.js';
import { scenarios } from '../testing/scenario.js';
import { scripted } from '../testing/scripted.js';
import { refusalOf } from '../testing/values.js';
import { view } from '../view/view.js';
import { act, attempt } from './act.js';
import { concede } from './concede.js';
import { createMatch } from './create-match.js';
import type { Game } from './game.js';
import { hashJson } from './hash.js';
import type { Match } from './match.js';
import { undo } from './rewind.js';
import { decide } from './turn.js';

const deal = { order: [3, 1, 0, 2] };
const table = (game: Game<Bidding> = bidding, players: readonly string[] = ['ann', 'bob', 'cy']): Match<Bidding> =>
  createMatch(game, { players, dice: scripted(deal, 6, 5, 4, 3) });
const scenario = scenarios<'BID-2'>(test);

/** A game that goes on without a player as long as two are left: the player's score becomes -1 and nobody else bids. */
const goesOn: Game<Bidding> = {
  ...bidding,
  *concede(turn, player) {
    turn.emit({ type: 'Scored', by: player, points: -1 }, 'BID-4');
    const by = turn.players.find(other => other !== player) ?? player;
    yield* decide(turn, { by, kind: 'again', rule: 'BID-3', options: [true, false] });
    turn.emit({ type: 'RoundEnded' }, 'BID-4');
  },
};

describe('a player who concedes', () => {
  test('ends the match with an end reason of its own, and everybody else wins', () => {
    const over = concede(table(), 'bob');
    expect(over.outcome).toEqual({
      winners: ['ann', 'cy'],
      reason: 'concession',
      rule: 'concession',
      detail: { by: 'bob' },
    });
    expect(over.decisions).toEqual([]);
    expect(over.records).toEqual([
      { kind: 'concession', by: 'bob' },
      { kind: 'beat', state: over.state },
    ]);
    expect(view(over, 'ann').records.at(-1)).toMatchObject({ kind: 'concession', by: 'bob' });
  });

  test('takes the side along, so that where all play together nobody wins', () => {
    const teams = (players: readonly string[]) => [players.slice(0, 2), players.slice(2)];
    expect(concede(table({ ...bidding, sides: teams }), 'bob').outcome?.winners).toEqual(['cy']);
    expect(concede(table({ ...bidding, sides: players => [players] }), 'bob').outcome?.winners).toEqual([]);
  });

  test('may do so at any moment: when others are asked, and when answers are hidden', () => {
    const open = table();
    const held = act(open, { decision: open.decisions[0]?.id ?? -1, by: 'ann', choice: 2 });
    expect(concede(held, 'ann').outcome?.winners).toEqual(['bob', 'cy']);
    expect(held.decisions).toHaveLength(2);
  });

  test('leaves a log that replays, folds and resumes, with events and without', () => {
    const over = concede(table(), 'cy');
    for (const events of [true, false]) {
      const log = readLog(writeLog(toLog(over, { events })));
      expect(log.records).toContainEqual({ n: expect.any(Number), concede: 'cy' });
      expect(replay(bidding, log)).toMatchObject({ match: { outcome: { winners: ['ann', 'bob'] } } });
      expect(replay(bidding, log).drift).toBeUndefined();
      expect(hashJson(resume(bidding, log).state)).toBe(hashJson(over.state));
    }
    expect(fold(bidding, toLog(over)).at(-1)).toEqual(over.state);
  });

  test('cannot take that back by the strict policy, nor decide anything afterwards', () => {
    const over = concede(table(), 'bob');
    expect(undo(over, 'bob').refusal).toEqual({ code: 'past-a-concession' });
    expect(attempt(over, { decision: 1, by: 'ann', choice: 0 }).refusal?.code).toBe('match-over');
    expect(refusalOf(() => concede(over, 'ann'))).toMatchObject({ code: 'match-over' });
    expect(refusalOf(() => concede(table(), 'eve'))).toEqual({ code: 'no-such-player', path: 'by' });
  });

  test('is refused in a log that says so after the end, or of a stranger', () => {
    const log = toLog(concede(table(), 'bob'));
    const at = log.records.findIndex(record => 'concede' in record);
    const edited = log.records.with(at, { n: at, concede: 'eve' });
    expect(replay(bidding, { ...log, records: edited }).drift).toMatchObject({
      at,
      refusal: { code: 'no-such-player' },
    });
  });
});

scenario('a game may go on without the player who conceded', 'BID-2', play => {
  play(goesOn, { players: ['ann', 'bob', 'cy'], dice: [deal] })
    .skip()
    .concede('bob')
    .events({ type: 'Scored', by: 'bob', points: -1 })
    .waitsFor({ by: 'ann', kind: 'again' })
    .choose('ann', false)
    .events({ type: 'RoundEnded' })
    .waitsFor({ by: 'ann', kind: 'bid' }, { by: 'bob', kind: 'bid' }, { by: 'cy', kind: 'bid' });
});
