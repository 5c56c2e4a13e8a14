import { compareProducts, orientation, signOf, squareBetween } from './exact.js';
import { completelyWithin, overlaps } from './gap.js';
import { coreOf, type Disc, type Outline, type Point, type Polygon } from './outline.js';

/** The rounded quotient `part * length / √square`: the nearest whole number, a tie towards zero. */
const scaledDown = (part: number, length: number, square: number): number => {
  const size = Math.abs(part);
  // The rounded value is off by far less than one. It is right if size * length lies within half a unit of it.
  let n = Math.max(0, Math.floor((size * length) / Math.sqrt(square)) - 1);
  // The next whole number is nearer if (2n + 1)² * square < (2 * size * length)².
  while (compareProducts((2 * n + 1) * (2 * n + 1), square, 4 * size * size, length * length) < 0) n++;
  return Math.sign(part) * n;
};

/**
 * The point at a distance from a point in the direction of a vector, rounded to the grid: each coordinate to the nearest
 * unit, ties towards the start. The vector may be of any length but zero.
 */
export const pointInDirection = ({ x, y }: Point, direction: Point, length: number): Point => {
  const square = direction.x * direction.x + direction.y * direction.y;
  return { x: x + scaledDown(direction.x, length, square), y: y + scaledDown(direction.y, length, square) };
};

/** The direction directly away from one base for another: undefined if both have the same centre. */
export const directlyAway = (origin: Disc, base: Disc): Point | undefined => {
  const [x, y] = [base.at.x - origin.at.x, base.at.y - origin.at.y];
  return x === 0 && y === 0 ? undefined : { x, y };
};

/** The direction directly towards one base for another: undefined if both have the same centre. */
export const directlyTowards = (origin: Disc, base: Disc): Point | undefined => directlyAway(base, origin);

/** The number of grid points of a leg, its start not counted: one for each unit of its longer extent. */
export const stepsOf = (from: Point, to: Point): number => Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));

const part = (whole: number, step: number, steps: number): number =>
  signOf(whole) * Math.floor((2 * Math.abs(whole) * step + steps - 1) / (2 * steps)) + 0;

/** One of the grid points of a leg: each coordinate is rounded to the nearest unit, ties towards the start. */
export const gridPoint = (from: Point, to: Point, step: number): Point => {
  const steps = stepsOf(from, to);
  return steps === 0
    ? from
    : { x: from.x + part(to.x - from.x, step, steps), y: from.y + part(to.y - from.y, step, steps) };
};

/** The whole number nearest to a value, a tie towards zero. */
export const nearestWhole = (value: number): number => signOf(value) * Math.ceil(Math.abs(value) - 0.5);

/** The obstacles that stop a moving base. */
export interface Surroundings {
  /** Outlines that the base may touch but not overlap. An outline that it overlaps at the start does not stop it. */
  readonly obstacles: Iterable<Outline>;
  /** The base stays in this polygon. */
  readonly table?: Polygon;
}

/**
 * The distance that the centre of a base can go in a direction before it enters a disc around a corner. Grazing is decided
 * exactly. The distance is rounded to a double.
 */
const beforeCorner = (at: Point, direction: Point, corner: Point, reach: number): number => {
  const square = direction.x * direction.x + direction.y * direction.y;
  const [cx, cy] = [corner.x - at.x, corner.y - at.y];
  const along = direction.x * cx + direction.y * cy;
  const across = direction.x * cy - direction.y * cx;
  if (along <= 0 || compareProducts(across, across, reach * reach, square) >= 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, (along - Math.sqrt(reach * reach * square - across * across)) / Math.sqrt(square));
};

/** The same, before it comes nearer than `reach` to an edge from outside. */
const beforeEdge = (at: Point, direction: Point, p: Point, q: Point, reach: number): number => {
  const [ex, ey] = [q.x - p.x, q.y - p.y];
  const inwards = ex * direction.y - ey * direction.x;
  const edge = ex * ex + ey * ey;
  const outside = -orientation(p, q, at);
  if (inwards <= 0 || compareProducts(outside, outside, reach * reach, edge) < 0 || outside < 0)
    return Number.POSITIVE_INFINITY;
  const times = (outside - reach * Math.sqrt(edge)) / inwards;
  const foot = (at.x + times * direction.x - p.x) * ex + (at.y + times * direction.y - p.y) * ey;
  if (foot < 0 || foot > edge) return Number.POSITIVE_INFINITY;
  return Math.max(0, times) * Math.sqrt(direction.x * direction.x + direction.y * direction.y);
};

const beforeOutline = ({ at, radius }: Disc, direction: Point, outline: Outline): number => {
  const { corners, radius: own } = coreOf(outline);
  let least = Number.POSITIVE_INFINITY;
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length] as Point;
    least = Math.min(least, beforeCorner(at, direction, corner, radius + own));
    if (next !== corner) least = Math.min(least, beforeEdge(at, direction, corner, next, radius + own));
  });
  return least;
};

/** The distance to the border of a polygon from inside, for a base that must stay in it. */
const beforeBorder = ({ at, radius }: Disc, direction: Point, { corners }: Polygon): number => {
  let least = Number.POSITIVE_INFINITY;
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length] as Point;
    const outwards = -((q.x - p.x) * direction.y - (q.y - p.y) * direction.x);
    if (outwards <= 0) return;
    const room = orientation(p, q, at) - radius * Math.sqrt(squareBetween(p, q));
    least = Math.min(least, Math.max(0, room / outwards));
  });
  return least * Math.sqrt(direction.x * direction.x + direction.y * direction.y);
};

/**
 * The place of a base that is moved in a direction by a length, or up to the first obstacle that it would overlap, such as
 * by a push. An obstacle that it only grazes, or moves away from, does not stop it.
 *
 * The end is rounded to the grid once: each coordinate to the nearest unit, ties towards the start. If the base would
 * overlap an obstacle or the border of the table there, it ends at the last grid point on its way where it does not.
 */
export const moved = (base: Disc, direction: Point, length: number, { obstacles, table }: Surroundings): Point => {
  const shapes = [...obstacles].filter(shape => !overlaps(base, shape));
  let most = table ? Math.min(length, beforeBorder(base, direction, table)) : length;
  for (const shape of shapes) most = Math.min(most, beforeOutline(base, direction, shape));
  const isLegal = (at: Point): boolean => {
    const there = { at, radius: base.radius };
    return shapes.every(shape => !overlaps(there, shape)) && (!table || completelyWithin(there, table, 0));
  };
  const size = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  const [dx, dy] = [(direction.x / size) * most, (direction.y / size) * most];
  const end =
    most === length
      ? pointInDirection(base.at, direction, length)
      : { x: base.at.x + nearestWhole(dx), y: base.at.y + nearestWhole(dy) };
  if (isLegal(end)) return end;
  const longer = Math.max(Math.abs(direction.x), Math.abs(direction.y));
  for (let step = Math.floor(Math.max(Math.abs(dx), Math.abs(dy))); step > 0; step--) {
    const at = { x: base.at.x + part(direction.x, step, longer), y: base.at.y + part(direction.y, step, longer) };
    if (isLegal(at)) return at;
  }
  return base.at;
};
