import { region, type SceneItem, type SceneShape, suggest, type View } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import type { Sfi, SfiGame } from '../../vocabulary/index.js';

/** The overlays that a client can ask for. */
export interface Look {
  /** The first so many suggestions of the open decision. */
  readonly suggestions?: number;
}

/** The shapes that hold the legal answers to the viewer's open proposals. */
export const regionItems = (game: SfiGame, view: View<Sfi>): readonly SceneItem[] => {
  const over: readonly SceneShape[] = view.decisions.flatMap(decision =>
    decision.by === view.viewer ? region({ game, header: view, state: view.state }, decision) : [],
  );
  return over.length === 0 ? [] : [{ kind: 'overlay', id: 'region', over, title: 'Possible places' }];
};

/** The places of an answer to a proposal. */
const placesOf = (choice: unknown): readonly Point[] => {
  if (typeof choice !== 'object' || choice === null) return [];
  if (Array.isArray(choice)) return choice.flatMap(placesOf);
  if ('to' in choice) return placesOf(choice.to);
  if ('at' in choice) return placesOf(choice.at);
  // The cast is safe: what has two numbers is a point.
  return 'x' in choice && typeof choice.x === 'number' ? [choice as Point] : [];
};

/** The first suggestions for the viewer's open proposals, with their numbers. */
export const suggestionItems = (game: SfiGame, view: View<Sfi>, most: number): readonly SceneItem[] =>
  view.decisions.flatMap(decision => {
    if (decision.by !== view.viewer || decision.options || decision.kind === 'push') return [];
    return suggest({ game, header: view, state: view.state }, decision, most).flatMap((choice, i) =>
      placesOf(choice).map(
        ({ x, y }, n): SceneItem => ({
          kind: 'token',
          id: `suggestion ${i + 1}${n === 0 ? '' : ` ${n + 1}`}`,
          x,
          y,
          size: inches(1),
          form: 'pill',
          label: `${i + 1}`,
          color: 'highlight',
          title: `Suggestion ${i + 1}`,
        }),
      ),
    );
  });
