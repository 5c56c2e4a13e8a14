import type { Point } from '../outline.js';
import { type Field, isFar, slackAt } from '../region/field.js';
import { FINE } from './tool.js';

/** A passage, about as wide as a tool, between two obstacles or between an obstacle and the edge of the table. */
export interface Slit {
  readonly at: Point;
  /** The direction of the passage: the shortest vector of whole numbers. */
  readonly along: Point;
  /** The width of the passage less that of the tool, in units. */
  readonly wider: number;
  /** The obstacles on both sides; `other` is absent where that side is the edge of the table. */
  readonly one: Field;
  readonly other?: Field;
}

/** The search finds slits that are wider than the tool by this much, in units, without this file. */
const WIDER = 8;

/** A margin, in units, far above the rounding error. */
const TINY = 1e-7;

const isNarrow = (wider: number): boolean => wider > -TINY && wider < WIDER;

const divisorOf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisorOf(b, a % b));

const shortest = (x: number, y: number): Point => {
  const by = divisorOf(x, y);
  return { x: x / by, y: y / by };
};

const alongEdge = ({ corners }: Field, i: number): Point => {
  const [from, to] = [corners[i] as Point, corners[(i + 1) % corners.length] as Point];
  return shortest(to.x - from.x, to.y - from.y);
};

/** The slits between a corner of one obstacle and the corners and edges of another. */
const between = (one: Field, other: Field, half: number): readonly Slit[] => {
  const found: Slit[] = [];
  for (const corner of one.corners) {
    // The distance from the other obstacle, less the radius of this one.
    if (!isNarrow(slackAt(other, corner.x, corner.y) - one.reach - 2 * half)) continue;
    other.edges.forEach(({ x, y, outX, outY }, i) => {
      const wider = (corner.x - x) * outX + (corner.y - y) * outY - one.reach - other.reach - 2 * half;
      if (!isNarrow(wider)) return;
      const back = one.reach + half + wider / 2;
      const at = { x: corner.x - outX * back, y: corner.y - outY * back };
      found.push({ at, along: alongEdge(other, i), wider, one, other });
    });
    for (const opposite of other.corners) {
      const [dx, dy] = [opposite.x - corner.x, opposite.y - corner.y];
      const length = Math.sqrt(dx * dx + dy * dy);
      const wider = length - one.reach - other.reach - 2 * half;
      if (!isNarrow(wider)) continue;
      const part = (one.reach + half + wider / 2) / length;
      const at = { x: corner.x + dx * part, y: corner.y + dy * part };
      found.push({ at, along: shortest(-dy, dx), wider, one, other });
    }
  }
  return found;
};

/** The slits between some obstacles that are just about as wide as a tool of this half width. */
export const slitsBetween = (half: number, obstacles: readonly Field[]): readonly Slit[] => {
  const found: Slit[] = [];
  for (const one of obstacles) {
    for (const other of obstacles) {
      // No slit is lost: this only saves time. Between an obstacle and itself there is none.
      if (isFar(other, one.middle.x, one.middle.y, one.around + one.reach + 2 * half + WIDER)) continue;
      found.push(...between(one, other, half));
    }
  }
  return found;
};

/** The slits between a corner of an obstacle and an edge of the table that are just about as wide as a tool of this half width. */
export const slitsAtEdges = (half: number, obstacles: readonly Field[], table: Field): readonly Slit[] =>
  obstacles.flatMap(one =>
    one.corners.flatMap(({ x, y }) =>
      table.edges.flatMap(({ x: edgeX, y: edgeY, outX, outY }, i): readonly Slit[] => {
        const wider = (edgeX - x) * outX + (edgeY - y) * outY - one.reach - 2 * half;
        if (!isNarrow(wider)) return [];
        const out = one.reach + half + wider / 2;
        return [{ at: { x: x + outX * out, y: y + outY * out }, along: alongEdge(table, i), wider, one }];
      }),
    ),
  );

/** 0, 1, -1, 2, -2 and so on. */
const STEPS: readonly number[] = /* @__PURE__ */ Array.from({ length: 101 }, (_, i) => (i % 2 ? i + 1 : -i) / 2);

/**
 * The joint nearest to a place in a slit from which an arm along the slit overlaps neither side; `far` is the distance of
 * the place from the middle of the slit. Joints lie on a grid of sixteenths of a unit. A slit that is just as wide as the tool
 * has a joint on its middle line after as many steps of the grid as its direction has. Undefined if there is none nearby.
 */
export const jointIn = ({ at, along, wider }: Slit, far: number): Point | undefined => {
  const steep = Math.abs(along.y) > Math.abs(along.x);
  const [ahead, aside] = steep ? [along.y, along.x] : [along.x, along.y];
  const [start, side] = steep ? [at.y * FINE, at.x * FINE] : [at.x * FINE, at.y * FINE];
  const length = Math.sqrt(ahead * ahead + aside * aside);
  const place = Math.round(start + (far * FINE * ahead) / length);
  for (const step of STEPS) {
    const middle = side + ((place + step - start) * aside) / ahead;
    const off = (Math.abs(Math.round(middle) - middle) * Math.abs(ahead)) / length;
    if (off > (wider / 2 + TINY) * FINE) continue;
    const [a, b] = [(place + step) / FINE, Math.round(middle) / FINE];
    return steep ? { x: b, y: a } : { x: a, y: b };
  }
  return undefined;
};
