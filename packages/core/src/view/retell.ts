import type { Match } from '../match/match.js';
import type { Decision, GameTypes, LogRecord, PlayerId } from '../match/types.js';
import { remember } from '../remember/remember.js';
import type { SeenState } from './secrets.js';
import { firstNumber, isLeftOut, type SeenRecord, seenState, story } from './view.js';

/** A record of a match as a viewer may see it, between the states before and after it. */
export interface Retold<G extends GameTypes> {
  readonly record: SeenRecord<G>;
  readonly before: SeenState<G>;
  readonly after: SeenState<G>;
  /** The records that the viewer sees from the beginning of the running beat to this one: the running procedure can be read from them. */
  readonly lately: readonly SeenRecord<G>[];
  /** True where the viewer sees no further record of the same moment: then the match waits for the next answer, or is over. */
  readonly isLast: boolean;
  /** The same record with nothing hidden: for the owner of the match, and never to be sent to a player. */
  readonly whole: {
    /** The moment of the match whose records hold this one. */
    readonly match: Match<G>;
    /** The state after the record. */
    readonly state: G['state'];
    /** The decision that an answer answers. Undefined for other records, and where a fork has dropped the moment of the decision. */
    readonly decision: Decision<G> | undefined;
  };
}

/**
 * The moments that hold the records from number `first` of the view on. The earliest of them also holds the beginning of the beat
 * to which that record belongs.
 */
const momentsFrom = <G extends GameTypes>(
  match: Match<G>,
  viewer: PlayerId | undefined,
  first: number,
): readonly Match<G>[] => {
  const moments: Match<G>[] = [];
  let isBegun = false;
  for (let at: Match<G> | undefined = match; at && !isBegun; at = at.previous) {
    moments.push(at);
    let seq = firstNumber(at, viewer);
    for (const record of at.records) {
      if (record.kind === 'beat' && seq <= first) isBegun = true;
      if (!isLeftOut(match, record, viewer)) seq++;
    }
  }
  return moments.reverse();
};

function* walk<G extends GameTypes>(
  match: Match<G>,
  viewer: PlayerId | undefined,
  told: readonly SeenRecord<G>[],
): Generator<Retold<G>, undefined> {
  const [first] = told;
  if (!first) return;
  const moments = momentsFrom(match, viewer, first.seq);
  const [earliest = match] = moments;
  const numbers = new Set(told.map(({ seq }) => seq));
  const start = firstNumber(earliest, viewer);
  const records = story(match, viewer, start)
    .filter(({ seq }) => seq >= start)
    .values();
  const { game, header } = match;
  const seen = remember((state: G['state']) => seenState(game, state, viewer));
  // A fork has dropped the records before its first moment.
  const isForked = earliest.previous === undefined && earliest.length > earliest.records.length;
  let state: G['state'] =
    (isForked ? earliest : earliest.previous)?.state ??
    header.position ??
    game.start({ players: header.players, options: header.options });
  let lately: readonly SeenRecord<G>[] = [];
  for (const moment of moments) {
    const isSeen = (record: LogRecord<G>): boolean => record.kind !== 'beat' && !isLeftOut(match, record, viewer);
    const last = moment.records.findLast(isSeen);
    for (const one of moment.records) {
      const earlier = state;
      if (one.kind === 'event') state = game.evolve(state, one.event);
      if (one.kind === 'beat') lately = [];
      const record = isSeen(one) ? records.next().value : undefined;
      if (!record) continue;
      lately = [...lately, record];
      if (!numbers.has(record.seq)) continue;
      const decision =
        record.kind === 'action' ? moment.previous?.decisions.find(({ id }) => id === record.decision) : undefined;
      yield {
        record,
        before: seen(earlier),
        after: seen(state),
        lately,
        isLast: one === last,
        whole: { match: moment, state, decision },
      };
    }
  }
}

/**
 * Retells a match record by record: what `story(match, viewer, since)` gives, each record with the states before and after it as
 * the viewer may see them, for clients that animate or word what happened. Each record is worked out when it is asked for. Throws
 * GameError for a viewer who does not play in the match.
 */
export const retell = <G extends GameTypes>(match: Match<G>, viewer?: PlayerId, since = 0): Iterable<Retold<G>> =>
  walk(match, viewer, story(match, viewer, since));
