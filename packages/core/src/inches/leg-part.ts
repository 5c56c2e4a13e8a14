import type { Core, Point } from './outline.js';

/** The least and the greatest of some places on a line, in lengths of its leg. */
interface Part {
  from: number;
  to: number;
}

/** A place that is not a number, where a line does not cross, changes nothing. */
const widen = (part: Part, place: number): void => {
  if (place < part.from) part.from = place;
  if (place > part.to) part.to = place;
};

/** Adds the places at which the line of a leg crosses a circle around a corner. */
const crossCircle = (part: Part, from: Point, dx: number, dy: number, corner: Point, reach: number): void => {
  const [cx, cy] = [corner.x - from.x, corner.y - from.y];
  const square = dx * dx + dy * dy;
  const across = dx * cy - dy * cx;
  const along = dx * cx + dy * cy;
  const half = Math.sqrt(reach * reach * square - across * across);
  widen(part, (along - half) / square);
  widen(part, (along + half) / square);
};

/** Adds the place at which the line of a leg crosses an edge that was moved outwards. */
const crossEdge = (part: Part, from: Point, dx: number, dy: number, p: Point, q: Point, reach: number): void => {
  const [ex, ey] = [q.x - p.x, q.y - p.y];
  const inwards = ex * dy - ey * dx;
  const square = ex * ex + ey * ey;
  const outside = ey * (from.x - p.x) - ex * (from.y - p.y);
  const place = (outside - reach * Math.sqrt(square)) / inwards;
  const foot = (from.x + place * dx - p.x) * ex + (from.y + place * dy - p.y) * ey;
  if (foot >= 0 && foot <= square) widen(part, place);
};

/**
 * The part of the line through a leg that is at most `reach` away from the hull of some corners, in lengths of the leg;
 * if there is none, it begins at infinity and ends at minus infinity. Computed in doubles: off by far less than one unit.
 * The border of this neighbourhood consists of arcs around the corners and of edges that were moved outwards; the line
 * crosses it at most twice. Where it does not, the computed place is infinite or no number, and changes nothing.
 */
export const partWithin = (from: Point, to: Point, { corners }: Core, reach: number): Readonly<Part> => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part: Part = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  if (reach < 0) return part;
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[i] as Point;
    crossCircle(part, from, dx, dy, corner, reach);
    crossEdge(part, from, dx, dy, corner, corners[(i + 1) % corners.length] as Point, reach);
  }
  return part;
};
