import type { Point } from '../outline.js';
import type { Field } from './field.js';

/** A part of a circle, clockwise in a picture from one unit vector to another; a whole circle, if they are the same. */
export interface Arc {
  readonly at: Point;
  readonly radius: number;
  readonly from: Point;
  readonly to: Point;
}

/** A straight part of a border. */
export interface Leg {
  readonly start: Point;
  readonly end: Point;
}

/**
 * A part of the border of a limit, in floating point: its points need not be on the grid. The outline's side of the
 * border is on the right hand of somebody who follows the piece in a picture.
 */
export type Piece = Arc | Leg;

const moved = ({ x, y }: Point, by: Point, times: number): Point => ({ x: x + by.x * times, y: y + by.y * times });

/** The border of a limit. The sides of a polygon that has to be deep enough inside another are longer than they need to be. */
export const piecesOf = (field: Field): Piece[] => {
  const { corners, edges, reach } = field;
  const [only] = corners;
  const right = { x: 1, y: 0 };
  if (only && corners.length === 1) return reach > 0 ? [{ at: only, radius: reach, from: right, to: right }] : [];
  return edges.flatMap((edge, i): Piece[] => {
    const after = edges[(i + 1) % edges.length] ?? edge;
    const [from, to] = [edge, after].map(({ outX, outY }) => ({ x: outX, y: outY })) as [Point, Point];
    const leg = { start: moved(edge, from, reach), end: moved(after, from, reach) };
    return reach <= 0 ? [leg] : [leg, { at: { x: after.x, y: after.y }, radius: reach, from, to }];
  });
};

/** The turn from one unit vector to another, clockwise: from 0 to 4, and 2 for the opposite. */
const turnOf = (from: Point, to: Point): number => {
  const ahead = from.x * to.x + from.y * to.y;
  return from.x * to.y - from.y * to.x >= 0 ? 1 - ahead : 3 + ahead;
};

/** The length of a piece in the measure of `placeOn`. */
export const lengthOf = (piece: Piece): number => {
  if ('start' in piece) return 1;
  return piece.from === piece.to ? 4 : turnOf(piece.from, piece.to);
};

/** The place of a point of the line or circle of a piece: 0 at the start, growing along the piece. */
export const placeOn = (piece: Piece, { x, y }: Point): number => {
  if ('at' in piece) {
    return turnOf(piece.from, { x: (x - piece.at.x) / piece.radius, y: (y - piece.at.y) / piece.radius });
  }
  const { start, end } = piece;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  return ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy);
};

/** The point at a place. */
export const pointAt = (piece: Piece, place: number): Point => {
  if ('start' in piece) {
    return moved(piece.start, { x: piece.end.x - piece.start.x, y: piece.end.y - piece.start.y }, place);
  }
  const ahead = Math.min(1, Math.abs(place - 2) - 1);
  const aside = Math.sqrt(1 - ahead * ahead) * Math.sign(2 - place);
  const { x, y } = piece.from;
  return moved(piece.at, { x: x * ahead - y * aside, y: y * ahead + x * aside }, piece.radius);
};

/** The points of a border that lie farthest in one of the four directions, and the ends of its straight parts. */
export const extremes = (piece: Piece): readonly Point[] => {
  if ('start' in piece) return [piece.start, piece.end];
  const { at, radius } = piece;
  return [
    { x: at.x + radius, y: at.y },
    { x: at.x, y: at.y + radius },
    { x: at.x - radius, y: at.y },
    { x: at.x, y: at.y - radius },
  ];
};
