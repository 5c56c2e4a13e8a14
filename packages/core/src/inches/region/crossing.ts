import type { Point } from '../outline.js';
import { type Arc, type Leg, lengthOf, type Piece, placeOn, pointAt } from './piece.js';

/** The points of a line at a distance from a point of it, to both sides; the distance by its square. */
const around = (x: number, y: number, alongX: number, alongY: number, square: number): readonly Point[] => {
  // A little below zero is a tangent, to the accuracy of the numbers.
  if (square < -1) return [];
  const far = Math.sqrt(Math.max(0, square));
  return [
    { x: x + alongX * far, y: y + alongY * far },
    { x: x - alongX * far, y: y - alongY * far },
  ];
};

const ofCircles = (a: Arc, b: Arc): readonly Point[] => {
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y];
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0)
    return a.radius === b.radius
      ? [pointAt(a, 0), pointAt(a, lengthOf(a)), pointAt(b, 0), pointAt(b, lengthOf(b))]
      : [];
  const [ux, uy] = [dx / apart, dy / apart];
  const along = (apart + ((a.radius - b.radius) * (a.radius + b.radius)) / apart) / 2;
  return around(a.at.x + ux * along, a.at.y + uy * along, -uy, ux, a.radius * a.radius - along * along);
};

const ofCircleAndLine = ({ at, radius }: Arc, { start, end }: Leg): readonly Point[] => {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = [dx / length, dy / length];
  const along = (at.x - start.x) * ux + (at.y - start.y) * uy;
  const [x, y] = [start.x + ux * along, start.y + uy * along];
  return around(x, y, ux, uy, radius * radius - (at.x - x) * (at.x - x) - (at.y - y) * (at.y - y));
};

const ofLines = (a: Leg, b: Leg): readonly Point[] => {
  const [dx, dy] = [a.end.x - a.start.x, a.end.y - a.start.y];
  const [ex, ey] = [b.end.x - b.start.x, b.end.y - b.start.y];
  const turned = dx * ey - dy * ex;
  const [fx, fy] = [b.start.x - a.start.x, b.start.y - a.start.y];
  if (Math.abs(turned) < 1e-9 * (dx * dx + dy * dy + ex * ex + ey * ey)) {
    // Parallel pieces on one line: each end of their common part is an end of one of them.
    const apart = (fx * dy - fy * dx) / Math.sqrt(dx * dx + dy * dy);
    return Math.abs(apart) < 1e-3 ? [a.start, a.end, b.start, b.end] : [];
  }
  const times = (fx * ey - fy * ex) / turned;
  return [{ x: a.start.x + dx * times, y: a.start.y + dy * times }];
};

/** A point that belongs to the line or circle of a piece belongs to the piece itself, to the accuracy of the numbers. */
const isOn = (piece: Piece, point: Point): boolean => {
  const place = placeOn(piece, point);
  return (place > -1e-9 && place < lengthOf(piece) + 1e-9) || ('at' in piece && place > 4 - 1e-9);
};

/** The points that two pieces have in common; the ends of the common part, if they lie on the same line or circle. */
const crossings = (a: Piece, b: Piece): readonly Point[] => {
  let points: readonly Point[];
  if ('at' in a) points = 'at' in b ? ofCircles(a, b) : ofCircleAndLine(a, b);
  else points = 'at' in b ? ofCircleAndLine(b, a) : ofLines(a, b);
  return points.filter(point => isOn(a, point) && isOn(b, point));
};

/** A box around all of a piece, as least and most x and y. */
const boxAround = (piece: Piece): readonly [number, number, number, number] => {
  if ('at' in piece) {
    const { at, radius } = piece;
    return [at.x - radius - 1, at.x + radius + 1, at.y - radius - 1, at.y + radius + 1];
  }
  const { start, end } = piece;
  return [
    Math.min(start.x, end.x) - 1,
    Math.max(start.x, end.x) + 1,
    Math.min(start.y, end.y) - 1,
    Math.max(start.y, end.y) + 1,
  ];
};

/** Calls back with every point that two of the pieces have in common. */
export const eachCrossing = (pieces: readonly Piece[], take: (point: Point, a: number, b: number) => void): void => {
  const boxes = pieces.map(boxAround);
  for (let a = 0; a < pieces.length; a++) {
    const [left, right, top, below] = boxes[a] as (typeof boxes)[number];
    for (let b = a + 1; b < pieces.length; b++) {
      const box = boxes[b] as (typeof boxes)[number];
      // This only saves time.
      if (box[0] > right || box[1] < left || box[2] > below || box[3] < top) continue;
      for (const point of crossings(pieces[a] as Piece, pieces[b] as Piece)) take(point, a, b);
    }
  }
};
