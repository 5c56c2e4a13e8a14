import type { Disc, Point } from '../outline.js';
import { type Field, slackAt } from '../region/field.js';

/*
 * One arm of a tool in floating point, for the search. The search guesses; the exact comparisons decide.
 */

/** An arm without a direction: all points from its hinge to `length` along it, and at most `half` beside it. */
export interface Arm {
  readonly length: number;
  readonly half: number;
}

/** A margin, in units, far above the rounding error. */
const TINY = 1e-5;

const turned = (unit: Point, cosine: number, sine: number): Point => ({
  x: unit.x * cosine - unit.y * sine,
  y: unit.y * cosine + unit.x * sine,
});

/** The distance of a point from an arm. */
export const armToPoint = (hinge: Point, unit: Point, { length, half }: Arm, x: number, y: number): number => {
  const [dx, dy] = [x - hinge.x, y - hinge.y];
  const along = dx * unit.x + dy * unit.y;
  const beyond = Math.max(0, -along, along - length);
  const beside = Math.max(0, Math.abs(dy * unit.x - dx * unit.y) - half);
  return Math.sqrt(beyond * beyond + beside * beside);
};

const cornersOf = (hinge: Point, unit: Point, { length, half }: Arm): readonly Point[] =>
  [0, length].flatMap(along =>
    [-half, half].map(aside => ({
      x: hinge.x + unit.x * along - unit.y * aside,
      y: hinge.y + unit.y * along + unit.x * aside,
    })),
  );

/**
 * The greatest distance between an arm and a hull across a separating line along a side of either; below zero if no
 * such line separates them.
 */
const separation = (hinge: Point, unit: Point, arm: Arm, { corners, edges }: Field): number => {
  let [back, front, left, right] = [Infinity, Infinity, Infinity, Infinity]; // biome-ignore format: four
  for (const corner of corners) {
    const [dx, dy] = [corner.x - hinge.x, corner.y - hinge.y];
    const [along, aside] = [dx * unit.x + dy * unit.y, dy * unit.x - dx * unit.y];
    back = Math.min(back, -along);
    front = Math.min(front, along - arm.length);
    left = Math.min(left, -aside - arm.half);
    right = Math.min(right, aside - arm.half);
  }
  let most = Math.max(back, front, left, right);
  for (const { x, y, outX, outY } of edges) {
    const out = (hinge.x - x) * outX + (hinge.y - y) * outY;
    const [ahead, aside] = [unit.x * outX + unit.y * outY, Math.abs(unit.x * outY - unit.y * outX)];
    most = Math.max(most, out + Math.min(0, arm.length * ahead) - arm.half * aside);
  }
  return most;
};

/** True if an arm does not overlap an obstacle, or by so little that only exact numbers can tell. */
export const armClears = (hinge: Point, unit: Point, arm: Arm, obstacle: Field): boolean => {
  const { corners, reach } = obstacle;
  const apart = separation(hinge, unit, arm, obstacle);
  // This only saves time: two hulls are nearest to each other at a corner of one of them.
  if (apart >= reach - TINY) return true;
  if (apart < 0) return false;
  return (
    corners.every(({ x, y }) => armToPoint(hinge, unit, arm, x, y) >= reach - TINY) &&
    cornersOf(hinge, unit, arm).every(({ x, y }) => slackAt(obstacle, x, y) >= -TINY)
  );
};

/** True if an arm lies on the table, or leaves it by so little that only exact numbers can tell. */
export const armOnTable = (hinge: Point, unit: Point, { length, half }: Arm, { edges }: Field): boolean =>
  edges.every(({ x, y, outX, outY }) => {
    const out = (hinge.x - x) * outX + (hinge.y - y) * outY;
    const [ahead, aside] = [unit.x * outX + unit.y * outY, Math.abs(unit.x * outY - unit.y * outX)];
    return out + Math.max(0, length * ahead) + half * aside <= TINY;
  });

