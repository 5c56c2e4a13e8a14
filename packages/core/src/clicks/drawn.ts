import { needFields } from '../match/need.js';
import type { Scene, SceneItem, ScenePoint } from '../scene.js';

/** The ids of everything that a scene draws: its items, and the rows of its panels. */
export const drawnIds = (scene: Scene): ReadonlySet<string> => {
  needFields('scene', scene, ['items'], 'the function scene of a presentation gives one for a view');
  const { items, panels = [] } = scene;
  return new Set([...items, ...panels.flatMap(({ rows }) => rows)].flatMap(({ id }) => (id === undefined ? [] : [id])));
};

/** A point of an item, in board units. */
export const pointOn = (item: SceneItem): ScenePoint | undefined => {
  if (item.kind === 'line') return item.points[0];
  const shape = item.kind === 'cell' ? item.at : item.kind === 'overlay' ? item.over[0] : item;
  if (shape === undefined) return undefined;
  return 'points' in shape ? shape.points[0] : { x: shape.x, y: shape.y };
};
