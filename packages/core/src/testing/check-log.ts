import { type Log, type Logged, readLog, writeLog } from '../log/format.js';
import { fold, replay } from '../log/replay.js';
import { toLog } from '../log/to-log.js';
import { RefusalError } from '../match/errors.js';
import type { Game } from '../match/game.js';
import { hashJson } from '../match/hash.js';
import { sameJson } from '../match/json.js';
import type { Match } from '../match/match.js';
import type { GameTypes } from '../match/types.js';
import { must } from './must.js';

/** Checks that the log of a finished match replays and folds to the same state; gives the log. */
export const checkReplay = <G extends GameTypes>(game: Game<G>, match: Match<G>): Log => {
  const log = readLog(writeLog(toLog(match)));
  const again = replay(game, log);
  must(again.drift === undefined, `drift: ${JSON.stringify(again.drift)}`);
  must(hashJson(again.match.state) === hashJson(match.state), 'replay ended in another state');
  must(hashJson(fold(game, log).at(-1)) === hashJson(match.state), 'the fold of the events is another state');
  const bare = readLog(writeLog(toLog(match, { events: false })));
  must(sameJson(bare, withoutEvents(log)), 'the log without events differs in more than its events');
  return log;
};

/** Checks the log of a finished match with `checkReplay`, and that tampering with the log is found out. */
export const checkLog = <G extends GameTypes>(game: Game<G>, match: Match<G>): void => {
  checkTampering(game, checkReplay(game, match));
};

/** Checks that the inputs and dice of a finished match alone, without its events, replay to the same state. */
export const checkBareReplay = <G extends GameTypes>(game: Game<G>, match: Match<G>): void => {
  const { drift, match: again } = replay(game, readLog(writeLog(toLog(match, { events: false }))));
  must(drift === undefined && hashJson(again.state) === hashJson(match.state), 'replay without events differs');
};

const numbered = (records: readonly Logged[]): readonly Logged[] => records.map((record, n) => ({ ...record, n }));

const withoutEvents = ({ header, records, end }: Log): Log => {
  const inputs = numbered(records.filter(record => !('event' in record || 'beat' in record)));
  return { header, records: inputs, ...(end ? { end: { ...end, end: inputs.length } } : {}) };
};

const without = (log: Log, n: number): Log => ({
  header: log.header,
  records: numbered(log.records.filter(record => record.n !== n)),
});

const checkTampering = <G extends GameTypes>(game: Game<G>, log: Log): void => {
  const found = (changed: Log): boolean => {
    try {
      return replay(game, changed).drift !== undefined;
    } catch (error) {
      if (error instanceof RefusalError) return true;
      throw error;
    }
  };
  // A log without its last record was cut off there, which is allowed.
  const middle = log.records.slice(0, -1);
  // A replay stops at the first difference, so tampering with the first record of each kind takes the least time.
  for (const kind of ['action', 'roll', 'event', 'beat'] as const) {
    const record = middle.find(one => kind in one);
    if (record) must(found(without(log, record.n)), `replay did not notice a deleted ${kind}`);
  }
  const beat = log.records.find(one => 'beat' in one);
  if (beat) {
    const records = log.records.map(one => (one === beat ? { n: one.n, beat: '0000000000000000' } : one));
    must(found({ ...log, records }), 'replay did not notice a wrong hash');
  }
};
