import { type Disc, type Point, type Polygon, squareBetween } from '@rulewright/core/inches';
import { cornersOf } from '../terrain/part.js';

/** Part of the border of the places where the centre of a base can be: a circle, or a straight line between two points. */
export type Border = Disc | { readonly from: Point; readonly to: Point };

/** Takes the coordinates of a point. */
export type Take = (x: number, y: number) => void;

/** The borders of the places that are nearer than a length to an outline: a circle around each corner, and a line along each edge. */
export function* bordersAround(outline: Polygon | Disc, length: number): Generator<Border> {
  const { corners, radius } = cornersOf(outline);
  const room = length + radius;
  for (const at of corners) yield { at, radius: room };
  if (corners.length < 2) return;
  for (const [i, p] of corners.entries()) {
    const q = corners[(i + 1) % corners.length] ?? p;
    const part = room / Math.sqrt(squareBetween(p, q));
    const [x, y] = [(q.y - p.y) * part, (p.x - q.x) * part];
    yield { from: { x: p.x + x, y: p.y + y }, to: { x: q.x + x, y: q.y + y } };
  }
}

/** The borders of the places where a base lies on a table with all of its edge. */
export const bordersOfTable = (corner: Point, radius: number): readonly Border[] => {
  const [left, low, right, high] = [radius, radius, corner.x - radius, corner.y - radius];
  const points: readonly Point[] = [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ];
  return points.map((from, i) => ({ from, to: points[(i + 1) % 4] ?? from }));
};

const crossCircles = (a: Disc, b: Disc, take: Take): void => {
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y];
  const square = dx * dx + dy * dy;
  const far = Math.sqrt(square);
  if (far === 0 || far > a.radius + b.radius || far < Math.abs(a.radius - b.radius)) return;
  const along = (square + a.radius * a.radius - b.radius * b.radius) / (2 * far);
  const aside = Math.sqrt(Math.max(0, a.radius * a.radius - along * along));
  const [ux, uy] = [dx / far, dy / far];
  take(a.at.x + ux * along - uy * aside, a.at.y + uy * along + ux * aside);
  take(a.at.x + ux * along + uy * aside, a.at.y + uy * along - ux * aside);
};

const crossLine = (from: Point, to: Point, { at, radius }: Disc, take: Take): void => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const across = dx * (at.y - from.y) - dy * (at.x - from.x);
  const rest = radius * radius * square - across * across;
  if (square === 0 || rest < 0) return;
  const middle = dx * (at.x - from.x) + dy * (at.y - from.y);
  const half = Math.sqrt(rest);
  for (const part of [(middle - half) / square, (middle + half) / square])
    if (part >= 0 && part <= 1) take(from.x + dx * part, from.y + dy * part);
};

const crossLines = (a: Exclude<Border, Disc>, b: Exclude<Border, Disc>, take: Take): void => {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y];
  const cross = ax * by - ay * bx;
  if (cross === 0) return;
  const [dx, dy] = [b.from.x - a.from.x, b.from.y - a.from.y];
  const [one, other] = [(dx * by - dy * bx) / cross, (dx * ay - dy * ax) / cross];
  if (one >= 0 && one <= 1 && other >= 0 && other <= 1) take(a.from.x + ax * one, a.from.y + ay * one);
};

/** Takes the points where two borders cross. */
export const crossings = (a: Border, b: Border, take: Take): void => {
  if ('at' in a) {
    if ('at' in b) crossCircles(a, b, take);
    else crossLine(b.from, b.to, a, take);
  } else if ('at' in b) crossLine(a.from, a.to, b, take);
  else crossLines(a, b, take);
};
