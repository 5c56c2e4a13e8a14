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
  fields.filter(field => !hasSlack(field, x, y, 1.5 * HALF * step));

/** The least slack of fields at a point, of at most a step in both directions. */
const slackIn = (fields: readonly Field[], x: number, y: number, step: number): number => {
  let least = step;
  for (const field of fields) if (!isFar(field, x, y, step)) least = Math.min(least, slackAt(field, x, y));
  return Math.max(least, -step);
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
const lengthsOver = (free: Uint8Array): Float64Array => {
  const lengths = new Float64Array(WIDE * WIDE).fill(Number.POSITIVE_INFINITY);
  const bends = new Uint16Array(WIDE * WIDE).fill(START);
  lengths[START] = 0;
  // A point waits again whenever a shorter path to it is found.
  const waiting = [START];
  for (const node of waiting) {
    const bend = bends[node] as number;
    for (const by of AROUND) {
      const next = node + by;
      if (!free[next]) continue;
      // No path to this neighbour is shorter than the straight one, so this condition only saves time.
      const straight = (lengths[bend] as number) + between(bend, next);
      if (straight >= (lengths[next] as number)) continue;
      const sees = isOpen(free, bend, next);
      const length = sees ? straight : (lengths[node] as number) + between(node, next);
      if (length >= (lengths[next] as number)) continue;
      lengths[next] = length;
      bends[next] = sees ? bend : node;
      waiting.push(next);
    }
  }
  return lengths;
};

/** The differences of a point of the grid to its eight neighbours, in the order of a circle. Plain numbers, too. */
const AROUND = [1, 50, 49, 48, -1, -50, -49, -48];

/** A number at each point of the grid: above zero the base can end there. */
const levelsOf = (start: Point, { most, pass, end }: Reach, step: number): Float64Array => {
  const [passing, ending] = [fieldsNear(pass, start, step), fieldsNear(end, start, step)];
  const slackOf = (fields: readonly Field[], node: number): number =>
    slackIn(fields, start.x + (columnOf(node) - HALF) * step, start.y + (rowOf(node) - HALF) * step, step);
  // Points beyond this only cost time: the border lies up to a step beyond the reach, and the line between two points may
  // be rounded by less than another step.
  const farthest = most / step + 1.75;
  const slacks = new Float64Array(WIDE * WIDE).map((_, node) => {
    if (between(START, node) > farthest) return -step;
    return node === START ? step : slackOf(passing, node);
  });
  const lengths = lengthsOver(Uint8Array.from(slacks, slack => (slack < 0 ? 0 : 1)));
  return slacks.map((slack, node) => {
    if (slack < 0) return slack;
    return Math.max(-step, Math.min(most - (lengths[node] as number) * step, slackOf(ending, node)));
  });
};

/** The rings around the grid points with a level above zero, with these points on the right hand. */
const ringsOf = (levels: Float64Array): readonly (readonly Point[])[] => {
  // The edges of the grid that a ring crosses, each with the next one of its ring.
  const next = new Map<string, string>();
  const points = new Map<string, Point>();
  const crossing = (a: number, b: number): string => {
    const [first, second] = [Math.min(a, b), Math.max(a, b)];
    const [from, to] = [levels[first] as number, levels[second] as number];
    const part = from / (from - to);
    const [x, y] = [columnOf(first), rowOf(first)];
    const edge = `${first} ${second}`;
    points.set(edge, { x: x + part * (columnOf(second) - x), y: y + part * (rowOf(second) - y) });
    return edge;
  };
  for (const corner of levels.keys()) {
    const corners = [corner, corner + 1, corner + WIDE + 1, corner + WIDE];
    const inside = corners.map(one => (levels[one] as number) > 0);
    for (const i of [0, 1, 2, 3]) {
      if (!inside[i] || inside[(i + 1) % 4]) continue;
      let entry = i;
      while (inside[(entry + 3) % 4]) entry = (entry + 3) % 4;
      next.set(
        crossing(corners[i] as number, corners[(i + 1) % 4] as number),
        crossing(corners[(entry + 3) % 4] as number, corners[entry] as number),
      );
    }
  }
  const rings: Point[][] = [];
  for (const first of next.keys()) {
    const ring: Point[] = [];
    for (let edge = first, after = next.get(edge); after !== undefined; after = next.get(edge)) {
      ring.push(points.get(edge) as Point);
      next.delete(edge);
      edge = after;
    }
    rings.push(ring);
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
