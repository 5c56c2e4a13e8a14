import type { ScenePoint, SceneShape } from '../../scene.js';
import { samePoint } from '../outline.js';

/** The distance of a point from the line through two others. */
const offLine = (from: ScenePoint, to: ScenePoint, { x, y }: ScenePoint): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.sqrt(dx * dx + dy * dy);
  if (long === 0) return Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y));
  return Math.abs(dx * (y - from.y) - dy * (x - from.x)) / long;
};

/** The points of a chain that it needs, without its last one: the algorithm of Douglas and Peucker. */
const needed = (points: readonly ScenePoint[], tolerance: number): readonly ScenePoint[] => {
  let [far, at] = [tolerance, 0];
  for (const [i, point] of points.entries()) {
    const off = offLine(points[0] as ScenePoint, points.at(-1) as ScenePoint, point);
    if (off > far) [far, at] = [off, i];
  }
  if (at === 0) return points.slice(0, 1);
  return [...needed(points.slice(0, at + 1), tolerance), ...needed(points.slice(at), tolerance)];
};

/**
 * The same shapes with fewer points, for pictures that are kept by the thousand: no border of a polygon moves by more
 * than about the tolerance, in units. Coordinates are multiples of half the tolerance, since small numbers cost less.
 * Shapes that are no polygons stay as they are.
 */
export const coarse = (shapes: readonly SceneShape[], tolerance: number): readonly SceneShape[] => {
  const unit = Math.max(1, Math.floor(tolerance / 2));
  // Zero is added because a coordinate of minus zero is no whole number to a page.
  const round = (n: number): number => Math.round(n / unit) * unit + 0;
  return shapes.map(one => {
    if (one.shape !== 'polygon') return one;
    const { points } = one;
    const half = points.length >> 1;
    const ring = [
      ...needed(points.slice(0, half + 1), tolerance),
      ...needed([...points.slice(half), ...points.slice(0, 1)], tolerance),
    ].map(({ x, y }) => ({ x: round(x), y: round(y) }));
    const apart = ring.filter((point, i) => !samePoint(point, ring.at(i - 1) as ScenePoint));
    return { shape: 'polygon', points: apart };
  });
};
