import type { Disc, Point, Polygon } from '@rulewright/core/inches';

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
  if ('at' in outline)
    return outline.radius + reach > 0 ? spanAround(ray, outline.at, outline.radius + reach) : undefined;
  const { corners } = outline;
  const { from, x, y } = ray;
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < corners.length; i++) {
    const p = corners[i] as Point;
    const q = corners[i + 1 === corners.length ? 0 : i + 1] as Point;
    const cx = p.x - from.x;
    const cy = p.y - from.y;
    const along = x * cx + y * cy;
    const below = reach * reach - (cx * cx + cy * cy - along * along);
    if (below > 0) {
      const half = Math.sqrt(below);
      if (along - half < start) start = along - half;
      if (along + half > end) end = along + half;
    }
    // The edge, shifted outwards by the reach.
    const ex = q.x - p.x;
    const ey = q.y - p.y;
    const cross = x * ey - y * ex;
    if (cross === 0) continue;
    const part = reach / Math.sqrt(ex * ex + ey * ey);
    const fx = cx + ey * part;
    const fy = cy - ex * part;
    const place = (fx * y - fy * x) / cross;
    if (place < 0 || place > 1) continue;
    const far = (fx * ey - fy * ex) / cross;
    if (far < start) start = far;
    if (far > end) end = far;
  }
  return end > start ? { start, end } : undefined;
};

/** The greatest distance on a ray at which a base still lies on a table, from (0, 0) to its far corner. */
export const beforeEdge = ({ from, x, y }: Ray, radius: number, corner: Point): number => {
  const until = (at: number, ahead: number, end: number): number =>
    ahead > 0 ? (end - radius - at) / ahead : ahead < 0 ? (radius - at) / ahead : Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(until(from.x, x, corner.x), until(from.y, y, corner.y)));
};
