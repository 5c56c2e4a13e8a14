import type { Refusal } from '@rulewright/core';
import {
  compareGap,
  type Disc,
  directlyAway,
  directlyTowards,
  FINE,
  gap,
  type Point,
  type Pose,
  pointInDirection,
  type Strip,
  samePoint,
  type Tool,
} from '@rulewright/core/inches';
import { thingNamed } from '../../battlefield/things.js';
import type { MoveAsked } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Standing } from '../standing/limits.js';

/** A straight move: the centre of the base stays on the line through both centres (SFI-MOVE-022). */
export interface Line {
  readonly from: Point;
  readonly direction: Point;
}

/** The limits of a move away from something or towards it, on the base and on the tool. */
export interface Heading {
  readonly limits: readonly Standing[];
  /** Ground that the tool must not overlap: it is nearer to the other thing than the model was at the start (SFI-MOVE-023). */
  readonly clear?: Disc;
  /** Ground that the tool does not leave, because the model was not farther away at the start (SFI-MOVE-024). */
  readonly inside?: Disc;
  readonly line?: Line;
}

/** The gap between two bases, rounded down to a whole unit; `gap` rounds it up. */
const gapDown = (a: Disc, b: Disc): number => {
  const up = gap(a, b);
  return up === 0 || compareGap(a, b, up) === 0 ? up : up - 1;
};

/**
 * The limits of a move with a direction; undefined if the thing that it refers to is gone. The distance at the start counts in
 * whole units of 1/100 mm: rounded down for a move away, up for a move towards.
 */
export const headingOf = (table: Table, base: Disc, { direction, from }: MoveAsked): Heading | undefined => {
  if (direction === undefined || direction === 'any') return { limits: [] };
  const other = from === undefined ? undefined : thingNamed(table, from);
  if (!other) return undefined;
  const { base: of, id: obstacle } = other;
  const away = direction === 'away' || direction === 'directly-away';
  const straight = direction === 'directly-away' || direction === 'directly-towards';
  const vector = away ? directlyAway(of, base) : directlyTowards(of, base);
  if (straight && !vector) return undefined;
  const line = straight && vector ? { line: { from: base.at, direction: vector } } : {};
  if (away) {
    const length = gapDown(base, of);
    const limit: Standing = { is: 'clear', of, length, code: 'comes-nearer', rule: 'SFI-MOVE-023', obstacle };
    return { limits: [limit], clear: { at: of.at, radius: of.radius + length }, ...line };
  }
  const length = gap(base, of);
  const limit: Standing = { is: 'within', of, length, code: 'goes-farther', rule: 'SFI-MOVE-024', obstacle };
  return { limits: [limit], inside: { at: of.at, radius: of.radius + length + 2 * base.radius }, ...line };
};

/** The point of a line at a distance, in units, rounded once (SFI-PUSH-006). */
export const pointOn = ({ from, direction }: Line, distance: number): Point =>
  pointInDirection(from, direction, distance);

/** The distance at which a point lies on a line; undefined for a point beside it or behind its start. */
export const distanceOn = (line: Line, { x, y }: Point): number | undefined => {
  const [dx, dy] = [x - line.from.x, y - line.from.y];
  const near = Math.round(Math.sqrt(dx * dx + dy * dy));
  return [near, near + 1, near - 1].find(distance => distance >= 0 && samePoint(pointOn(line, distance), { x, y }));
};

/** The pose of a tool that lies straight on a line, from the edge of a base on. */
export const poseOn = ({ direction }: Line, base: Disc, { arm }: Tool): Pose => {
  const size = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  const along = ((base.radius + arm) * FINE) / size;
  const rounded = (from: number, by: number): number => from * FINE + Math.trunc(by * along) + 0;
  return {
    joint: { x: rounded(base.at.x, direction.x), y: rounded(base.at.y, direction.y) },
    first: { x: -direction.x + 0, y: -direction.y + 0 },
    second: direction,
  };
};

/**
 * The part of a straight tool between the base at the start of a move along a line and the base at its end. The rest of
 * the tool is held above the table, so it meets no obstacle (SFI-MOVE-022). Undefined for bases that overlap or touch:
 * nothing lies between them.
 */
export const stripTo = ({ line }: Heading, base: Disc, to: Point, { half }: Tool): Strip | undefined => {
  const length = line ? (distanceOn(line, to) ?? 0) - 2 * base.radius : 0;
  return line && length > 0
    ? { from: base.at, direction: line.direction, start: base.radius, length, half }
    : undefined;
};

const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** The refusal of a pose that is bent or lies beside the line of a move; a unit of 1/100 mm is left to rounding. */
export const whyNotOnLine = (
  { from, direction }: Line,
  { joint, first, second }: Pose,
  path: string,
): Refusal | undefined => {
  const refused = { code: 'not-on-the-line', rule: 'SFI-MOVE-022', path };
  const straight = cross(first, second) === 0 && first.x * second.x + first.y * second.y < 0;
  if (!straight || cross(first, direction) !== 0) return refused;
  const beside = cross(direction, { x: joint.x - from.x * FINE, y: joint.y - from.y * FINE });
  const size = direction.x * direction.x + direction.y * direction.y;
  return beside * beside <= FINE * FINE * size ? undefined : refused;
};
