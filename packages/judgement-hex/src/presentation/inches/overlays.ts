import { region, type SceneItem, type SceneShape } from '@rulewright/core';
import { coarse } from '@rulewright/core/inches';
import { meleeReachNow } from '../../combat/engagement/engagement.js';
import { engagementNow } from '../../combat/engagement/now.js';
import { paceNow, sprint } from '../../combat/walking/pace.js';
import { discsOf } from '../../ground/inches/measure/footing.js';
import { turnedOver } from '../../ground/inches/measure/picture.js';
import { isPlace } from '../../ground/inches/measure/place.js';
import type { SeenInches } from '../../ground/inches/seen.js';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { onBoard } from '../../match/models.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Shown } from '../shared/ground.js';
import type { Look } from '../shared/look.js';
import { lookNow } from '../shared/look-now.js';
import { enemiesSeen } from '../shared/seen.js';
import type { Names } from '../words/names.js';
import { type Canvas, canvasOf } from './canvas.js';
import { fieldOf } from './field.js';
import type { ShownGame } from './shown-game.js';

const INCH = 2540;

/** The tolerance for borders that are only drawn. */
const FINE = INCH / 5;

/** A ring around the base of a model, at `inches` from its edge. */
const ring = (table: Table, id: ModelId, inches: number, canvas: Canvas): readonly SceneShape[] => {
  const piece = pieceOf(table, id);
  return piece ? discsOf(piece).map(({ at, radius }) => canvas.shape({ at, radius: radius + inches * INCH })) : [];
};

const overlay = (
  id: string,
  over: readonly SceneShape[],
  more: Omit<Extract<SceneItem, { readonly kind: 'overlay' }>, 'kind' | 'id' | 'over'>,
): readonly SceneItem[] => (over.length === 0 ? [] : [{ kind: 'overlay', id, over, ...more }]);

/** The places where an Advance of a model around obstacles can end. */
const moveItems = (table: Table, { moves }: Look, canvas: Canvas, { say }: Names): readonly SceneItem[] => {
  const model = moves && onBoard(table.state, moves.of);
  const mover = model && pieceOf(table, model.id);
  if (!model || !mover || moves.walk) return [];
  const { flyAppliesToAdvance } = table.options;
  const advancing = { mover, ...paceNow(table, model), extra: sprint(table, model), flyAppliesToAdvance };
  const over = coarse(turnedOver(canvas.height, fieldOf(table).reachedOutline(advancing)), FINE);
  return overlay('moves', over, { title: say('farthest') });
};

/** The ground where a model engages: its greatest melee reach around its base (JHX-ATTACK-010, JV11-BASE-005). */
const reachItems = (table: Table, { reach }: Look, canvas: Canvas, { say }: Names): readonly SceneItem[] => {
  const striker = reach === undefined ? undefined : pieceOf(table, reach);
  if (!striker) return [];
  const far = meleeReachNow(fieldOf(table), striker, engagementNow(table).active);
  return overlay('reach', ring(table, striker.id, far, canvas), {
    title: say('withinReach'),
    color: 'danger',
    pattern: 'dashed',
  });
};

const shapesOf = (field: SeenInches, ids: readonly string[], canvas: Canvas): readonly SceneShape[] =>
  field.terrain.features
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ parts }) => parts.map(({ outline }) => canvas.shape(outline)));

/**
 * The line of sight of two models: a free line as a witness, or the features that block and a broken line
 * (JV11-BASE-012), and the feature that gives the second cover from the first.
 */
const sightItems = ({ table, names }: Shown, { line }: Look, canvas: Canvas): readonly SceneItem[] => {
  const [viewer, target] = line ? [pieceOf(table, line.from), pieceOf(table, line.to)] : [];
  const field = fieldOf(table);
  const [from, to] = [viewer, target].flatMap(piece => (piece ? discsOf(piece).slice(0, 1) : []));
  if (!line || !viewer || !target || !from || !to) return [];
  const sight = field.lineOfSight(viewer, target);
  const cover = field.coverFrom(viewer, target);
  const title = names.say(sight.clear ? 'sees' : 'seesNot', {
    from: names.model(line.from),
    to: names.model(line.to),
  });
  const ends = sight.clear ? [sight.witness.from, sight.witness.to] : [from.at, to.at];
  return [
    ...(cover
      ? overlay('shelter', shapesOf(field, [cover.feature], canvas), {
          title: names.say('cover', { grade: names.say(cover.grade) }),
          color: 'series3',
          pattern: 'outline',
        })
      : []),
    ...(sight.clear
      ? []
      : overlay('blocking', shapesOf(field, sight.blockers, canvas), {
          title: names.say('blocks'),
          color: 'danger',
          pattern: 'outline',
        })),
    {
      kind: 'line',
      id: 'witness',
      points: ends.map(canvas.point),
      title,
      ...(sight.clear ? { color: 'good' } : { color: 'danger', dashed: true }),
    },
  ];
};

/** The path of the model that moved last, and the places of its base on it. */
const wayItems = ({ view, names }: Shown, canvas: Canvas): readonly SceneItem[] => {
  const points = lookNow(view).path.filter(isPlace).map(canvas.place);
  return points.length < 2 ? [] : [{ kind: 'line', id: 'path', points, arrow: true, title: names.say('way') }];
};

/** The shapes that hold the legal answers to the viewer's open questions about places. */
const regionItems = (game: ShownGame, { view, names }: Shown): readonly SceneItem[] => {
  if (!('proposals' in game)) return [];
  const shapes = view.decisions.flatMap(decision =>
    decision.by === view.viewer ? region({ game, header: view, state: view.state }, decision) : [],
  );
  return overlay('region', coarse(shapes, FINE), { title: names.say('possiblePlaces') });
};

/** The overlays of the moment and those that a client asks for. */
export const overlayItems = (game: ShownGame, shown: Shown, canvas: Canvas): readonly SceneItem[] => {
  const { table, view, names } = shown;
  const look = { ...lookNow(view), ...shown.look };
  return [
    ...regionItems(game, shown),
    ...moveItems(table, look, canvas, names),
    ...reachItems(table, look, canvas, names),
    ...sightItems(shown, look, canvas),
    ...wayItems(shown, canvas),
  ];
};

/** The rings that a model reaches by an Advance and with its melee weapons, and the bases of the enemies that it sees. */
export const inchesAround = (table: Table, id: ModelId, names: Names): readonly SceneItem[] => {
  const canvas = canvasOf(fieldOf(table).ground.map);
  const look: Look = { moves: { of: id }, reach: id };
  const seen = enemiesSeen(table, id).flatMap(piece => discsOf(piece).map(disc => canvas.shape(disc)));
  return [
    ...moveItems(table, look, canvas, names),
    ...reachItems(table, look, canvas, names),
    ...overlay('seen', seen, { title: names.say('inSight'), color: 'good', pattern: 'outline' }),
  ];
};
