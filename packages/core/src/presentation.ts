import type { Decision, GameTypes, Outcome, PlayerId, RollRequest } from './match/types.js';
import type { ReplayMeter, Scene } from './scene.js';
import type { View } from './view/view.js';

/** Where an answer stands in a long list. */
export interface ChoiceGroup {
  readonly heading: string;
  /** The answer under its heading. */
  readonly label: string;
}

/**
 * A language's words for a game: one entry per kind of event, decision and end reason. A translation is a table.
 *
 * `state` is the table as whoever is told sees it, for the names of things; the words must do without it too.
 */
export interface Words<G extends GameTypes> {
  /**
   * What happened, as one sentence. Must stand anything that `view` hides in an event. `state` is after it, `before` before
   * it, for what it ends. An empty text is not told: the rules behind it are added to what was told before.
   */
  readonly events: {
    readonly [T in G['event']['type']]: (
      event: Extract<G['event'], { readonly type: T }>,
      state?: unknown,
      before?: unknown,
    ) => string;
  };
  /** What is asked, as a question or an instruction. */
  decision(decision: Decision<G>, state?: unknown): string;
  /** One answer, as a short label for a list or a button. */
  choice(decision: Decision<G>, choice: unknown, state?: unknown): string;
  /** For long lists: what an answer has in common with others, and what sets it apart from those. */
  group?(decision: Decision<G>, choice: unknown, state?: unknown): ChoiceGroup | undefined;
  /** What a roll is for; unless said, what the rules call it. */
  roll?(request: RollRequest, state?: unknown): string;
  /** How a face is drawn, where its name does not say it: symbols of one face are joined with `+`. */
  face?(die: string, face: string | number): string | number;
  outcome(outcome: Outcome): string;
}

/** How a game shows itself; rules never need it. */
export interface Presentation<G extends GameTypes> {
  readonly title: string;
  readonly words: Words<G>;
  /** The table as somebody with this view sees it. */
  scene(view: View): Scene;
  /** The same drawn in characters, for terminals: lines of at most 80. */
  text?(view: View): string;
  /** Numbers worth a curve over the match. */
  readonly meters?: readonly ReplayMeter[];
  /** The meters' values now, by key. */
  measure?(view: View): Readonly<Record<string, number>>;
  /** Where in the match this is, e.g. `Round 3, judgement`; a new one starts a new chapter of the story. */
  chapter?(view: View): string;
  /** A player's name on the screen; the id unless said. */
  name?(player: PlayerId, view: View): string;
}
