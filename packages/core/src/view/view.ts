import type { Game } from '../match/game.js';
import type { Match } from '../match/match.js';
import { undo } from '../match/rewind.js';
import type {
  ActionRecord,
  AnyDecision,
  ConcessionRecord,
  EventRecord,
  GameTypes,
  LogRecord,
  Outcome,
  PlayerId,
  RollRecord,
} from '../match/types.js';
import { HIDDEN, redact } from './secrets.js';

/** A decision in a view: its options are left out if it belongs to another player. */
export interface SeenDecision {
  readonly id: number;
  readonly by: PlayerId;
  readonly kind: string;
  readonly rule: string;
  readonly options?: readonly unknown[];
  readonly proposal?: unknown;
  readonly about?: unknown;
  readonly marks?: Readonly<Record<string, readonly number[]>>;
}

/** A record in a view. Beats are left out, because their hashes tell about hidden facts. */
export type SeenRecord = (ActionRecord | RollRecord | ConcessionRecord | EventRecord) & { readonly seq: number };

/** Everything that one player, or a spectator, may know of a match. Plain JSON. */
export interface View {
  readonly game: string;
  readonly viewer: PlayerId | undefined;
  readonly players: readonly PlayerId[];
  readonly options: object;
  readonly state: unknown;
  readonly decisions: readonly SeenDecision[];
  readonly outcome: Outcome | undefined;
  readonly records: readonly SeenRecord[];
  /** True if the strict policy would let the viewer undo their last action. */
  readonly mayUndo: boolean;
}

const seenDecision = (decision: AnyDecision, viewer: PlayerId | undefined): SeenDecision => {
  const { id, by, kind, rule } = decision;
  if (by === viewer) return { ...decision };
  return { id, by, kind, rule };
};

const seenRecord = (
  record: LogRecord,
  seq: number,
  match: Match<GameTypes>,
  open: ReadonlySet<number>,
  viewer: PlayerId | undefined,
): SeenRecord | undefined => {
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
      return { ...record, event: redact(record.event, rules?.[record.event.type], viewer) as { type: string }, seq };
    }
  }
};

/**
 * The records of a match as a viewer may see them, from the record number `since` on. Answers to a simultaneous
 * decision that were hidden then and are open now are told again.
 */
export const story = <G extends GameTypes>(match: Match<G>, viewer?: PlayerId, since = 0): readonly SeenRecord[] => {
  // The log holds the answers to an unfinished simultaneous decision, but each is shown only to its giver.
  const open = new Set(match.held ? match.held.given.keys() : []);
  const chunks: SeenRecord[][] = [];
  let at: Match<G> | undefined = match;
  const tell = ({ length, records }: Match<G>, from: number): void => {
    const first = length - records.length;
    const chunk: SeenRecord[] = [];
    records.forEach((record, i) => {
      const seen = first + i < from ? undefined : seenRecord(record, first + i, match as never, open, viewer);
      if (seen) chunk.push(seen);
    });
    chunks.push(chunk);
  };
  for (; at && at.length > since; at = at.previous) tell(at, since);
  const set = match.held?.asked;
  for (; at?.held && at.held.asked !== set && at !== match; at = at.previous) tell(at, 0);
  return chunks.reverse().flat();
};

/** A state of a game as a viewer may see it; without a viewer, as a spectator may see it. */
export const seenState = <G extends GameTypes>(game: Game<G>, state: G['state'], viewer?: PlayerId): unknown =>
  redact(state, game.secrets?.state as never, viewer);

/**
 * The view of a match for a player: state, decisions, records and undo with everything hidden left out; seeds and dice
 * states are never in it. Without a player it is the view of a spectator. Two matches that differ only in facts that a
 * player may not know give that player equal views.
 */
export const view = <G extends GameTypes>(match: Match<G>, viewer?: PlayerId, since = 0): View => ({
  game: match.game.id,
  viewer,
  players: match.header.players,
  options: match.header.options,
  state: seenState(match.game, match.state, viewer),
  decisions: match.decisions.map(decision => seenDecision(decision as never, viewer)),
  outcome: match.outcome,
  records: story(match, viewer, since),
  mayUndo: viewer !== undefined && undo(match, viewer).refusal === undefined,
});
