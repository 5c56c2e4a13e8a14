import { region, type SceneItem, type SceneShape, suggest, type View } from '@rulewright/core';
import { inches, outlineOf, type Point } from '@rulewright/core/inches';
import { moverOf } from '../../movement/move/mover.js';
import type { ModelId, Sfi, SfiGame } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Names } from '../names.js';
import { attackItems } from './attack.js';
import { nowOf } from './now.js';
import { type Sighting, sightItems } from './sight.js';
import { moveItems } from './tool.js';

/** The overlays that a client can ask for. Things that are not on the table show nothing. */
export interface Look {
  /** The places where the next move of this model can end, with the longest tool of its MOV. */
  readonly moves?: ModelId;
  /** The line of sight from one thing to another. */
  readonly line?: Sighting;
  /** The first so many suggestions of the open decision. */
  readonly suggestions?: number;
}

/** The places where a move of a model can end. */
const movesOf = (table: Table, model: ModelId): readonly SceneItem[] => {
  const mover = moverOf(table, { model, tool: 'MOV', inAction: true });
  const over = mover ? outlineOf(mover.way(mover.longest).region) : [];
  return over.length === 0 ? [] : [{ kind: 'overlay', id: 'moves', over, title: 'Possible ends of a move' }];
};

/** Everything that a client asks for besides suggestions. */
export const lookItems = (table: Table, { moves, line }: Look, names: Names): readonly SceneItem[] => [
  ...(moves === undefined ? [] : movesOf(table, moves)),
  ...(line ? sightItems(table, line, names, 'line') : []),
];

/** The move or the attack that goes on. */
export const nowItems = (table: Table, view: View<Sfi>, names: Names): readonly SceneItem[] => {
  const { move, attack } = nowOf(view);
  return [...(move ? moveItems(table, move, names) : []), ...(attack ? attackItems(table, attack, names) : [])];
};

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