/** True if the far corners of an arm lie in a disc, or leave it by so little that only exact numbers can tell. */
export const armInDisc = (hinge: Point, unit: Point, { length, half }: Arm, { at, radius }: Disc): boolean => {
  const [dx, dy] = [at.x - hinge.x, at.y - hinge.y];
  const beyond = dx * unit.x + dy * unit.y - length;
  const aside = Math.abs(dy * unit.x - dx * unit.y) + half;
  return Math.sqrt(beyond * beyond + aside * aside) <= radius + TINY;
};

/** Calls back with the directions in which a corner at the far end of an arm lies in the direction of a unit vector. */
const toCorner = ({ length, half }: Arm, unit: Point, take: (unit: Point) => void): void => {
  const far = Math.sqrt(length * length + half * half);
  take(turned(unit, length / far, half / far));
  take(turned(unit, length / far, -half / far));
};

/** Calls back with the directions in which an arm touches a disc. */
export const touchingDisc = (hinge: Point, arm: Arm, at: Point, radius: number, take: (unit: Point) => void): void => {
  const [dx, dy] = [at.x - hinge.x, at.y - hinge.y];
  const away = Math.sqrt(dx * dx + dy * dy);
  if (away === 0) return;
  const unit = { x: dx / away, y: dy / away };
  const aside = arm.half + radius;
  const along = Math.sqrt(Math.max(0, away * away - aside * aside));
  if (away >= aside && along <= arm.length) {
    take(turned(unit, along / away, aside / away));
    take(turned(unit, along / away, -aside / away));
  }
  const ahead = arm.length + radius;
  const beside = Math.sqrt(Math.max(0, away * away - ahead * ahead));
  if (away >= ahead && beside <= arm.half) {
    take(turned(unit, ahead / away, beside / away));
    take(turned(unit, ahead / away, -beside / away));
  }
  const far = Math.sqrt(arm.length * arm.length + arm.half * arm.half);
  const cosine = (away * away + far * far - radius * radius) / (2 * away * far);
  if (cosine < -1 || cosine > 1) return;
  const sine = Math.sqrt(1 - cosine * cosine);
  toCorner(arm, turned(unit, cosine, sine), take);
  toCorner(arm, turned(unit, cosine, -sine), take);
};

/** Calls back with the directions in which a far corner of an arm touches a line along an edge of a field. */
const touchingEdges = (hinge: Point, arm: Arm, { edges }: Field, reach: number, take: (unit: Point) => void): void => {
  const far = Math.sqrt(arm.length * arm.length + arm.half * arm.half);
  for (const { x, y, outX, outY } of edges) {
    const away = ((hinge.x - x) * outX + (hinge.y - y) * outY - reach) / far;
    if (away < -1 || away > 1) continue;
    const along = Math.sqrt(1 - away * away);
    toCorner(arm, { x: -outX * away - outY * along, y: -outY * away + outX * along }, take);
    toCorner(arm, { x: -outX * away + outY * along, y: -outY * away - outX * along }, take);
  }
};

/**
 * Calls back with all directions in which an arm begins or ceases to overlap an obstacle, and perhaps with others. The
 * obstacle must not overlap the disc over the hinge, whose radius is half the width of the arm: then only the sides and
 * the far end can touch it. Between two neighbouring directions of these, the arm overlaps the obstacle either always
 * or never.
 */
export const touchingObstacle = (hinge: Point, arm: Arm, obstacle: Field, take: (unit: Point) => void): void => {
  for (const corner of obstacle.corners) touchingDisc(hinge, arm, corner, obstacle.reach, take);
  touchingEdges(hinge, arm, obstacle, obstacle.reach, take);
};

/** Calls back with the directions in which a far corner of an arm reaches the edge of the table, on which the disc over the hinge lies. */
export const touchingTable = (hinge: Point, arm: Arm, table: Field, take: (unit: Point) => void): void =>
  touchingEdges(hinge, arm, table, 0, take);
