import type { Game } from '../match/game.js';
import type { Match } from '../match/match.js';
import { needGame, needMatch, needPlayer, needSince } from '../match/need.js';
import { undo } from '../match/rewind.js';
import type {
  ActionRecord,
  ConcessionRecord,
  Decision,
  EventRecord,
  GameTypes,
  LogRecord,
  Outcome,
  PlayerId,
  RollRecord,
} from '../match/types.js';
import { rememberEach } from '../remember/remember.js';
import { HIDDEN, redact, type SeenEvent, type SeenState } from './secrets.js';

/**
 * A record in a view. Beats are left out, because their hashes tell about hidden facts. `seq` is the number of the
 * record in the match, less the events before it that the game leaves out of the view.
 */
export type SeenRecord<G extends GameTypes> = (
  | ActionRecord
  | RollRecord
  | ConcessionRecord
  | EventRecord<SeenEvent<G>>
) & { readonly seq: number };

/** Everything that one player, or a spectator, may know of a match. Plain JSON. */
export interface View<G extends GameTypes> {
  readonly game: string;
  readonly viewer: PlayerId | undefined;
  readonly players: readonly PlayerId[];
  readonly options: G['options'];
  /** The state, with the hidden parts as the game's `seen` declares them. */
  readonly state: SeenState<G>;
  /** The open decisions. Of a decision that belongs to another player the view shows `id`, `by`, `kind` and `rule` only. */
  readonly decisions: readonly Decision<G>[];
  readonly outcome: Outcome | undefined;
  readonly records: readonly SeenRecord<G>[];
  /** The number of the record that comes next: the `since` with which a client asks for what is new. */
  readonly length: number;
  /** True if the strict policy would let the viewer undo their last action. */
  readonly mayUndo: boolean;
}

const seenDecision = <G extends GameTypes>(decision: Decision<G>, viewer: PlayerId | undefined): Decision<G> => {
  const { id, by, kind, rule } = decision;
  // The cast is safe: everything that is left out is optional.
  return by === viewer ? decision : ({ id, by, kind, rule } as Decision<G>);
};

/** True for an event of which a viewer's view has no record. */
export const isLeftOut = <G extends GameTypes>(
  { game }: Match<G>,
  record: LogRecord<G>,
  viewer: PlayerId | undefined,
): boolean => record.kind === 'event' && game.secrets?.leavesOut?.(record.event, viewer) === true;

/** Cache: for each moment and viewer, the number of events up to that moment that the view leaves out. */
const leftOutOf = /* @__PURE__ */ rememberEach((_: object) => new Map<PlayerId | undefined, number>());

/** The number of events up to a moment that a view leaves out. */
const leftOutUpTo = <G extends GameTypes>(match: Match<G>, viewer: PlayerId | undefined): number => {
  if (!match.game.secrets?.leavesOut) return 0;
  const moments: Match<G>[] = [];
  let at: Match<G> | undefined = match;
  for (; at && !leftOutOf(at).has(viewer); at = at.previous) moments.push(at);
  let count = at ? (leftOutOf(at).get(viewer) ?? 0) : 0;
  for (const moment of moments.reverse()) {
    count += moment.records.filter(record => isLeftOut(moment, record, viewer)).length;
    leftOutOf(moment).set(viewer, count);
  }
  return count;
};

/** The number of the first record after a moment in the view of a viewer. */
const numberAfter = <G extends GameTypes>(match: Match<G>, viewer: PlayerId | undefined): number =>
  match.length - leftOutUpTo(match, viewer);

/** The number, in the view of a viewer, of the first record of a moment. A fork has dropped the records before its first moment. */
export const firstNumber = <G extends GameTypes>(
  { previous, length, records }: Match<G>,
  viewer: PlayerId | undefined,
): number => (previous ? numberAfter(previous, viewer) : length - records.length);

