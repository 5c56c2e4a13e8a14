import {
  compareGap,
  type Disc,
  type Point,
  type Polygon,
  type Sign,
  type Stadium,
  squareBetween,
} from '@rulewright/core/inches';

/** A line along an edge of a polygon, with the vector of length 1 that leads out of the polygon. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly outX: number;
  readonly outY: number;
}

/** A shape of a feature, with the least rectangle along the edges of the table that holds it. */
export interface Part {
  readonly outline: Polygon | Disc;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  /** The middle of that rectangle, and the radius of a disc around the middle that holds the shape. */
  readonly middle: Point;
  readonly bound: number;
  /** The edges of a polygon; none of a disc. */
  readonly edges: readonly Edge[];
}

/** The points that bound an outline, and the room around them that belongs to the outline. */
export const cornersOf = (outline: Polygon | Disc): { readonly corners: readonly Point[]; readonly radius: number } =>
  'at' in outline ? { corners: [outline.at], radius: outline.radius } : { corners: outline.corners, radius: 0 };

const edgesOf = (corners: readonly Point[]): readonly Edge[] =>
  corners.map(({ x, y }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { x, y };
    const length = Math.sqrt(squareBetween({ x, y }, next));
    return { x, y, outX: (next.y - y) / length, outY: (x - next.x) / length };
  });

export const partOf = (outline: Polygon | Disc): Part => {
  const { corners, radius } = cornersOf(outline);
  let [left, right, low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]; // biome-ignore format: one line
  for (const { x, y } of corners) {
    left = Math.min(left, x - radius);
    right = Math.max(right, x + radius);
    low = Math.min(low, y - radius);
    high = Math.max(high, y + radius);
  }
  const middle = { x: (left + right) / 2, y: (low + high) / 2 };
  const [dx, dy] = [right - middle.x, high - middle.y];
  return {
    outline,
    left,
    right,
    low,
    high,
    middle,
    bound: Math.sqrt(dx * dx + dy * dy),
    edges: 'at' in outline ? [] : edgesOf(corners),
  };
};

/** A base where it stands, or the ground that it covers on a straight leg. */
export type Swept = Disc | Stadium;

/** Margins above the errors of doubles, in units, and in squares of units. */
const UNSURE = 1;

/** Compares the distance of a point from a leg with a length; 0 where doubles cannot decide. */
const compareRoughly = (a: Point, dx: number, dy: number, { x, y }: Point, length: number): Sign => {
  const cx = x - a.x;
  const cy = y - a.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, (dx * cx + dy * cy) / square));
  const ex = cx - dx * along;
  const ey = cy - dy * along;
  const rest = ex * ex + ey * ey - length * length;
  return rest > UNSURE ? 1 : rest < -UNSURE ? -1 : 0;
};

/** The greatest distance of a point beyond the edges of a polygon. */
const beyondEdges = (edges: readonly Edge[], { x, y }: Point): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const far = (x - edge.x) * edge.outX + (y - edge.y) * edge.outY;
    if (far > most) most = far;
  }
  return most;
};

/** True if all of a leg is more than a length beyond some edge of a polygon. */
const isBeyond = (edges: readonly Edge[], a: Point, b: Point, length: number): boolean => {
  for (const { x, y, outX, outY } of edges) {
    if ((a.x - x) * outX + (a.y - y) * outY > length && (b.x - x) * outX + (b.y - y) * outY > length) return true;
  }
  return false;
};

/** True if some part of a leg lies inside of all edges of a polygon by more than a depth, which may be below zero. */
const leadsThrough = (edges: readonly Edge[], a: Point, b: Point, depth: number): boolean => {
  let [from, to] = [0, 1];
  for (const { x, y, outX, outY } of edges) {
    const start = (a.x - x) * outX + (a.y - y) * outY + depth;
    const end = (b.x - x) * outX + (b.y - y) * outY + depth;
    if (start >= 0 && end >= 0) return false;
    const at = start / (start - end);
    if (start >= 0) from = at > from ? at : from;
    else if (end >= 0) to = at < to ? at : to;
  }
  return from < to;
};

/** Compares the distance of a leg from the border of a polygon with a length; 0 where doubles cannot decide. */
const compareBorderRoughly = (
  edges: readonly Edge[],
  a: Point,
  b: Point,
  dx: number,
  dy: number,
  length: number,
): Sign => {
  let least: Sign = 1;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i] as Edge;
    const next = edges[i + 1 === edges.length ? 0 : i + 1] as Edge;
    const [ex, ey] = [next.x - edge.x, next.y - edge.y];
    const corner = compareRoughly(a, dx, dy, edge, length);
    const start = corner < 0 ? corner : compareRoughly(edge, ex, ey, a, length);
    const end = start < 0 ? start : compareRoughly(edge, ex, ey, b, length);
    if (end < 0) return -1;
    if (corner === 0 || start === 0 || end === 0) least = 0;
  }
  return least;
};

/** As `compareGap`, but quick where doubles can decide. */
export const comparePart = (part: Part, swept: Swept, length: number): Sign => {
  const { outline, left, right, low, high, middle, bound, edges } = part;
  const a = 'at' in swept ? swept.at : swept.from;
  const b = 'at' in swept ? swept.at : swept.to;
  const reach = swept.radius + length;
  if ((a.x > b.x ? a.x : b.x) + reach < left || (a.x < b.x ? a.x : b.x) - reach > right) return 1;
  if ((a.y > b.y ? a.y : b.y) + reach < low || (a.y < b.y ? a.y : b.y) - reach > high) return 1;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const across = dx * (middle.y - a.y) - dy * (middle.x - a.x);
  // One unit more than enough for the errors of doubles.
  const room = bound + reach + 1;
  if (across * across > room * room * (dx * dx + dy * dy)) return 1;
  if ('at' in outline) {
    const sign = compareRoughly(a, dx, dy, outline.at, outline.radius + reach);
    if (sign !== 0) return sign;
  } else {
    if (isBeyond(edges, a, b, reach + UNSURE)) return 1;
    if (beyondEdges(edges, a) < -UNSURE || beyondEdges(edges, b) < -UNSURE) return -1;
    if (reach >= 0) {
      if (leadsThrough(edges, a, b, UNSURE)) return -1;
      const sign = compareBorderRoughly(edges, a, b, dx, dy, reach);
      if (sign < 0 || (sign > 0 && !leadsThrough(edges, a, b, -UNSURE))) return sign;
    }
  }
  return compareGap(swept, outline, length);
};

/** The corners of a hexagon of one inch are at most 1.16" from each other, and those of two hexagons side by side 2" or more. */
const ONE_HEX = 3048;

/** True if parts together are no larger than one hex, a hexagon one inch wide. A disc counts as such by itself. */
export const isOneHex = (parts: readonly Part[]): boolean => {
  const all = parts.flatMap(({ outline }) => cornersOf(outline).corners);
  return all.every(a => all.every(b => squareBetween(a, b) <= ONE_HEX * ONE_HEX));
};
