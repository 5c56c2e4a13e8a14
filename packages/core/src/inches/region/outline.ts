import type { PolygonShape, ScenePoint } from '../../scene.js';
import { squareBetween } from '../exact.js';
import type { Point } from '../outline.js';
import { eachCrossing } from './crossing.js';
import { type Field, slackAt } from './field.js';
import { breakableLimits } from './landmarks.js';
import type { Region } from './limits.js';
import { extremes, lengthOf, type Piece, piecesOf, placeOn, pointAt } from './piece.js';

/** Points along a part of a piece, ends included; about 35 for a whole circle. */
const drawn = (piece: Piece, from: number, to: number): Point[] => {
  const points = [pointAt(piece, from)];
  if ('at' in piece) {
    const { at } = piece;
    let [last] = points as [Point];
    for (let place = from; ; ) {
      // One step turns by the angle of the triangle 11, 60, 61.
      const [dx, dy] = [last.x - at.x, last.y - at.y];
      last = { x: at.x + (60 * dx - 11 * dy) / 61, y: at.y + (60 * dy + 11 * dx) / 61 };
      const next = placeOn(piece, last);
      if (next <= place || next >= to) break;
      place = next;
      points.push(last);
    }
  }
  points.push(pointAt(piece, to));
  return points;
};

/**
 * The middle of a part of at most a quarter of a circle, or of a straight part: the same one, whatever piece the part belongs to.
 */
const middleOf = (piece: Piece, from: Point, to: Point): Point => {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  if ('start' in piece) return { x, y };
  const { at, radius } = piece;
  const far = Math.sqrt((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y));
  return { x: at.x + ((x - at.x) * radius) / far, y: at.y + ((y - at.y) * radius) / far };
};

/** A piece of the border of a limit, with the places at which other borders may cross it. */
interface Cut {
  readonly piece: Piece;
  readonly side: Field['side'];
  readonly places: number[];
}

/** The parts of the borders that are borders of the region, each with the region on its right hand. */
const parts = (region: Region): Point[][] => {
  const fields = breakableLimits(region);
  const cuts = fields.flatMap(field =>
    piecesOf(field).map((piece): Cut => {
      const places = [0, lengthOf(piece), ...extremes(piece).map(point => placeOn(piece, point))];
      return { piece, side: field.side, places };
    }),
  );
  const pieces = cuts.map(({ piece }) => piece);
  eachCrossing(pieces, (point, a, b) => {
    for (const { piece, places } of [cuts[a], cuts[b]] as Cut[]) places.push(placeOn(piece, point));
  });
  // Borders that lie on each other count once: their parts have the same ends and the same middle.
  const found = new Map<string, Point[]>();
  for (const { piece, side, places } of cuts) {
    const most = lengthOf(piece);
    const sorted = places.filter(place => place <= most).sort((a, b) => a - b);
    for (const [n, place] of sorted.entries()) {
      const next = sorted[n + 1] ?? place;
      if (next - place < 1e-9) continue;
      const middle = middleOf(piece, pointAt(piece, place), pointAt(piece, next));
      if (fields.some(other => slackAt(other, middle.x, middle.y) < -0.1)) continue;
      const points = drawn(piece, place, next);
      if (side === -1) points.reverse();
      const ends = [points[0], middle, points.at(-1)] as readonly Point[];
      found.set(ends.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(), points);
    }
  }
  return [...found.values()];
};

/** The index of the point that is nearest to another one. */
const nearestOf = (points: readonly Point[], to: Point): number =>
  points.reduce(
    (best, point, i) => (squareBetween(point, to) < squareBetween(points[best] as Point, to) ? i : best),
    0,
  );

/** Joins parts end to start, until each ring is closed. */
const rings = (all: readonly (readonly Point[])[]): Point[][] => {
  const open = [...all];
  const closed: Point[][] = [];
  for (let ring = open.pop(); ring; ring = open.pop()) {
    const points = [...ring];
    for (;;) {
      const [start, end] = [points[0] as Point, points.at(-1) as Point];
      const next = nearestOf(open.map(part => part[0] as Point), end); // biome-ignore format: one line
      const part = open[next];
      if (!part || squareBetween(start, end) <= squareBetween(part[0] as Point, end)) break;
      points.push(...part.slice(1));
      open.splice(next, 1);
    }
    closed.push(points.slice(0, -1));
  }
  return closed;
};

/** Twice the area of a ring; below zero for a hole. */
const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length] as Point;
    return sum + x * next.y - y * next.x;
  }, 0);

const surrounds = (ring: readonly Point[], { x, y }: Point): boolean =>
  ring.reduce((inside, a, i) => {
    const b = ring[(i + 1) % ring.length] as Point;
    if (a.y > y === b.y > y) return inside;
    return x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y) ? !inside : inside;
  }, false);

/** A ring with a hole cut into it, along a bridge without width: a shape of a scene has no holes. */
const withHole = (ring: readonly Point[], hole: readonly Point[]): readonly Point[] => {
  const from = nearestOf(ring, hole[0] as Point);
  const at = nearestOf(hole, ring[from] as Point);
  const round = [...hole.slice(at), ...hole.slice(0, at + 1)];
  return [...ring.slice(0, from + 1), ...round, ...ring.slice(from)];
};

const hundredths = (n: number): number => Math.round(n * 100) / 100;

/** Rings as polygons, each with its inside on its right hand: a ring the other way round is a hole, and cuts its polygon open. */
export const polygonsOf = (all: readonly (readonly Point[])[]): readonly PolygonShape[] => {
  const outer = all.filter(ring => areaOf(ring) > 0).map(ring => ({ ring, cut: ring }));
  for (const hole of all.filter(ring => areaOf(ring) < 0)) {
    // A hole may touch the border around it in a point or two. The hole of an island lies in the smallest ring around it.
    const [around] = outer
      .filter(({ ring }) => 2 * hole.filter(point => surrounds(ring, point)).length > hole.length)
      .sort((a, b) => areaOf(a.ring) - areaOf(b.ring));
    if (around) around.cut = withHole(around.cut, hole);
  }
  const shape = (points: readonly Point[]): readonly ScenePoint[] =>
    points.map(({ x, y }) => ({ x: hundredths(x), y: hundredths(y) }));
  return outer.map(({ cut }) => ({ shape: 'polygon', points: shape(cut) }));
};

/**
 * The region as polygons in units, for pictures only: rounded borders become chains of short lines. A region with a hole
 * becomes a polygon that is cut open from its border to the hole.
 */
export const outlineOf = (region: Region): readonly PolygonShape[] => polygonsOf(rings(parts(region)));
