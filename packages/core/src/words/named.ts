import type { Decision, GameTypes } from '../match/types.js';
import type { Words } from '../presentation.js';
import type { SeenState } from '../view/secrets.js';
import { type About, aboutOf } from './about.js';

/**
 * The sentences of each type of event, made of the names on the table.
 *
 * @param tellers the sentence of each type of event of the game
 * @param names the names after the event; `before` is the table before it
 */
export const eventsWith = <G extends GameTypes, N>(
  tellers: Readonly<Record<string, (event: never, names: N) => string>>,
  names: (state?: SeenState<G>, before?: SeenState<G>) => N,
): Words<G>['events'] =>
  // The cast is safe: every teller stays under its type.
  Object.fromEntries(
    Object.entries(tellers).map(([type, tell]) => [
      type,
      (event: never, state?: SeenState<G>, before?: SeenState<G>) => tell(event, names(state, before)),
    ]),
  ) as unknown as Words<G>['events'];

/**
 * The label of each kind of answer, made of the names on the table and of what the decision is about.
 *
 * @param labels the label of each kind of answer of the game
 * @param names the names on the table at the decision
 */
export const choicesWith = <G extends GameTypes, N>(
  labels: Readonly<Record<string, (choice: never, names: N, about: About) => string>>,
  names: (state?: SeenState<G>) => N,
): Words<G>['choices'] =>
  // The cast is safe: every label stays under its kind.
  Object.fromEntries(
    Object.entries(labels).map(([kind, label]) => [
      kind,
      (choice: never, decision: Decision<G>, state?: SeenState<G>) => label(choice, names(state), aboutOf(decision)),
    ]),
  ) as unknown as Words<G>['choices'];
