import { identityOf } from '../editions/identity.js';
import { refuse } from '../match/errors.js';
import { hashJson } from '../match/hash.js';
import type { Match, MatchHeader } from '../match/match.js';
import { needMatch, needOptions, needSince } from '../match/need.js';
import { history } from '../match/rewind.js';
import type { GameTypes, LogRecord } from '../match/types.js';
import { FORMAT, type Log, type Logged, type LogHeader } from './format.js';

const hashes = /* @__PURE__ */ new WeakMap<object, string>();

/** Cache: the hash of each state, so that another log of a match that went on computes only the new ones. */
const hashOf = (state: object): string => {
  const known = hashes.get(state);
  if (known !== undefined) return known;
  const hash = hashJson(state);
  hashes.set(state, hash);
  return hash;
};

/** One record as the log writes it. */
export const toLogged = (record: LogRecord, n: number): Logged => {
  switch (record.kind) {
    case 'action': {
      const { decision, by, choice, secret } = record;
      return { n, action: choice, by, decision, ...(secret ? { secret } : {}) };
    }
    case 'concession':
      return { n, concede: record.by };
    case 'roll': {
      const { die, purpose, rule, by, needed, seenBy } = record.request;
      return {
        n,
        roll: [...record.faces],
        die: die.name,
        purpose,
        rule,
        ...(by === undefined ? {} : { by }),
        ...(needed === undefined ? {} : { needed }),
        ...(seenBy === undefined ? {} : { seenBy: [...seenBy] }),
        ...(record.decision === undefined ? {} : { decision: record.decision }),
      };
    }
    case 'event':
      return { n, event: record.event, rule: record.rule as string | string[] };
    case 'beat':
      return { n, beat: hashOf(record.state) };
  }
};

/** The options that a log names: all of them, or, for a match from an older log, those that the older log named. */
const optionsOf = ({ options, unnamed }: MatchHeader<GameTypes>): Readonly<Record<string, unknown>> =>
  unnamed ? Object.fromEntries(Object.entries(options).filter(([name]) => !unnamed.includes(name))) : { ...options };

const headerOf = <G extends GameTypes>({ game, header }: Match<G>, edition = identityOf(game.edition)): LogHeader => ({
  rulewright: FORMAT,
  game: game.id,
  version: game.version,
  ...(game.content ? { content: { ...game.content } } : {}),
  ...(edition ? { edition: { ...edition } } : {}),
  players: [...header.players],
  options: optionsOf(header),
  ...(header.seed === undefined ? {} : { seed: header.seed }),
  ...(header.position === undefined ? {} : { position: header.position as Record<string, unknown> }),
});

/** Options of writing a log. */
export interface ToLogOptions {
  /** `false` leaves out the events and hashes: as long as the rules stay the same, they follow from the rest. */
  readonly events?: boolean;
}

/**
 * The log of a match, with a state hash at every beat. The log holds the seed, so it belongs to the match's owner.
 * Refuses `no-history` for a fork that dropped its past.
 */
export const toLog = <G extends GameTypes>(match: Match<G>, options: ToLogOptions = {}): Log => {
  needOptions(options, '{ events: false }');
  const { events = true } = options;
  const records: Logged[] = [];
  const moments = history(match);
  const [first] = moments;
  if (first?.length !== first?.records.length) refuse({ code: 'no-history' });
  for (const moment of moments) {
    for (const record of moment.records) {
      if (events || (record.kind !== 'event' && record.kind !== 'beat')) records.push(toLogged(record, records.length));
    }
  }
  return {
    header: headerOf(match),
    records,
    end: { end: records.length, hash: hashOf(match.state), dice: match.dice.save() },
  };
};

/**
 * The records of a match from number `since` on, as its log has them: the lines to append to a log that is written
 * while the match is played. The cost grows with the records returned, not with the whole match. Refuses `no-history`
 * for a fork that dropped the moments of these records.
 */
export const recordsSince = <G extends GameTypes>(match: Match<G>, since: number): readonly Logged[] => {
  needMatch(match);
  needSince(since);
  const moments: Match<G>[] = [];
  let from = match.length;
  for (let at: Match<G> | undefined = match; at && from > since; at = at.previous) {
    moments.push(at);
    from = at.length - at.records.length;
  }
  if (from > since) refuse({ code: 'no-history' });
  const records = moments.reverse().flatMap(moment => moment.records);
  return records.slice(since - from).map((record, i) => toLogged(record, since + i));
};
