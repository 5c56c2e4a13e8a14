import type { GameTypes, PlayerId, Refusal, SceneShape, SeenRecord, View } from '@rulewright/core';
import type { Operation } from 'rfc6902';

/** The largest number of lines of the story on a page. */
export const SHOWN = 200;

/** A view without its records, which are sent once. */
export type Shown = Omit<View<GameTypes>, 'records' | 'length'>;

/** A player's request to take back an action, until all others have agreed. */
export interface UndoAsked {
  readonly by: PlayerId;
  readonly agreed: readonly PlayerId[];
}

/** The facts of a table besides the match. */
export interface Around {
  /** The seats that somebody, or a bot, sits on at this moment. */
  readonly present: readonly PlayerId[];
  readonly undo: UndoAsked | null;
  /** The number of times that actions were taken back. */
  readonly undone: number;
  /** The players for whom a bot answers until they are back. */
  readonly away: readonly PlayerId[];
  /** The players for whom a bot answers at random, or has given up, because it has failed. */
  readonly broken: readonly PlayerId[];
  /** Seconds left for the open decisions; null without a clock. */
  readonly clock: number | null;
}

/** Some legal answers to a decision whose answers cannot be listed, and the region that holds all of them. */
export interface Suggested {
  readonly type: 'suggested';
  readonly decision: number;
  readonly choices: readonly unknown[];
  readonly region: readonly SceneShape[];
}

/** The nearest legal answer to a wish; null where there is none. */
export interface Near {
  readonly type: 'near';
  readonly decision: number;
  readonly choice: unknown;
}

/** A line of the story, with the number of its record. */
export interface Line {
  readonly seq: number;
  readonly text: string;
}

/** Answers that look possible, each with the rule that forbids it. */
export interface Grey {
  readonly type: 'grey';
  readonly decision: number;
  readonly refused: readonly { readonly choice: unknown; readonly refusal: Refusal }[];
}

/** A message of the server. */
export type FromServer =
  /** The whole view, for a client that comes or comes back: with the records from its number on, and the last lines of the story. */
  | {
      readonly type: 'table';
      readonly game: string;
      readonly seat: PlayerId | null;
      readonly shown: Shown;
      readonly records: readonly SeenRecord<GameTypes>[];
      readonly lines: readonly Line[];
      readonly length: number;
      readonly around: Around;
    }
  /** The difference to the view before. `length` is the number of the record that comes next in the view of the guest. */
  | {
      readonly type: 'change';
      readonly patch: readonly Operation[];
      readonly records: readonly SeenRecord<GameTypes>[];
      /** The story of the records: a line in the words of each moment, which lies between the views that the client knows. */
      readonly lines: readonly Line[];
      readonly length: number;
      readonly around: Around;
    }
  | { readonly type: 'around'; readonly around: Around }
  /** A player does not agree that an action is taken back, for the one who asked. */
  | { readonly type: 'declined'; readonly by: PlayerId }
  /** `refusal`: the reason by its code, which the client shows in the words of the game. */
  | { readonly type: 'refused'; readonly message: string; readonly refusal?: Refusal }
  | Suggested
  | Near
  | Grey;

/** A message of a client. Its seat comes from the session, never from the message. */
export type FromClient =
  | { readonly type: 'answer'; readonly decision: number; readonly choice: unknown }
  | { readonly type: 'wish'; readonly decision: number; readonly wish: unknown }
  | { readonly type: 'suggest'; readonly decision: number }
  | { readonly type: 'why'; readonly decision: number }
  | { readonly type: 'undo' }
  | { readonly type: 'agree'; readonly yes: boolean }
  /** A player for whom a bot answers is back. */
  | { readonly type: 'back' }
  | { readonly type: 'concede' };
