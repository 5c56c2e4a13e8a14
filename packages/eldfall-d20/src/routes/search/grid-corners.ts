import type { Point } from '@rulewright/core/inches';
import type { Place } from '../../vocabulary/index.js';
import { gridOf, gridPath } from './grid.js';
import { reach, type Wanted } from './leg.js';

/** The greatest number of corners of a path from the grid. */
const MOST_CORNERS = 6;

/**
 * The last of some points that a straight leg reaches, tried from the far end in halving steps; undefined if it does
 * not even reach the first.
 */
const lastReached = (wanted: Wanted, from: Place, points: readonly Point[]): [number, Place] | undefined => {
  for (let count = points.length; count > 0; count = Math.floor(count / 2)) {
    const { at, by } = reach(wanted, from, points[count - 1] as Point);
    if (by === 'nothing') return [count, at];
  }
  return undefined;
};

/** The corners of a path around scenery towards a far point, up to about a length in 1/100 mm; a blocked leg is the last one. */
export const cornersTo = (wanted: Wanted, from: Place, to: Point, most: number): readonly Point[] => {
  let points = gridPath(gridOf(wanted.around), from, to, 1.2 * most);
  const corners: Point[] = [];
  let at = from;
  while (points.length > 0 && corners.length < MOST_CORNERS) {
    const reached = lastReached(wanted, at, points);
    if (!reached) return [...corners, points[0] as Point];
    const [count, next] = reached;
    corners.push(points[count - 1] as Point);
    at = next;
    points = points.slice(count);
  }
  return corners;
};
