import type { Turn } from '../match/turn.js';
import type { GameTypes } from '../match/types.js';

/** The uses that a game keeps in its state, as keys by span: an activation, a round, a match. */
export interface UsesKept<G extends GameTypes, Span extends string> {
  /** The keys that were used in a span. The event that ends the span clears them. */
  keys(state: G['state'], span: Span): readonly string[];
  /** The event that adds a key. */
  event(span: Span, key: string): G['event'];
}

/** A limit of one use per span for every model, player or card. */
export interface Limit<G extends GameTypes> {
  readonly rule: G['rule'];
  /** True if the model, player or card has used its limit in this span. */
  isUsed(state: G['state'], by: string): boolean;
  /** Counts the use. */
  use(turn: Turn<G>, by: string): void;
}

/**
 * Makes the limits of a game: `const dash = once('activation', 'dash', 'R-5')`. For limits inside one beat see `Turn.once` and
 * `Ability.limit`.
 */
export const limits =
  <G extends GameTypes, Span extends string>({
    keys,
    event,
  }: UsesKept<G, Span>): ((span: Span, name: string, rule: G['rule']) => Limit<G>) =>
  (span, name, rule) => ({
    rule,
    isUsed: (state, by) => keys(state, span).includes(`${name} ${by}`),
    use: (turn, by) => turn.emit(event(span, `${name} ${by}`), rule),
  });
