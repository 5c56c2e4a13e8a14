import type { Point } from '../outline.js';
import { type Field, isFar, slackAt } from '../region/field.js';

/** A passage, about as wide as a tool, between two obstacles or between an obstacle and the edge of the table. */
export interface Slit {
  readonly at: Point;
  /** The direction of the passage, in whole numbers. */
  readonly along: Point;
  /** The obstacles on both sides; `other` is absent where that side is the edge of the table. */
  readonly one: Field;
  readonly other?: Field;
}

/** The search finds slits that are wider than the tool by this much, in units, without this file. */
const WIDER = 8;

const isNarrow = (gap: number, half: number): boolean => gap > 2 * half - 1 && gap < 2 * half + WIDER;

/** The slits between a corner of one obstacle and the corners and edges of another. */
const between = (one: Field, other: Field, half: number, take: (at: Point, along: Point) => void): void => {
  for (const corner of one.corners) {
    // The distance from the other obstacle, less the radius of this one.
    const gap = slackAt(other, corner.x, corner.y) - one.reach;
    if (!isNarrow(gap, half)) continue;
    other.edges.forEach(({ x, y, outX, outY }, i) => {
      const away = (corner.x - x) * outX + (corner.y - y) * outY - one.reach - other.reach;
      if (!isNarrow(away, half)) return;
      const [p, q] = [other.corners[i] as Point, other.corners[(i + 1) % other.corners.length] as Point];
      const back = one.reach + away / 2;
      take({ x: corner.x - outX * back, y: corner.y - outY * back }, { x: q.x - p.x, y: q.y - p.y });
    });
    for (const opposite of other.corners) {
      const [dx, dy] = [opposite.x - corner.x, opposite.y - corner.y];
      const length = Math.sqrt(dx * dx + dy * dy);
      if (!isNarrow(length - one.reach - other.reach, half)) continue;
      const part = (one.reach + (length - one.reach - other.reach) / 2) / length;
      take({ x: corner.x + dx * part, y: corner.y + dy * part }, { x: -dy, y: dx });
    }
  }
};

/** The slits between some obstacles that are just about as wide as a tool of this half width. */
export const slitsBetween = (half: number, obstacles: readonly Field[]): readonly Slit[] => {
  const found: Slit[] = [];
  for (const one of obstacles) {
    for (const other of obstacles) {
      // No slit is lost: this only saves time. Between an obstacle and itself there is none.
      if (isFar(other, one.middle.x, one.middle.y, one.around + one.reach + 2 * half + WIDER)) continue;
      between(one, other, half, (at, along) => found.push({ at, along, one, other }));
    }
  }
  return found;
};

/** The slits between a corner of an obstacle and an edge of the table that are just about as wide as a tool of this half width. */
export const slitsAtEdges = (half: number, obstacles: readonly Field[], table: Field): readonly Slit[] =>
  obstacles.flatMap(one =>
    one.corners.flatMap(({ x, y }) =>
      table.edges.flatMap(({ x: edgeX, y: edgeY, outX, outY }, i): readonly Slit[] => {
        const gap = (edgeX - x) * outX + (edgeY - y) * outY - one.reach;
        const [p, q] = [table.corners[i], table.corners[(i + 1) % table.corners.length]];
        if (!isNarrow(gap, half) || !p || !q) return [];
        const out = one.reach + gap / 2;
        return [{ at: { x: x + outX * out, y: y + outY * out }, along: { x: q.x - p.x, y: q.y - p.y }, one }];
      }),
    ),
  );
