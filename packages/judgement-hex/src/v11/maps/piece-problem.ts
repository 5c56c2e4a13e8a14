import { type Polygon, within } from '@rulewright/core/inches';
import type { Problem } from '../../content/reading/problem.js';
import { polygonOnTable } from '../../ground/inches/measure/on-table.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';

const touch = (a: readonly Polygon[], b: readonly Polygon[]): boolean =>
  a.some(one => b.some(other => within(one, other, 0)));

/** True if one polygon leads to the next until all are reached. */
const areJoined = (polygons: readonly Polygon[]): boolean => {
  const reached = polygons.slice(0, 1);
  const left = new Set(polygons.slice(1));
  for (const polygon of reached) {
    for (const other of left) {
      if (!within(polygon, other, 0)) continue;
      left.delete(other);
      reached.push(other);
    }
  }
  return left.size === 0;
};

/** The polygons of a piece join each other, and pieces of a kind that touch are listed as one piece. */
export const pieceProblem = ({ terrain }: InchesMap): Problem | undefined => {
  const pieces = terrain.map(({ kind, outlines }) => ({ kind, polygons: outlines.map(polygonOnTable) }));
  for (const [i, { kind, polygons }] of pieces.entries()) {
    const path = `terrain[${i}]`;
    if (!areJoined(polygons)) return { code: 'not-connected', rule: 'JHX-TERRAIN-001', path };
    const other = pieces.findIndex((one, j) => j < i && one.kind === kind && touch(one.polygons, polygons));
    if (other >= 0)
      return { code: 'one-feature', rule: 'JHX-TERRAIN-001', path, detail: { with: `terrain[${other}]` } };
  }
  return undefined;
};

/** The two polygons of a gate touch; one gate alone leads nowhere. */
export const gateProblem = ({ gates = [] }: InchesMap): Problem | undefined => {
  const apart = gates.findIndex(
    ({ impassable, porting }) => !within(polygonOnTable(impassable), polygonOnTable(porting), 0),
  );
  if (apart >= 0) return { code: 'not-connected', rule: 'JHX-TERRAIN-023', path: `gates[${apart}]` };
  return gates.length === 1 ? { code: 'too-few', rule: 'JHX-TERRAIN-024', path: 'gates' } : undefined;
};
