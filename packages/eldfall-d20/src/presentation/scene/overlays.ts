import {
  type PlayerId,
  region,
  type SceneItem,
  type SceneOverlay,
  type SceneShape,
  suggest,
  type View,
} from '@rulewright/core';
import { coarse, inches, type Point } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import { awarenessOf } from '../../battlefield/awareness.js';
import { radiusOf } from '../../battlefield/hitbox.js';
import { sees } from '../../battlefield/sight.js';
import { modelNamed, modelsOnField } from '../../match/lookups.js';
import { mayMeasureAround, mayMeasureWalk } from '../../movement/measuring.js';
import { walkOutline } from '../../movement/walk-outline.js';
import type { Eld, EldGame, ModelId, Table } from '../../vocabulary/index.js';
import type { Names } from '../names.js';
import type { Shown } from '../table.js';
import { sideViewOf } from './side-view.js';
import { type Sighting, seenBetween, sightItems } from './sight.js';

/** The tolerance for borders that are only drawn. */
const FINE = inches(0.2);

/** The overlays that a client can ask for. Things that are not on the field show nothing. */
export interface Look {
  /** The line of sight from one model or thing to another, from above and from the side. */
  readonly line?: Sighting;
  /** The Awareness of a model (ELD-AWARE-001). */
  readonly awareness?: ModelId;
  /** The number of suggestions of the open decision to show. */
  readonly suggestions?: number;
}

const line = (table: Table, sighting: Sighting, names: Names): readonly SceneItem[] => {
  const seen = seenBetween(table, sighting);
  if (!seen) return [];
  const title = names.say('sideView', { from: names.thing(sighting.from), to: names.thing(sighting.to) });
  const color = seen.sight.clear ? 'good' : 'danger';
  return [
    ...sightItems(sighting, seen, names, 'line'),
    ...sideViewOf(table, { title, tableTitle: names.say('theTable'), stretches: [seen.line], color }),
  ];
};

/** The circle of the Awareness of a model, where the viewer may measure it before a declaration (ELD-MEASURE-008). */
const awareness = (table: Table, id: ModelId, names: Names, viewer: PlayerId | undefined): readonly SceneItem[] => {
  const model = modelNamed(table.state, id);
  if (model?.where !== 'field' || !mayMeasureAround(table, model, viewer)) return [];
  const radius = radiusOf(table, model) + inches(awarenessOf(table, model));
  return [
    {
      kind: 'overlay',
      id: 'awareness',
      over: [{ shape: 'disc', x: model.at.x, y: model.at.y, radius }],
      color: 'series6',
      pattern: 'dashed',
      title: names.say('awarenessOf', { name: names.model(id) }),
    },
  ];
};

/** Everything that a client asks for besides suggestions. */
export const lookItems = (
  table: Table,
  look: Look,
  names: Names,
  viewer: PlayerId | undefined,
): readonly SceneItem[] => [
  ...(look.awareness === undefined ? [] : awareness(table, look.awareness, names, viewer)),
  ...(look.line ? line(table, look.line, names) : []),
];

/** A view as the proposals of the game read it. */
const matchIn = (game: EldGame, table: Table, view: View<Eld>) => ({ game, header: view, state: table.state });

/** The shapes that hold the legal answers to the viewer's open proposals. */
export const regionItems = (game: Shown, table: Table, view: View<Eld>, { say }: Names): readonly SceneItem[] => {
  if (!('proposals' in game)) return [];
  const over: readonly SceneShape[] = view.decisions.flatMap(decision =>
    decision.by === view.viewer ? region(matchIn(game, table, view), decision) : [],
  );
  return over.length === 0 ? [] : [{ kind: 'overlay', id: 'region', over, title: say('possiblePlaces') }];
};

/** The last place of an answer to a proposal. */
const placeIn = (choice: unknown): Point | undefined => {
  if (typeof choice !== 'object' || choice === null) return undefined;
  if ('route' in choice && Array.isArray(choice.route)) return placeIn(choice.route.at(-1));
  if ('at' in choice) return placeIn(choice.at);
  if ('template' in choice) return placeIn(choice.template);
  // The cast is safe: what has two numbers is a point.
  return 'x' in choice && typeof choice.x === 'number' ? (choice as Point) : undefined;
};

/** The kinds of proposals that are answered by a direction or by a point of the route. */
const placeless: readonly string[] = ['push', 'turnTo', 'moment', 'party'];

/** The first suggestions for the viewer's open proposals, with their numbers. */
export const suggestionItems = (
  game: Shown,
  table: Table,
  view: View<Eld>,
  most: number,
  { say }: Names,
): readonly SceneItem[] => {
  if (!('proposals' in game)) return [];
  return view.decisions.flatMap(decision => {
    if (decision.by !== view.viewer || decision.options || placeless.includes(decision.kind)) return [];
    return suggest(matchIn(game, table, view), decision, most).flatMap((choice, i): readonly SceneItem[] => {
      const at = placeIn(choice);
      return at
        ? [
            {
              kind: 'token',
              id: `suggestion ${i + 1}`,
              x: at.x,
              y: at.y,
              size: inches(1),
              form: 'pill',
              label: `${i + 1}`,
              color: 'highlight',
              title: say('suggestion', { n: i + 1 }),
            },
          ]
        : [];
    });
  });
};

/** Cache: the drawing of an outline, with the outline object as the key. */
const drawn = /* @__PURE__ */ rememberEach((shapes: readonly SceneShape[]) => coarse(shapes, FINE));

/** The ends of a Walk, the Awareness of a model, and the hitboxes of the models that it sees. */
export const itemsAround = (
  table: Table,
  id: ModelId,
  names: Names,
  viewer: PlayerId | undefined,
): readonly SceneItem[] => {
  const model = modelNamed(table.state, id);
  if (model?.where !== 'field' || names.isSecret(id)) return [];
  const walk = mayMeasureWalk(table, model, viewer) ? drawn(walkOutline(table, model)) : [];
  const seen = modelsOnField(table.state).filter(
    other => other.player !== model.player && !names.isSecret(other.id) && sees(table, id, other.id),
  );
  const shown: readonly SceneOverlay[] = [
    { kind: 'overlay', id: 'walk', over: walk, title: names.say('walk') },
    {
      kind: 'overlay',
      id: 'seen',
      over: seen.map(({ profile, at: { x, y } }) => ({ shape: 'disc', x, y, radius: radiusOf(table, { profile }) })),
      color: 'good',
      pattern: 'outline',
      title: names.say('inSight'),
    },
  ];
  return [...shown.filter(({ over }) => over.length > 0), ...awareness(table, id, names, viewer)];
};
