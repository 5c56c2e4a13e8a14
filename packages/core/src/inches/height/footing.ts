import type { Disc, Point, Polygon } from '../outline.js';

/** The corners of a convex outline, in the order in which its inside lies to the left of each border. */
type Corners = readonly Point[];

const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const along = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** The number of corners on a quarter of the polygon that stands for a disc. */
const QUARTER = 256;
/** The polygon around a disc is larger by this part of its radius, so that it holds the whole disc. */
const AROUND = 1 + 1 / 125_000;

/** The corners of a polygon around a disc: a quarter by rational points of the circle, and the same turned three times. */
const cornersOfDisc = ({ at, radius }: Disc): Corners => {
  const quarter = Array.from({ length: QUARTER }, (_, i): Point => {
    const t = i / QUARTER;
    const whole = 1 + t * t;
    return { x: (radius * AROUND * (1 - t * t)) / whole, y: (radius * AROUND * 2 * t) / whole };
  });
  const turns = [
    ({ x, y }: Point): Point => ({ x, y }),
    ({ x, y }: Point): Point => ({ x: 0 - y, y: x }),
    ({ x, y }: Point): Point => ({ x: 0 - x, y: 0 - y }),
    ({ x, y }: Point): Point => ({ x: y, y: 0 - x }),
  ];
  return turns.flatMap(turn => quarter.map(turn)).map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
};

/** The corners of an outline, seen from a point. */
const cornersFrom = (from: Point, outline: Disc | Polygon): Corners => {
  const corners = ('at' in outline ? cornersOfDisc(outline) : outline.corners).map(one => minus(one, from));
  const area = corners.reduce((sum, one, i) => sum + cross(one, corners[(i + 1) % corners.length] ?? one), 0);
  return area < 0 ? corners.toReversed() : corners;
};

/** The part of a convex outline to the left (1) or to the right (-1) of the line from `a` to `b`. */
const cut = (corners: Corners, a: Point, b: Point, side: 1 | -1): Corners => {
  const beside = (one: Point): number => side * cross(minus(b, a), minus(one, a));
  return corners.flatMap((one, i) => {
    const next = corners[(i + 1) % corners.length] ?? one;
    const [here, there] = [beside(one), beside(next)];
    const kept = here >= 0 ? [one] : [];
    return (here < 0 && there > 0) || (here > 0 && there < 0)
      ? [...kept, along(one, next, here / (here - there))]
      : kept;
  });
};

/** Convex outlines without what another one holds: in convex parts that do not overlap. */
const without = (pieces: readonly Corners[], other: Corners): readonly Corners[] =>
  pieces.flatMap(piece => {
    let rest = piece;
    const parts = other.map((a, i) => {
      const b = other[(i + 1) % other.length] ?? a;
      const outside = cut(rest, a, b, -1);
      rest = cut(rest, a, b, 1);
      return outside;
    });
    return parts.filter(({ length }) => length > 2);
  });

/** The number of terms of the series for an angle below an eighth of a half turn: the next one is below the precision of numbers. */
const TERMS = 14;

/**
 * The angle between two directions, from minus to plus half a turn: by halving the angle and by a series, with
 * operations alone that give the same number on every engine.
 */
const angleBetween = (u: Point, v: Point): number => {
  const [c, d] = [cross(u, v), dot(u, v)];
  let tangent = c / (Math.sqrt(c * c + d * d) + d);
  for (let i = 0; i < 3; i++) tangent /= 1 + Math.sqrt(1 + tangent * tangent);
  let [sum, power] = [0, tangent];
  for (let i = 0; i < TERMS; i++) {
    sum += power / (2 * i + 1);
    power *= 0 - tangent * tangent;
  }
  return 16 * sum;
};

/** The area of a disc whose radius is 1. */
const UNIT_DISC = /* @__PURE__ */ (() => 2 * angleBetween({ x: 1, y: 0 }, { x: 0, y: 1 }))();

/**
 * The area of the triangle from the centre of a disc to a border, as far as the disc goes; negative for a border to the
 * right of which the centre lies.
 */
const areaTo = (a: Point, b: Point, radius: number): number => {
  const sector = (u: Point, v: Point): number => (radius * radius * angleBetween(u, v)) / 2;
  const step = minus(b, a);
  const [square, half] = [dot(step, step), dot(a, step)];
  const inside = half * half - square * (dot(a, a) - radius * radius);
  if (inside <= 0) return sector(a, b);
  const root = Math.sqrt(inside);
  const [enters, leaves] = [(0 - half - root) / square, (root - half) / square];
  if (enters >= 1 || leaves <= 0) return sector(a, b);
  const [first, last] = [along(a, b, Math.max(0, enters)), along(a, b, Math.min(1, leaves))];
  const before = enters > 0 ? sector(a, first) : 0;
  const after = leaves < 1 ? sector(last, b) : 0;
  return before + cross(first, last) / 2 + after;
};

/**
 * The share of a base that lies on at least one of some pieces: from 0 to 1, exact to the rounding of doubles. A round
 * piece counts as larger by at most 1/60000 of its area.
 */
export const shareOn = ({ at, radius }: Disc, pieces: readonly (Disc | Polygon)[]): number => {
  const outlines = pieces.map(one => cornersFrom(at, one));
  const parts = outlines.flatMap((one, i) => outlines.slice(0, i).reduce(without, [one]));
  const carried = parts.reduce(
    (sum, corners) =>
      sum + corners.reduce((part, a, i) => part + areaTo(a, corners[(i + 1) % corners.length] ?? a, radius), 0),
    0,
  );
  return carried / (UNIT_DISC * radius * radius);
};

/** A share that the errors of doubles stay below, and that is less than the share by which two places on the grid differ. */
const CLOSE = 1e-9;

/**
 * True if a part of a base, one half for a divisor of 2, lies on some pieces. A place one unit nearer to an edge or a
 * corner is told apart; what is the part but for the errors of doubles is the part, such as the half on an edge through
 * the centre.
 */
export const partOn = (base: Disc, pieces: readonly (Disc | Polygon)[], divisor: number): boolean =>
  shareOn(base, pieces) * divisor >= 1 - CLOSE;
