import type { Hex } from './hex.js';
import type { Segment } from './segment.js';

/*
 * A slow second opinion on sight for the tests. It shares no code and no idea with the product: its own coordinates
 * (flat-top, x in half edges, y in half heights: centres (3q, q + 2r), corners (2, 0), (1, 1), (-1, 1) and so on), and
 * brute force over lines. Every set of lines that meet the same corners from the same sides is a face of the
 * arrangement of all corners (as lines of the dual plane), and every face has a line through two corners in its
 * closure. So each line through two corners is tried as it is and with either end shifted a little to either side. A
 * line through other corners is off by at least 1 / 50 of a unit, a shift of 1 / 20000 moves it by less than that.
 */

type Point = readonly [x: number, y: number];
type Touching = 'none' | 'corners' | 'edges';
/** A place along a line, as a fraction with a positive denominator. */
type Place = readonly [bigint, bigint];
/** The stretch of a line in a hex. */
type Meeting = { readonly from: Place; readonly to: Place; readonly inside: boolean };

const fine = 20000;
const outline: readonly Point[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

const cornersOf = (hex: Hex, unit: number): Point[] =>
  outline.map(([x, y]): Point => [(3 * hex.q + x) * unit, (hex.q + 2 * hex.r + y) * unit]);

const compare = (a: Place, b: Place): number => {
  const difference = a[0] * b[1] - b[0] * a[1];
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The stretch of the line from u to v in a convex outline, in units of (distance u to v) squared. */
const meet = (u: Point, v: Point, corners: readonly Point[]): Meeting | undefined => {
  const [dx, dy] = [v[0] - u[0], v[1] - u[1]];
  const sides = corners.map(([x, y]) => dx * (y - u[1]) - dy * (x - u[0]));
  if (sides.every(side => side > 0) || sides.every(side => side < 0)) return undefined;
  const along = ([x, y]: Point): bigint => BigInt(x - u[0]) * BigInt(dx) + BigInt(y - u[1]) * BigInt(dy);
  const places: Place[] = [];
  corners.forEach((p, index) => {
    const next = (index + 1) % corners.length;
    const q = corners[next] ?? p;
    const [sideP, sideQ] = [sides[index] ?? 0, sides[next] ?? 0];
    if (sideP === 0) places.push([along(p), 1n]);
    if ((sideP < 0 && sideQ > 0) || (sideP > 0 && sideQ < 0)) {
      const [s, t] = [BigInt(Math.abs(sideP)), BigInt(Math.abs(sideQ))];
      places.push([along(p) * t + along(q) * s, s + t]);
    }
  });
  places.sort(compare);
  const [from, to] = [places[0], places[places.length - 1]];
  if (!from || !to) return undefined;
  return { from, to, inside: sides.some(side => side > 0) && sides.some(side => side < 0) };
};

/** True if the part of a line from `start` to `end` may pass a blocker that the line meets like this. */
const passes = (start: Place, end: Place, meeting: Meeting | undefined, touching: Touching): boolean => {
  if (!meeting) return true;
  const from = compare(meeting.from, start) > 0 ? meeting.from : start;
  const to = compare(meeting.to, end) < 0 ? meeting.to : end;
  const common = compare(to, from); // A negative result means nothing in common, zero a point, a positive one a stretch.
  if (common < 0) return true;
  if (common === 0) return touching !== 'none';
  return !meeting.inside && touching === 'edges';
};

/** True if some line from hex a to hex b (not neighbours) passes all blockers. */
export const twinSees = (a: Hex, b: Hex, blockers: readonly Hex[], touching: Touching = 'none'): boolean => {
  const others = blockers.filter(c => !(c.q === a.q && c.r === a.r) && !(c.q === b.q && c.r === b.r));
  const points = new Map([a, b, ...others].flatMap(hex => cornersOf(hex, 1)).map(p => [p.join(), p]));
  const list = [...points.values()];
  const [hexA, hexB] = [cornersOf(a, fine), cornersOf(b, fine)];
  const walls = others.map(hex => cornersOf(hex, fine));
  const free = (u: Point, v: Point): boolean => {
    const inA = meet(u, v, hexA);
    const inB = inA && meet(u, v, hexB);
    if (!inA || !inB) return false;
    const [start, end] = compare(inA.to, inB.from) <= 0 ? [inA.to, inB.from] : [inB.to, inA.from];
    return walls.every(wall => passes(start, end, meet(u, v, wall), touching));
  };
  const shifts = [0, 1, -1];
  return list.some((p, index) =>
    list.slice(index + 1).some(q => {
      const aside: Point = p[0] === q[0] ? [1, 0] : [0, 1];
      const moved = (point: Point, by: number): Point => [
        point[0] * fine + aside[0] * by,
        point[1] * fine + aside[1] * by,
      ];
      return shifts.some(first => shifts.some(second => free(moved(p, first), moved(q, second))));
    }),
  );
};

const ends = ({ from, to, per }: Segment): [Point, Point, number] => [
  [3 * from.q, from.q + 2 * from.r],
  [3 * to.q, to.q + 2 * to.r],
  per,
];

/** True if a point of a segment's end lies in a hex, border included. */
export const twinHolds = (hex: Hex, point: Hex, per: number): boolean => {
  const [x, y] = [3 * point.q - 3 * hex.q * per, point.q + 2 * point.r - (hex.q + 2 * hex.r) * per];
  return Math.abs(y) <= per && Math.abs(x + y) <= 2 * per && Math.abs(x - y) <= 2 * per;
};

/** True if a segment passes all blockers. */
export const twinPasses = (segment: Segment, blockers: readonly Hex[], touching: Touching = 'none'): boolean => {
  const [u, v, per] = ends(segment);
  const [dx, dy] = [BigInt(v[0] - u[0]), BigInt(v[1] - u[1])];
  const length = dx * dx + dy * dy;
  return blockers.every(hex => passes([0n, 1n], [length, 1n], meet(u, v, cornersOf(hex, per)), touching));
};

/** The contact of a segment with a hex, in the words of the product. */
export const twinContact = (segment: Segment, hex: Hex): 'inside' | 'edge' | 'point' | 'none' => {
  if (twinPasses(segment, [hex], 'none')) return 'none';
  if (twinPasses(segment, [hex], 'corners')) return 'point';
  return twinPasses(segment, [hex], 'edges') ? 'edge' : 'inside';
};
