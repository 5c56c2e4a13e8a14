import { orientation, type Point } from '@rulewright/core/inches';

/** The corners of one half of a hull: at each of them the border turns to the left. */
const halfOf = (points: readonly Point[]): readonly Point[] => {
  const corners: Point[] = [];
  for (const point of points) {
    while (corners.length > 1) {
      const [before, last] = corners.slice(-2) as [Point, Point];
      if (orientation(before, last, point) > 0) break;
      corners.pop();
    }
    corners.push(point);
  }
  return corners.slice(0, -1);
};

/** The convex hull of some points that are not all on one line, counter-clockwise from the leftmost of them. */
export const hullOf = (points: readonly Point[]): readonly Point[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...halfOf(sorted), ...halfOf(sorted.reverse())];
};
