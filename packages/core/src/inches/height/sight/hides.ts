import { crosses } from '../../crossing.js';
import { compareGap } from '../../gap.js';
import type { Point } from '../../outline.js';
import { compareSpaceGap } from '../gap.js';
import { type Cylinder, footOf, type Prism, topOf } from '../solid.js';
import { canPassOver, canPassUnder, levelsOf } from './bodies.js';
import { lineBetween } from './question.js';

/** The greatest number of squares of a hitbox that the search tests. Random tables need far fewer. */
const MOST = 4000;

/** Half the side of the smallest squares: a hidden part that is smaller than 1/100 mm does not count. */
const SMALLEST = 0.5;

/** A convex polygon whose edges are moved outwards by a distance. */
const widened = (corners: readonly Point[], by: number): readonly Point[] => {
  const normals = corners.map(({ x, y }, i): Point => {
    const next = corners[(i + 1) % corners.length] as Point;
    const size = Math.sqrt((next.x - x) * (next.x - x) + (next.y - y) * (next.y - y));
    return { x: (next.y - y) / size, y: (x - next.x) / size };
  });
  return corners.map(({ x, y }, i) => {
    const [one, other] = [normals.at(i - 1) as Point, normals[i] as Point];
    const share = by / (1 + one.x * other.x + one.y * other.y);
    return { x: x + (one.x + other.x) * share, y: y + (one.y + other.y) * share };
  });
};

const holds = (corners: readonly Point[], { x, y }: Point): boolean =>
  corners.every((p, i) => {
    const q = corners[(i + 1) % corners.length] as Point;
    return (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x) > 0;
  });

/** True if no line from a hitbox to a point passes a prism that is wider by a distance. */
const isDark = (from: Cylinder, at: Point, foot: number, { outline, base, top }: Prism, by: number): boolean => {
  const corners = by > 0 ? widened(outline.corners, by) : outline.corners;
  const solid: Prism = { outline: { corners }, base: base === 0 ? -1 : base, top };
  const to: Cylinder = { at, radius: 0, foot, height: 0 };
  const [low, high] = [footOf(solid), topOf(solid)];
  if (holds(corners, at) && low < foot && foot < high) return true;
  const levels = levelsOf(from, to);
  if (high <= levels.bottom || low >= levels.top) return false;
  const near = {
    index: 0,
    solid,
    low,
    high,
    over: canPassOver(high, levels),
    under: canPassUnder(low, levels),
    atEnd: false,
  };
  return lineBetween(from, to, [near], undefined) === undefined;
};

/**
 * A hitbox beside a piece. The centre of a base that touches a corner or a slanting wall is rounded to 1/100 mm, so that the
 * base may reach less than that into the piece: it is that much narrower here.
 */
const besidePiece = (body: Cylinder, piece: Prism): Cylinder =>
  compareSpaceGap(piece, body, 0) < 0 ? { ...body, radius: Math.max(0, body.radius - 1) } : body;

/**
 * True if a piece hides a part of a hitbox from another one: some point of the hitbox cannot be seen past this piece from
 * any point of the other one, whatever else stands on the table. A line that only touches the piece sees past it, and a
 * hidden part that is smaller than 1/100 mm does not count. A piece that overlaps one of the hitboxes by 1/100 mm or more
 * hides nothing.
 *
 * The lowest points of a hitbox are hidden first, except by a piece that hangs down from above: then the highest ones are.
 * Of a piece between, such as a rail, these two levels and the middle of the piece are judged.
 */
export const hides = (piece: Prism, shooter: Cylinder, target: Cylinder): boolean => {
  if (compareSpaceGap(shooter, target, 0) <= 0) return false;
  const [from, to] = [besidePiece(shooter, piece), besidePiece(target, piece)];
  if (compareSpaceGap(piece, from, 0) < 0 || compareSpaceGap(piece, to, 0) < 0) return false;
  if (compareGap(from, to, 0) > 0 && !crosses(from, to, piece.outline)) return false;
  const [foot, top] = [to.foot, to.foot + to.height];
  const stands = piece.base <= Math.min(from.foot, foot);
  const middle = Math.max(foot, Math.min(top, (footOf(piece) + topOf(piece)) / 2));
  const levels = stands ? [foot] : [...new Set([foot, top, middle])];
  return levels.some(level => hasDark(piece, from, to, level));
};

/** True if a piece hides a point of a hitbox at a level. The hitbox is divided into squares until each one is seen or one is not. */
const hasDark = (piece: Prism, from: Cylinder, { at, radius }: Cylinder, level: number): boolean => {
  const squares: (readonly [x: number, y: number, half: number])[] = [[0, 0, radius]];
  for (let i = 0; i < squares.length && i < MOST; i++) {
    const [x, y, half] = squares[i] as readonly [number, number, number];
    const away = Math.sqrt(x * x + y * y);
    if (away > radius + half * Math.sqrt(2)) continue;
    const share = away > radius ? radius / away : 1;
    if (isDark(from, { x: at.x + x * share, y: at.y + y * share }, level, piece, 0)) return true;
    if (half < SMALLEST || !isDark(from, { x: at.x + x, y: at.y + y }, level, piece, half * Math.sqrt(2))) continue;
    const h = half / 2;
    squares.push([x - h, y - h, h], [x + h, y - h, h], [x - h, y + h, h], [x + h, y + h, h]);
  }
  return false;
};
