import type { Point } from '@rulewright/core/inches';
import { cornersOf, type Part } from '../terrain/part.js';

/**
 * Sixteen directions, 22.5 degrees apart. A polygon around a circle with its corners in these directions is at most 1.3 %
 * longer than the circle.
 */
const directions: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.9238795325, 0.3826834324],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0.3826834324, 0.9238795325],
  [0, 1],
  [-0.3826834324, 0.9238795325],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [-0.9238795325, 0.3826834324],
  [-1, 0],
  [-0.9238795325, -0.3826834324],
  [-Math.SQRT1_2, -Math.SQRT1_2],
  [-0.3826834324, -0.9238795325],
  [0, -1],
  [0.3826834324, -0.9238795325],
  [Math.SQRT1_2, -Math.SQRT1_2],
  [0.9238795325, -0.3826834324],
];

/** The distance of the corners of a polygon of sixteen corners around a circle, for a circle of radius 1. */
const AROUND = 1.0195911582;

/** Points around a disc, so that the lines from one to the next keep clear of the disc, rounded to the grid. */
export const pointsAround = ({ x, y }: Point, radius: number): readonly Point[] => {
  const far = radius * AROUND + 1;
  return directions.map(([dx, dy]) => ({ x: Math.round(x + dx * far), y: Math.round(y + dy * far) }));
};

/**
 * The corners of ways of a base around a part: points on a polygon around the ground that the centre must keep clear of. A
 * shortest way over these points is at most 1.3 % of its bends longer than the shortest of all.
 */
export const waysAround = ({ outline }: Part, radius: number): readonly Point[] => {
  const { corners, radius: own } = cornersOf(outline);
  return corners.flatMap(corner => pointsAround(corner, radius + own));
};
