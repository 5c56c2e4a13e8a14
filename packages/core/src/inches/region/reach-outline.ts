import type { PolygonShape } from '../../scene.js';
import type { Point } from '../outline.js';
import { type Field, hasSlack, isFar, slackAt } from './field.js';
import type { Region } from './limits.js';
import { polygonsOf } from './outline.js';

/** The movement of a base: its greatest length in units, the places that it may pass, and those where it may end. */
export interface Reach {
  readonly most: number;
  readonly pass: Region;
  readonly end: Region;
}

/** The number of grid points from the middle to each side, with a border of two points beyond the reach. */
const HALF = 24;
/** Two halves and the middle. Plain numbers, so that bundles can leave them out. */
const WIDE = 49;
const START = 1200;

const columnOf = (node: number): number => node % WIDE;
const rowOf = (node: number): number => Math.floor(node / WIDE);

const between = (a: number, b: number): number => {
  const [dx, dy] = [columnOf(a) - columnOf(b), rowOf(a) - rowOf(b)];
  return Math.sqrt(dx * dx + dy * dy);
};

/** The fields of a region whose slack is less than a step anywhere on the grid. */
const fieldsNear = ({ fields }: Region, { x, y }: Point, step: number): readonly Field[] =>
  fields.filter(field => !hasSlack(field, x, y, (1.5 * HALF + 1) * step));

/** The least slack of fields at a point, of at most a step in both directions. */
const slackIn = (fields: readonly Field[], x: number, y: number, step: number): number => {
  let least = step;
  for (const field of fields) {
    if (isFar(field, x, y, step)) continue;
    least = Math.min(least, slackAt(field, x, y));
    if (least <= -step) return -step;
  }
  return least;
};

/** True if every point of the grid along a line is free. */
const isOpen = (free: Uint8Array, a: number, b: number): boolean => {
  const [x, y] = [columnOf(a), rowOf(a)];
  const [dx, dy] = [columnOf(b) - x, rowOf(b) - y];
  const parts = 2 * Math.max(Math.abs(dx), Math.abs(dy));
  for (let i = 1; i < parts; i++) {
    if (!free[Math.round(y + (dy * i) / parts) * WIDE + Math.round(x + (dx * i) / parts)]) return false;
  }
  return true;
};

/** The lengths of the shortest paths from the middle, in steps: straight from bend to bend, and each bend is a point of the grid. */
const lengthsOver = (free: Uint8Array, most: number): Float64Array => {
  const lengths = new Float64Array(WIDE * WIDE).fill(Number.POSITIVE_INFINITY);
  const bends = new Uint16Array(WIDE * WIDE).fill(START);
  const done = new Uint8Array(WIDE * WIDE);
  // Points by the length of their path, in halves of a step: a neighbour is always in a later list.
  const waiting: number[][] = [[START]];
  lengths[START] = 0;
  for (let at = 0; at < waiting.length && at <= 2 * most; at++) {
    for (const node of waiting[at] ?? []) {
      if (done[node]) continue;
      done[node] = 1;
      const [column, row, bend] = [columnOf(node), rowOf(node), bends[node] as number];
      for (const { dx, dy } of AROUND) {
        const next = node + dy * WIDE + dx;
        if (!isOnGrid(column + dx, row + dy) || !free[next] || done[next]) continue;
        const straight = (lengths[bend] as number) + between(bend, next);
        if (straight >= (lengths[next] as number)) continue;
        const sees = isOpen(free, bend, next);
        const length = sees ? straight : (lengths[node] as number) + between(node, next);
        if (length >= (lengths[next] as number)) continue;
        lengths[next] = length;
        bends[next] = sees ? bend : node;
        const list = Math.max(at + 1, Math.floor(2 * length));
        waiting[list] ??= [];
        waiting[list].push(next);
      }
    }
  }
  return lengths;
};

const isOnGrid = (column: number, row: number): boolean => column >= 0 && row >= 0 && column < WIDE && row < WIDE;

