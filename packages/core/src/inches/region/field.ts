import { rememberEach } from '../../remember/remember.js';
import { squareBetween } from '../exact.js';
import { coreOf, type Outline, type Point, type Polygon } from '../outline.js';
import type { Limit } from './limits.js';

/** A line along an edge of a hull, with the unit vector that leads out of the hull. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly outX: number;
  readonly outY: number;
  readonly length: number;
}

/**
 * A limit as a number at every point of the plane, its slack: below zero the limit is broken, above zero it is kept. The
 * slacks of two points differ by at most the distance of the points. So if the slack at the middle of a box is below
 * minus half its diagonal, no point of the box keeps to the limit.
 */
export interface Field {
  readonly corners: readonly Point[];
  readonly edges: readonly Edge[];
  /** 1: the distance from the hull of the corners is at most `reach`. -1: it is at least that. */
  readonly side: 1 | -1;
  /** Below zero: the points have at least that distance from the border, on the inner side. */
  readonly reach: number;
  /** A circle around the corners, a little too large. */
  readonly middle: Point;
  readonly around: number;
}

const edgesOf = (corners: readonly Point[]): Edge[] =>
  corners.length < 2
    ? []
    : corners.map(({ x, y }, i) => {
        const next = corners[(i + 1) % corners.length] as Point;
        const [dx, dy] = [next.x - x, next.y - y];
        const length = Math.sqrt(dx * dx + dy * dy);
        return { x, y, outX: dy / length, outY: -dx / length, length };
      });

/** The part of a field that depends on its corners alone. */
type Hull = Pick<Field, 'corners' | 'edges' | 'middle' | 'around'>;

const hullOf = (corners: readonly Point[]): Hull => {
  const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const middle = { x: middleOf(corners.map(({ x }) => x)), y: middleOf(corners.map(({ y }) => y)) };
  const square = Math.max(...corners.map(corner => squareBetween(corner, middle)));
  return { corners, edges: edgesOf(corners), middle, around: Math.sqrt(square) + 1 };
};

// Cache: pieces of terrain are asked about again and again.
const hullOfPolygon = /* @__PURE__ */ rememberEach(({ corners }: Polygon): Hull => hullOf(corners));

const hull = (of: Outline): Hull => {
  if ('at' in of) return { corners: [of.at], edges: [], middle: of.at, around: 1 };
  return 'corners' in of ? hullOfPolygon(of) : hullOf(coreOf(of).corners);
};

export const fieldOf = ({ is, of, length }: Limit, radius: number): Field => {
  const { corners, edges, middle, around } = hull(of);
  const side = is === 'clear' || is === 'beyond' ? -1 : 1;
  const own = is === 'completely-within' ? -radius : radius;
  const round = 'corners' in of ? 0 : of.radius;
  return { corners, edges, side, reach: round + length + own, middle, around };
};

/** The distance of a point from the hull of the corners; below zero in the inside of a polygon. */
const distanceFrom = ({ corners, edges }: Field, x: number, y: number): number => {
  let out = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const dx = x - edge.x;
    const dy = y - edge.y;
    const away = dx * edge.outX + dy * edge.outY;
    // A leg has no inside: both of its edges lie on one line.
    if (away >= 0 || corners.length === 2) {
      const along = dy * edge.outX - dx * edge.outY;
      if (along >= 0 && along <= edge.length) return Math.abs(away);
    }
    if (away > out) out = away;
  }
  if (out <= 0 && corners.length > 2) return out;
  let least = Number.POSITIVE_INFINITY;
  for (const corner of corners) {
    const dx = x - corner.x;
    const dy = y - corner.y;
    const square = dx * dx + dy * dy;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
};

/** The slack at a point, in floating point: off by far less than a thousandth of a unit. */
export const slackAt = (field: Field, x: number, y: number): number =>
  field.side * (field.reach - distanceFrom(field, x, y));

/** True if the slack at a point is surely at least `room`: a quick test for points that are far away from an obstacle. */
export const isFar = ({ side, reach, middle, around }: Field, x: number, y: number, room: number): boolean => {
  if (side === 1) return false;
  const far = reach + around + room;
  const dx = x - middle.x;
  const dy = y - middle.y;
  return dx * dx + dy * dy >= far * far;
};

/** True if the slack at a point is at least `room`. */
export const hasSlack = (field: Field, x: number, y: number, room: number): boolean =>
  isFar(field, x, y, room) || slackAt(field, x, y) >= room;
