import type { Decision, GameTypes, Outcome, PlayerId } from './match/types.js';
import type { ReplayMeter, Scene } from './scene.js';
import type { View } from './view/view.js';

/**
 * A language's words for a game: one entry per kind of event, decision and end reason. A translation is a table.
 *
 * `state` is the table as whoever is told sees it, for the names of things; the words must do without it too.
 */
export interface Words<G extends GameTypes> {
  /** What happened, as one sentence. Must stand anything that `view` hides in an event. */
  readonly events: {
    readonly [T in G['event']['type']]: (event: Extract<G['event'], { readonly type: T }>, state?: unknown) => string;
  };
  /** What is asked, as a question or an instruction. */
  decision(decision: Decision<G>, state?: unknown): string;
  /** One answer, as a short label for a list or a button. */
  choice(decision: Decision<G>, choice: unknown, state?: unknown): string;
  outcome(outcome: Outcome): string;
}

/** How a game shows itself; rules never need it. */
export interface Presentation<G extends GameTypes> {
  readonly title: string;
  readonly words: Words<G>;
  /** The table as somebody with this view sees it. */
  scene(view: View): Scene;
  /** Numbers worth a curve over the match. */
  readonly meters?: readonly ReplayMeter[];
  /** The meters' values now, by key. */
  measure?(view: View): Readonly<Record<string, number>>;
  /** Where in the match this is, e.g. `Round 3, judgement`; a new one starts a new chapter of the story. */
  chapter?(view: View): string;
  /** A player's name on the screen; the id unless said. */
  name?(player: PlayerId, view: View): string;
}
