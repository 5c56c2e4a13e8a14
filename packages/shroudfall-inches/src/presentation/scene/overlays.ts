import { region, type SceneItem, type SceneShape, suggest, type View } from '@rulewright/core';
import { coarse, inches, outlineOf, type Point, type Region } from '@rulewright/core/inches';
import { rememberByKey } from '@rulewright/core/remember';
import { baseOf, cardOf, isFriendly, modelNamed, unitOf } from '../../match/lookups.js';
import { moverOf } from '../../movement/move/mover.js';
import { sees } from '../../sight/sight.js';
import { rangeValue } from '../../unit-cards/characteristics/characteristic.js';
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
  /** The number of suggestions of the open decision to show. */
  readonly suggestions?: number;
}

/** The tolerance of borders that are only drawn. */
const FINE = inches(0.2);

// Cache: most events change nothing that stands near a model.
const drawnRegion = /* @__PURE__ */ rememberByKey(
  ({ radius, limits }: Region) => JSON.stringify([radius, limits]),
  (region): readonly SceneShape[] => coarse(outlineOf(region), FINE),
);

/** The places where a move of a model can end. */
const movesOf = (table: Table, model: ModelId, { say }: Names): readonly SceneItem[] => {
  const mover = moverOf(table, { model, tool: 'MOV', inAction: true });
  const over = mover ? drawnRegion(mover.rulesOf(mover.longest).region) : [];
  return over.length === 0 ? [] : [{ kind: 'overlay', id: 'moves', over, title: say('ends') }];
};

/** Everything that a client asks for besides suggestions. */
export const lookItems = (table: Table, { moves, line }: Look, names: Names): readonly SceneItem[] => [
  ...(moves === undefined ? [] : movesOf(table, moves, names)),
  ...(line ? sightItems(table, line, names, 'line') : []),
];

/** The running move or attack. */
export const nowItems = (table: Table, view: View<Sfi>, names: Names): readonly SceneItem[] => {
  const { move, attack } = nowOf(view);
  return [...(move ? moveItems(table, move, names) : []), ...(attack ? attackItems(table, attack, names) : [])];
};

/** The facts that pictures need, or a game with its rules. */
export type Shown = SfiGame | { readonly pack: SfiGame['pack']; readonly edition: Pick<SfiGame['edition'], 'numbers'> };

/** The shapes that hold the legal answers to the viewer's open proposals. */
export const regionItems = (game: Shown, view: View<Sfi>, { say }: Names): readonly SceneItem[] => {
  if (!('proposals' in game)) return [];
  const over: readonly SceneShape[] = view.decisions.flatMap(decision =>
    decision.by === view.viewer ? region({ game, header: view, state: view.state }, decision) : [],
  );
  return over.length === 0
    ? []
    : [{ kind: 'overlay', id: 'region', over: coarse(over, FINE), title: say('possiblePlaces') }];
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
export const suggestionItems = (game: Shown, view: View<Sfi>, most: number, { say }: Names): readonly SceneItem[] => {
  if (!('proposals' in game)) return [];
  return view.decisions.flatMap(decision => {
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
          title: say('suggestion', { n: i + 1 }),
        }),
      ),
    );
  });
};

/** The ends of a move, the range of its weapons, and the bases of the enemies that it sees. */
export const itemsAround = (table: Table, id: ModelId, names: Names): readonly SceneItem[] => {
  const { state } = table;
  const model = modelNamed(state, id);
  if (!model) return [];
  const unit = unitOf(state, model.unit);
  const { at, radius } = baseOf(table, model);
  const ranges = [...new Set(cardOf(table, unit).weapons.map(weapon => rangeValue(table, model, weapon)))];
  const seen = state.models.filter(other => !isFriendly(unit, unitOf(state, other.unit)) && sees(table, id, other.id));
  return [
    ...movesOf(table, id, names),
    ...ranges.map(
      (range): SceneItem => ({
        kind: 'overlay',
        id: `range ${range}`,
        over: [{ shape: 'disc', ...at, radius: radius + inches(range) }],
        color: 'danger',
        pattern: 'dashed',
        title: names.say('range', { n: range }),
      }),
    ),
    ...(seen.length === 0
      ? []
      : [
          {
            kind: 'overlay' as const,
            id: 'seen',
            over: seen.map((other): SceneShape => {
              const base = baseOf(table, other);
              return { shape: 'disc', ...base.at, radius: base.radius };
            }),
            color: 'good' as const,
            pattern: 'outline' as const,
            title: names.say('inSight'),
          },
        ]),
  ];
};
