import { compareProducts, orientation, squareBetween } from './exact.js';
import type { Point } from './outline.js';
import { aheadOn, type Line, type Round, sideOf, tangentsOf } from './tangent.js';

export interface Wall {
  readonly index: number;
  readonly rounds: readonly Round[];
}

/** The ends of a question. */
export interface Pair {
  readonly a: Round;
  readonly b: Round;
  /** The vector from the centre of the first to the centre of the second. */
  readonly ahead: Point;
}

/** A wall with the normals of two separating lines: one between the first end and the wall, one between the wall and the second end. */
export interface Between extends Wall {
  readonly after: Point;
  readonly before: Point;
}

/**
 * The vector from a disc to the nearest point of a wall, as a direction; undefined if disc and wall overlap. The nearest
 * point is a corner, or the foot on an edge: then the vector is the normal of the edge.
 */
const towards = ({ at, radius }: Round, { rounds }: Wall): Point | undefined => {
  const n = rounds.length;
  for (let i = 0; i < n; i++) {
    const { at: p, radius: own } = rounds[i] as Round;
    const { at: q } = rounds[(i + 1) % n] as Round;
    const { at: o } = rounds[(i + n - 1) % n] as Round;
    const reach = radius + own;
    const [cx, cy] = [at.x - p.x, at.y - p.y];
    const along = (q.x - p.x) * cx + (q.y - p.y) * cy;
    const square = squareBetween(p, q);
    const out = orientation(p, q, at);
    if (n > 1 && out <= 0 && along >= 0 && along <= square) {
      if (compareProducts(out, out, reach * reach, square) < 0) return undefined;
      return { x: p.y - q.y, y: q.x - p.x };
    }
    if (along <= 0 && (o.x - p.x) * cx + (o.y - p.y) * cy <= 0) {
      return cx * cx + cy * cy < reach * reach ? undefined : { x: -cx, y: -cy };
    }
  }
  return undefined;
};

export const betweenEnds = ({ a, b }: Pair, wall: Wall): Between | undefined => {
  const after = towards(a, wall);
  const back = after && towards(b, wall);
  return after && back && { index: wall.index, rounds: wall.rounds, after, before: { x: -back.x, y: -back.y } };
};

const meets = (line: Line, round: Round): boolean => sideOf(line, round, 1) <= 0 && sideOf(line, round, -1) >= 0;

/** True if a line that meets both ends runs through the inside of a wall on the way. */
const runsThrough = (line: Line, { rounds, after, before }: Between): boolean =>
  rounds.some(round => sideOf(line, round, 1) < 0) &&
  rounds.some(round => sideOf(line, round, -1) > 0) &&
  aheadOn(line, after) > 0 &&
  aheadOn(line, before) > 0;

/**
 * A free line among walls. A free line can be shifted until it touches a shape, and then be rotated around that shape
 * until it touches a second one; it stays free all the time. So if there is a free line, then one of the finitely many
 * lines that are tangent to two shapes is free, and it is enough to test these.
 */
export const freeLine = ({ a, b, ahead }: Pair, walls: readonly Between[]): Line | undefined => {
  const shapes: readonly (readonly Round[])[] = [[a], [b], ...walls.map(({ rounds }) => rounds)];
  // The wall that blocked the last line is likely to block the next one.
  const order = [...walls];
  for (const [i, own] of shapes.entries()) {
    for (const others of shapes.slice(0, i)) {
      for (const one of own) {
        for (const other of others) {
          for (const line of tangentsOf(one, other, ahead)) {
            if (!meets(line, a) || !meets(line, b)) continue;
            const blocking = order.findIndex(wall => runsThrough(line, wall));
            if (blocking < 0) return line;
            const [wall] = order.splice(blocking, 1);
            if (wall) order.unshift(wall);
          }
        }
      }
    }
  }
  return undefined;
};
