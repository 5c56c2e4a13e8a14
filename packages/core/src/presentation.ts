import type { Decision, GameTypes, Outcome } from './match/types.js';
import type { Scene } from './scene.js';
import type { View } from './view/view.js';

/** A language's words for a game: one entry per kind of event, decision and end reason. A translation is a table. */
export interface Words<G extends GameTypes> {
  /** What happened, as one sentence. Must stand anything that `view` hides in an event. */
  readonly events: { readonly [T in G['event']['type']]: (event: Extract<G['event'], { readonly type: T }>) => string };
  /** What is asked, as a question or an instruction. */
  decision(decision: Decision<G>): string;
  /** One answer, as a short label for a list or a button. */
  choice(decision: Decision<G>, choice: unknown): string;
  outcome(outcome: Outcome): string;
}

/** A number worth a bar or a curve. */
export interface Meter {
  readonly key: string;
  readonly label: string;
  /** CSS colour. */
  readonly color: string;
}

/** How a game shows itself; rules never need it. */
export interface Presentation<G extends GameTypes> {
  readonly title: string;
  readonly words: Words<G>;
  /** The table as somebody with this view sees it. */
  scene(view: View): Scene;
  readonly meters?: readonly Meter[];
  /** The meters' values now, by key. */
  measure?(view: View): Readonly<Record<string, number>>;
}