const AROUND = [
  { dx: 1, dy: 0 },
  { dx: 1, dy: 1 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: -1 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: -1 },
];

/** A number at each point of the grid: above zero the base can end there. */
const levelsOf = (start: Point, { most, pass, end }: Reach, step: number): Float64Array => {
  const [passing, ending] = [fieldsNear(pass, start, step), fieldsNear(end, start, step)];
  const slackOf = (fields: readonly Field[], node: number): number =>
    slackIn(fields, start.x + (columnOf(node) - HALF) * step, start.y + (rowOf(node) - HALF) * step, step);
  const levels = new Float64Array(WIDE * WIDE).fill(-step);
  const free = new Uint8Array(WIDE * WIDE);
  const farthest = most / step + 2;
  for (let node = 0; node < levels.length; node++) {
    // The line between two points within the reach may be rounded to a point that is a step farther away.
    if (between(START, node) > farthest + 1) continue;
    levels[node] = node === START ? step : slackOf(passing, node);
    if ((levels[node] as number) >= 0) free[node] = 1;
  }
  const lengths = passing.length === 0 ? levels.map((_, node) => between(START, node)) : lengthsOver(free, farthest);
  return levels.map((slack, node) => {
    if (slack < 0) return slack;
    const left = most - (lengths[node] as number) * step;
    return left <= -step ? -step : Math.min(left, slackOf(ending, node));
  });
};

/** The rings around the grid points with a level above zero, with these points on the right hand. */
const ringsOf = (levels: Float64Array): readonly (readonly Point[])[] => {
  // An edge of the grid is named by its first point; edges downwards come after those to the right.
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  const crossing = (a: number, b: number): number => {
    const [first, second] = a < b ? [a, b] : [b, a];
    const edge = second - first === 1 ? first : first + WIDE * WIDE;
    const [from, to] = [levels[first] ?? -1, levels[second] ?? -1];
    const part = from / (from - to);
    const [x, y] = [columnOf(first), rowOf(first)];
    points.set(edge, second - first === 1 ? { x: x + part, y } : { x, y: y + part });
    return edge;
  };
  for (let row = 0; row < WIDE - 1; row++) {
    for (let column = 0; column < WIDE - 1; column++) {
      const corner = row * WIDE + column;
      const corners = [corner, corner + 1, corner + WIDE + 1, corner + WIDE];
      const inside = corners.map(one => (levels[one] ?? -1) > 0);
      for (const i of [0, 1, 2, 3]) {
        if (!inside[i] || inside[(i + 1) % 4]) continue;
        let first = i;
        while (inside[(first + 3) % 4]) first--;
        const entry = ((first % 4) + 4) % 4;
        next.set(
          crossing(corners[i] as number, corners[(i + 1) % 4] as number),
          crossing(corners[(entry + 3) % 4] as number, corners[entry] as number),
        );
      }
    }
  }
  const rings: Point[][] = [];
  for (const [first] of next) {
    const ring: Point[] = [];
    for (let edge: number | undefined = first; edge !== undefined && next.has(edge); ) {
      ring.push(points.get(edge) as Point);
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
};

/**
 * The places that a base reaches by paths of limited length around obstacles, as polygons in units. For pictures only,
 * since the borders are computed on a grid of about a twentieth of the length, and a gap narrower than that may be
 * missed. With several movements, a place counts if one of them reaches it.
 */
export const reachOutline = (start: Point, reaches: readonly Reach[]): readonly PolygonShape[] => {
  const most = Math.max(0, ...reaches.map(one => one.most));
  if (most === 0) return [];
  const step = most / (HALF - 2);
  const levels = reaches
    .map(one => levelsOf(start, one, step))
    .reduce((best, one) => best.map((level, node) => Math.max(level, one[node] as number)));
  const rings = ringsOf(levels).map(ring =>
    ring.map(({ x, y }) => ({ x: start.x + (x - HALF) * step, y: start.y + (y - HALF) * step })),
  );
  return polygonsOf(rings);
};
