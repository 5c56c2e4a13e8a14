import { overlaps } from './gap.js';
import { coreOf, type Disc, type Polygon, type Stadium } from './outline.js';
import { type Line, lineTouching, type Round, sideOf } from './tangent.js';

/** True if a line has some discs on its upper side and the others on its lower side; they may touch it. */
const separates = (line: Line, some: readonly Round[], others: readonly Round[]): boolean =>
  some.every(round => sideOf(line, round, 1) >= 0) && others.every(round => sideOf(line, round, -1) <= 0);

/**
 * True if a straight line from any part of one base to any part of another runs through the inside of a polygon or disc. All
 * these lines together fill the convex hull of the two bases, so the question is whether hull and shape overlap. If
 * they do not, a line separates them. This line can be rotated until it is tangent to one of the bases and to a corner
 * of the polygon (or to the disc), with the two on different sides. So it is enough to test the tangents with the base
 * on their upper side.
 */
export const crosses = (a: Disc, b: Disc, shape: Polygon | Disc): boolean => {
  // The hull lies between two stadiums: inside the wider one and around the narrower one. They are equal if the bases are.
  const stadium = (radius: number): Stadium => ({ from: a.at, to: b.at, radius });
  if (!overlaps(stadium(Math.max(a.radius, b.radius)), shape)) return false;
  if (overlaps(stadium(Math.min(a.radius, b.radius)), shape)) return true;
  const { corners, radius } = coreOf(shape);
  const ends: readonly Round[] = [a, b].map(({ at, radius }) => ({ at, radius, swell: 0 }));
  const points: readonly Round[] = corners.map(at => ({ at, radius, swell: 0 }));
  return !ends.some(end =>
    points.some(point => {
      const line = lineTouching(end, point, 1, -1, 1);
      return line !== undefined && separates(line, ends, points);
    }),
  );
};
