import { type Disc, type Point, type Polygon, squareBetween } from '@rulewright/core/inches';
import { cornersOf } from '../terrain/part.js';

/** A half line in doubles: places on it are distances from its start. */
export interface Ray {
  readonly from: Point;
  /** The direction, a vector of length 1. */
  readonly x: number;
  readonly y: number;
}

/** The part of a ray between two distances from its start. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The ray from one point in the direction of a vector; undefined for a vector of no length. */
export const rayAlong = (from: Point, { x, y }: Point): Ray | undefined => {
  const size = Math.sqrt(x * x + y * y);
  return size === 0 ? undefined : { from, x: x / size, y: y / size };
};

/** The point at a distance, not rounded. */
export const pointOn = ({ from, x, y }: Ray, far: number): Point => ({ x: from.x + x * far, y: from.y + y * far });

/** The part of a ray on which a point is nearer than `reach` to another; undefined if there is none. */
export const spanAround = ({ from, x, y }: Ray, at: Point, reach: number): Span | undefined => {
  const [cx, cy] = [at.x - from.x, at.y - from.y];
  const along = x * cx + y * cy;
  const below = reach * reach - (cx * cx + cy * cy - along * along);
  if (below <= 0) return undefined;
  const half = Math.sqrt(below);
  return { start: along - half, end: along + half };
};

/** The part of a ray on which the centre of a base is nearer than `reach` to an outline; undefined if there is none. */
export const spanOn = (ray: Ray, outline: Polygon | Disc, reach: number): Span | undefined => {
  const { corners, radius } = cornersOf(outline);
  const around = radius + reach;
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const take = (far: number): void => {
    start = Math.min(start, far);
    end = Math.max(end, far);
  };
  corners.forEach((p, i) => {
    const span = around > 0 ? spanAround(ray, p, around) : undefined;
    if (span) {
      take(span.start);
      take(span.end);
    }
    const q = corners[(i + 1) % corners.length] ?? p;
    const length = Math.sqrt(squareBetween(p, q));
    if (length === 0) return;
    // The edge, shifted outwards by the reach.
    const [ex, ey] = [q.x - p.x, q.y - p.y];
    const [fx, fy] = [p.x + (ey / length) * around - ray.from.x, p.y - (ex / length) * around - ray.from.y];
    const cross = ray.x * ey - ray.y * ex;
    if (cross === 0) return;
    const part = (fx * ray.y - fy * ray.x) / cross;
    if (part >= 0 && part <= 1) take((fx * ey - fy * ex) / cross);
  });
  return end > start ? { start, end } : undefined;
};

/** The greatest distance on a ray at which a base still lies on a table, from (0, 0) to its far corner. */
export const beforeEdge = ({ from, x, y }: Ray, radius: number, { corners }: Polygon): number => {
  const [right, top] = [Math.max(...corners.map(one => one.x)), Math.max(...corners.map(one => one.y))];
  const until = (at: number, ahead: number, end: number): number =>
    ahead > 0 ? (end - radius - at) / ahead : ahead < 0 ? (radius - at) / ahead : Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(until(from.x, x, right), until(from.y, y, top)));
};