const seenRecord = <G extends GameTypes>(
  record: LogRecord<G>,
  seq: number,
  match: Match<G>,
  open: ReadonlySet<number>,
  viewer: PlayerId | undefined,
): SeenRecord<G> | undefined => {
  switch (record.kind) {
    case 'beat':
      return undefined;
    case 'concession':
      return { ...record, seq };
    case 'action': {
      const hide = record.by !== viewer && (record.secret === true || open.has(record.decision));
      return hide ? { ...record, choice: HIDDEN, seq } : { ...record, seq };
    }
    case 'roll': {
      const { seenBy } = record.request;
      const sees = seenBy === undefined || (viewer !== undefined && seenBy.includes(viewer));
      return sees ? { ...record, seq } : { ...record, faces: record.faces.map(() => '?'), seq };
    }
    case 'event': {
      const rules = match.game.secrets?.events as Readonly<Record<string, never>> | undefined;
      // The cast is safe: the game declares in `seen` the types that its secrets give.
      const event = redact(record.event, rules?.[record.event.type], viewer) as SeenEvent<G>;
      return { ...record, event, seq };
    }
  }
};

/**
 * The records of a match as a viewer may see them, from the number `since` of the viewer's own view on: the `length` of a view
 * gives the records after that view. Answers to a simultaneous decision that were hidden at that number and are open now are
 * given again. Throws GameError for a viewer who does not play in the match: a spectator is `undefined`.
 */
export const story = <G extends GameTypes>(match: Match<G>, viewer?: PlayerId, since = 0): readonly SeenRecord<G>[] => {
  needMatch(match);
  needPlayer(match, viewer, 'a spectator');
  needSince(since);
  // The log holds the answers to an unfinished simultaneous decision, but each is shown only to its giver.
  const open = new Set(match.held ? match.held.given.keys() : []);
  const chunks: (readonly SeenRecord<G>[])[] = [];
  const seenOf = (moment: Match<G>, from: number): readonly SeenRecord<G>[] => {
    let seq = firstNumber(moment, viewer);
    const chunk: SeenRecord<G>[] = [];
    for (const record of moment.records) {
      if (isLeftOut(match, record, viewer)) continue;
      const seen = seq < from ? undefined : seenRecord(record, seq, match, open, viewer);
      if (seen) chunk.push(seen);
      seq++;
    }
    return chunk;
  };
  let at: Match<G> | undefined = match;
  for (; at && numberAfter(at, viewer) > since; at = at.previous) chunks.push(seenOf(at, since));
  const set = match.held?.asked;
  const wasOpened = (record: SeenRecord<G>): boolean =>
    record.kind === 'action' && record.by !== viewer && record.choice !== HIDDEN;
  for (; at?.held && at.held.asked !== set && at !== match; at = at.previous)
    chunks.push(seenOf(at, 0).filter(wasOpened));
  return chunks.reverse().flat();
};

/**
 * A state of a game as a viewer may see it; without a viewer, as a spectator may see it. A state does not say who plays,
 * so the name of a stranger is not refused: a stranger sees what a spectator sees.
 */
export const seenState = <G extends GameTypes>(game: Game<G>, state: G['state'], viewer?: PlayerId): SeenState<G> => {
  needGame(game);
  // The cast is safe: the game declares in `seen` the types that its secrets give.
  return redact(state, game.secrets?.state as never, viewer) as SeenState<G>;
};

/**
 * The view of a match for a player: state, decisions, records and undo with everything hidden left out; seeds and dice
 * states are never in it. Without a player it is the view of a spectator. Two matches that differ only in facts that a
 * player may not know give that player equal views. Throws GameError for a viewer who does not play in the match.
 */
export const view = <G extends GameTypes>(match: Match<G>, viewer?: PlayerId, since = 0): View<G> => {
  needMatch(match);
  needPlayer(match, viewer, 'a spectator');
  return {
    game: match.game.id,
    viewer,
    players: match.header.players,
    options: match.header.options,
    state: seenState(match.game, match.state, viewer),
    decisions: match.decisions.map(decision => seenDecision(decision, viewer)),
    outcome: match.outcome,
    records: story(match, viewer, since),
    length: numberAfter(match, viewer),
    mayUndo: viewer !== undefined && undo(match, viewer).refusal === undefined,
  };
};
