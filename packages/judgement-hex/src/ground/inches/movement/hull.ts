import type { Point } from '@rulewright/core/inches';
import { cornersOf, type Part } from '../terrain/part.js';

/** The extent of a vector of length 1 along each axis, halfway between them. */
const DIAGONAL = Math.sqrt(0.5);

/**
 * Sixteen directions, 22.5 degrees apart. A polygon around a circle with its corners in these directions is at most 1.3 %
 * longer than the circle.
 */
const directions: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.9238795325, 0.3826834324],
  [DIAGONAL, DIAGONAL],
  [0.3826834324, 0.9238795325],
  [0, 1],
  [-0.3826834324, 0.9238795325],
  [-DIAGONAL, DIAGONAL],
  [-0.9238795325, 0.3826834324],
  [-1, 0],
  [-0.9238795325, -0.3826834324],
  [-DIAGONAL, -DIAGONAL],
  [-0.3826834324, -0.9238795325],
  [0, -1],
  [0.3826834324, -0.9238795325],
  [DIAGONAL, -DIAGONAL],
  [0.9238795325, -0.3826834324],
];

/** The distance of the corners of a polygon of sixteen corners around a circle, for a circle of radius 1. */
const AROUND = 1.0195911582;

/** The sine of the angle between two neighbouring directions. */
const STEP = 0.3826834324;

/** Directions that lead out of a polygon at a corner, and one more to each side; all of them for a point. */
const outwards = (before: Point, { x, y }: Point, after: Point): typeof directions => {
  const far = (other: Point): number => Math.sqrt((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y));
  const leads = (dx: number, dy: number, other: Point): boolean =>
    dx * (other.x - x) + dy * (other.y - y) <= STEP * far(other) + 1e-6;
  return directions.filter(([dx, dy]) => leads(dx, dy, before) && leads(dx, dy, after));
};

/**
 * The corners of paths of a base around a part: points on a polygon around the ground that the centre must avoid. With
 * these points, the bends of a shortest path are at most 1.3 % too long.
 */
export const cornersAround = ({ outline }: Part, radius: number): readonly Point[] => {
  const { corners, radius: own } = cornersOf(outline);
  const far = (radius + own) * AROUND + 1;
  return corners.flatMap((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    return outwards(before, corner, after).map(([dx, dy]) => {
      return { x: Math.round(corner.x + dx * far), y: Math.round(corner.y + dy * far) };
    });
  });
};
