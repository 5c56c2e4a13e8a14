import { type Log, readLog, writeLog } from '../log/format.js';
import { fold, replay } from '../log/replay.js';
import { toLog } from '../log/to-log.js';
import { RefusalError } from '../match/errors.js';
import type { Game } from '../match/game.js';
import { hashJson } from '../match/hash.js';
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
  const bare = replay(game, readLog(writeLog(toLog(match, { events: false }))));
  must(
    bare.drift === undefined && hashJson(bare.match.state) === hashJson(match.state),
    'replay without events differs',
  );
  return log;
};

/** Checks the log of a finished match with `checkReplay`, and that tampering with the log is found out. */
export const checkLog = <G extends GameTypes>(game: Game<G>, match: Match<G>): void => {
  checkTampering(game, checkReplay(game, match));
};

const without = (log: Log, n: number): Log => ({
  header: log.header,
  records: log.records.filter(record => record.n !== n).map((record, i) => ({ ...record, n: i })),
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
  const middle = log.records.slice(0, -1);
  for (const kind of ['action', 'roll', 'event', 'beat'] as const) {
    const record = middle.findLast(one => kind in one);
    if (record) must(found(without(log, record.n)), `nobody missed a deleted ${kind}`);
  }
  const beat = log.records.findLast(one => 'beat' in one);
  if (beat) {
    const records = log.records.map(one => (one === beat ? { n: one.n, beat: '0000000000000000' } : one));
    must(found({ ...log, records }), 'nobody saw a wrong hash');
  }
};
