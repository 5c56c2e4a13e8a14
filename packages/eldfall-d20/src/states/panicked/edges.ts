import { inches, type Point } from '@rulewright/core/inches';
import { radiusOf } from '../../battlefield/hitbox.js';
import type { Model, Table } from '../../vocabulary/index.js';

/** The four edges of the field. */
const edges = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof edges)[number];

/** The point at an edge to which a model would run from a point. */
export const goalAt = (table: Table, model: Model, { x, y }: Point, edge: Edge): Point => {
  const { tableSize } = table.options;
  const radius = radiusOf(table, model);
  if (edge === 'left') return { x: radius, y };
  if (edge === 'right') return { x: inches(tableSize.width) - radius, y };
  return { x, y: edge === 'top' ? radius : inches(tableSize.depth) - radius };
};

/** The length of the straight line from a point to an edge. */
const distanceToEdge = (table: Table, model: Model, from: Point, edge: Edge): number => {
  const to = goalAt(table, model, from, edge);
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
};

/** The edges of the field that are nearest to a model; of equally near ones the player picks (ELD-STATE-056). */
export const nearestEdges = (table: Table, model: Model): readonly Edge[] => {
  const far = edges.map(edge => distanceToEdge(table, model, model.at, edge));
  return edges.filter((_, at) => far[at] === Math.min(...far));
};

/** True for a move that leads a model towards an edge that is nearest to it (ELD-STATE-059). */
export const leadsToEdge = (table: Table, model: Model, end: Point): boolean =>
  nearestEdges(table, model).some(
    edge => distanceToEdge(table, model, end, edge) < distanceToEdge(table, model, model.at, edge),
  );
