import type { PlayerId, SceneItem, Sketches, View } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import { radiusOf } from '../../battlefield/hitbox.js';
import { modelNamed } from '../../match/lookups.js';
import { whyNotMeasure } from '../../movement/measuring.js';
import type { Aim, Direction, Eld, ModelId, Place, Table } from '../../vocabulary/index.js';
import { templateShapes } from './sequence.js';
import { frontArc } from './shapes.js';

const flat = ({ x, y }: Point): Point => ({ x, y });

const disc = (at: Point, radius: number): SceneItem => ({
  kind: 'overlay',
  over: [{ shape: 'disc', ...flat(at), radius }],
  color: 'good',
});

/** A model at the end of a route: its base, the side that it faces, and the route. */
const standing = (table: Table, id: ModelId, route: readonly Place[], facing?: Direction): readonly SceneItem[] => {
  const model = modelNamed(table.state, id);
  if (!model) return [];
  const radius = radiusOf(table, model);
  const start = model.where === 'field' ? [model.at] : [];
  const points = [...start, ...route].map(flat);
  const at = points.at(-1);
  if (!at) return [];
  return [
    disc(at, radius),
    ...(facing
      ? [{ kind: 'overlay', over: [frontArc(at, facing, radius, radius * 1.4)], color: 'good' } as const]
      : []),
    ...(points.length > 1 ? [{ kind: 'line', points, arrow: true, color: 'good' } as const] : []),
  ];
};

/** An arrow from a model, with a length in inches. */
const towards = (table: Table, id: ModelId | undefined, { x, y }: Direction, far: number): readonly SceneItem[] => {
  const at = id === undefined ? undefined : modelNamed(table.state, id)?.at;
  const length = Math.sqrt(x * x + y * y);
  if (!at || length === 0) return [];
  const to = { x: at.x + (x / length) * inches(far), y: at.y + (y / length) * inches(far) };
  return [{ kind: 'line', points: [flat(at), to], arrow: true, color: 'good' }];
};

/** The template of an aim, or its middle and its direction alone where it may not be laid to measure (ELD-MEASURE-012). */
const aimed = (table: Table, aim: Aim, attacker: ModelId | undefined, viewer: PlayerId): readonly SceneItem[] => {
  const { template: place } = aim;
  if (!place) return 'spot' in aim ? [disc(aim.spot, inches(0.3))] : [];
  if (!whyNotMeasure(table, viewer, { what: 'template', place })) {
    return [{ kind: 'overlay', over: templateShapes(table, place), color: 'danger' }];
  }
  return place.towards ? towards(table, attacker, place.towards, 2) : [disc(place.at, inches(0.3))];
};

/** Previews of answers: routes with the place and the facing at their end, directions, templates. */
export const sketchesOf = (tableOf: (view: View<Eld>) => Table): Sketches<Eld> => ({
  deploy: ({ model, at, facing }, _, view) => standing(tableOf(view), model, [at], facing),
  movement: ({ route, facing }, { proposal }, view) =>
    proposal ? standing(tableOf(view), proposal.model, route, facing) : [],
  endMove: ({ route, facing }, { proposal }, view) =>
    proposal ? standing(tableOf(view), proposal.model, route, facing) : [],
  place: (at, { proposal }) => [disc(at, proposal?.radius ?? inches(0.5))],
  push: (direction, { proposal }, view) => towards(tableOf(view), proposal?.model, direction, 2),
  turnTo: (direction, { proposal }, view) => towards(tableOf(view), proposal?.model, direction, 2),
  aim: (aim, { by, proposal }, view) => aimed(tableOf(view), aim, proposal?.model, view.viewer ?? by),
});
