import fc from 'fast-check';
import { orientation } from './exact.js';
import type { Outline, Point } from './outline.js';

/*
 * Generated shapes of the tests: small whole coordinates and few radii, so that ties are common. A factor makes the same
 * shape as large as a table.
 */

const few: fc.Arbitrary<number> = fc.integer({ min: -6, max: 6 });
export const fewPoints: fc.Arbitrary<Point> = fc.record({ x: few, y: few });

/** The convex hull of points, clockwise in a picture, without corners on a line. */
const hullOf = (points: readonly Point[]): readonly Point[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (some: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of some) {
      while (chain.length > 1 && orientation(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
};

export const polygons: fc.Arbitrary<{ readonly corners: readonly Point[] }> = fc
  .array(fewPoints, { minLength: 3, maxLength: 7 })
  .map(points => ({ corners: hullOf(points) }))
  .filter(({ corners }) => corners.length > 2);
export const discs: fc.Arbitrary<{ readonly at: Point; readonly radius: number }> = fc.record({
  at: fewPoints,
  radius: fc.integer({ min: 0, max: 4 }),
});
const stadiums = fc.record({ from: fewPoints, to: fewPoints, radius: fc.integer({ min: 1, max: 4 }) });
export const outlines: fc.Arbitrary<Outline> = fc.oneof(discs, polygons, stadiums);

const larger = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });
/** The same shape, `by` times as large. */
export const scaled = (shape: Outline, by: number): Outline => {
  if ('at' in shape) return { at: larger(shape.at, by), radius: shape.radius * by };
  if ('corners' in shape) return { corners: shape.corners.map(corner => larger(corner, by)) };
  return { from: larger(shape.from, by), to: larger(shape.to, by), radius: shape.radius * by };
};
