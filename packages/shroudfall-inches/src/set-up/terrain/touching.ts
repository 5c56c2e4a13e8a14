import { orientation, type Point, type Polygon, polygon } from '@rulewright/core/inches';

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const origin: Point = { x: 0, y: 0 };

/** Corners in the same order, from the least y on, and of several from the least x on. */
const fromLeast = (corners: readonly Point[]): readonly Point[] => {
  const first = corners.reduce((best, one) => (one.y < best.y || (one.y === best.y && one.x < best.x) ? one : best));
  const at = corners.indexOf(first);
  return [...corners.slice(at), ...corners.slice(0, at)];
};

/**
 * The places of the origin of a polygon at which it overlaps or touches another one (the Minkowski difference). The gap between
 * both polygons is exactly the gap between the origin and this set, so that a polygon is placed like a base of radius 0.
 */
export const placesTouching = (fixed: readonly Point[], { corners }: Polygon): Polygon => {
  const [a, b] = [fromLeast(fixed), fromLeast(corners.map(corner => minus(origin, corner)))];
  const edge = (of: readonly Point[], at: number): Point =>
    minus(of[(at + 1) % of.length] ?? origin, of[at % of.length] ?? origin);
  const found: Point[] = [];
  let [i, j] = [0, 0];
  // Both outlines are walked at once, always along the edge that turns less; parallel edges become one.
  while (i < a.length || j < b.length) {
    found.push(plus(a[i % a.length] ?? origin, b[j % b.length] ?? origin));
    const turn = i === a.length ? -1 : j === b.length ? 1 : orientation(origin, edge(a, i), edge(b, j));
    if (turn >= 0) i++;
    if (turn <= 0) j++;
  }
  return polygon(found);
};

/** The places of the origin of a polygon at which it overlaps or touches a point. */
export const placesTouchingPoint = (point: Point, { corners }: Polygon): Polygon =>
  polygon(corners.map(corner => minus(point, corner)));
