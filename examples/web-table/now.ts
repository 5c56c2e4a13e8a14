import type { Decision, GameTypes, PlayerId, Presentation, Refusal, Scene, SeenRecord, View } from '@rulewright/core';
import type { FromClient, FromServer, Line, Near, Shown, Suggested } from './wire.js';

/** Everything that the page knows at this moment. */
export interface Now {
  presentation?: Presentation<GameTypes>;
  shown?: Shown;
  records: readonly SeenRecord<GameTypes>[];
  /** The last lines of the story. */
  lines: readonly Line[];
  /** The number of records of the match. */
  length: number;
  /** The number of times that actions were taken back. */
  undone: number;
  scene?: Scene;
  /** The ids of the things that were clicked for the answer that is being made. */
  clicked: readonly string[];
  /** Legal answers to a question whose answers cannot be listed. */
  suggested?: Suggested | undefined;
  /** The legal answer nearest to the last click or drag. It is given once the player confirms it. */
  near?: Near | undefined;
  /** The suggested answer whose button the mouse or the keyboard is on. */
  tried?: unknown;
  /** The id of the thing whose card is shown. */
  carded?: string | undefined;
  /** The decision whose answer is on its way to the server. */
  answering?: number | undefined;
  /** The answers that rules forbid, with the number of the decision. */
  grey?: { readonly decision: number; readonly refused: readonly Refused[] } | undefined;
}

/** An answer that looks possible, and the rule that forbids it. */
export interface Refused {
  readonly choice: unknown;
  readonly refusal: Refusal;
}

export const now: Now = { records: [], lines: [], length: 0, undone: 0, clicked: [] };

/** The view with its presentation; undefined until both are there. */
export const seen = (): { readonly view: View<GameTypes>; readonly shownBy: Presentation<GameTypes> } | undefined => {
  const { presentation: shownBy, shown, records } = now;
  return shownBy && shown ? { view: { ...shown, records } as View<GameTypes>, shownBy } : undefined;
};

/** The viewer's open decision whose answers cannot be listed. */
export const openQuestion = ({ decisions, viewer }: View<GameTypes>): Decision<GameTypes> | undefined =>
  decisions.find(({ by, options }) => by === viewer && !options);

/** A player's name on the page. */
export const nameOf = (player: PlayerId): string => {
  const known = seen();
  return known?.shownBy.name?.(player, known.view) ?? player;
};

/** The connection to the server; it changes when the page connects again. */
export const line: { socket?: WebSocket } = {};

/** Sends a message; the page counts as busy until the server has answered. A decision gets one answer. */
export const send = (message: FromClient): void => {
  if (line.socket?.readyState !== WebSocket.OPEN) return;
  if (message.type === 'answer') {
    if (now.answering === message.decision) return;
    now.answering = message.decision;
  }
  document.body.dataset.busy = now.answering === undefined ? message.type : 'answer';
  line.socket.send(JSON.stringify(message));
};

/**
 * Ends the time in which the page is busy. A change may be that of another player's action: the server has taken
 * this player's answer only when its question is no longer open.
 */
export const endBusy = ({ type }: FromServer): void => {
  const { answering, shown } = now;
  if (answering !== undefined && type !== 'refused' && type !== 'table') {
    if (shown?.decisions.some(({ id, by }) => id === answering && by === shown.viewer)) return;
  }
  now.answering = undefined;
  delete document.body.dataset.busy;
};

/** The element of an id that the page has. */
export const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};

/** Runs code that may replace elements, and then restores the keyboard focus: on the new element of the same id, or on the question. */
export const keepFocus = (run: () => void): void => {
  const had = document.activeElement;
  run();
  if (!had || had.isConnected) return;
  (document.getElementById(had.id) ?? part('asked')).focus({ preventScroll: true });
};

/** The name of a drawn thing: that of its card, or of its picture. */
export const thingName = (id: string): string => {
  const known = seen();
  const drawn = now.scene?.items.find(item => item.id === id);
  const card = known?.shownBy.card?.(known.view, id);
  return card?.title ?? (drawn && 'title' in drawn ? drawn.title : undefined) ?? id;
};

export const say = (...text: readonly (string | Node)[]): void => part('said').replaceChildren(...text);

/** A button, and the class that says what sort of button it is. */
export const button = (label: string, run: () => void, sort = ''): HTMLButtonElement => {
  const made = Object.assign(document.createElement('button'), { textContent: label, className: sort, type: 'button' });
  made.addEventListener('click', run);
  return made;
};
