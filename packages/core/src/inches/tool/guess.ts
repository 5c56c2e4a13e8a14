import { remember, rememberEach } from '../../remember/remember.js';
import type { Disc, Point } from '../outline.js';
import { type Field, fieldOf, hasSlack, slackAt } from '../region/field.js';
import {
  type Arm,
  armClears,
  armInDisc,
  armOnTable,
  armToPoint,
  touchingDisc,
  touchingObstacle,
  touchingTable,
} from './arm.js';
import { type Slit, slitsAtEdges, slitsBetween } from './slit.js';
import { FINE, type Move, type Pose, type Tool } from './tool.js';

/** A move in the form that the search reads: floating point, and only the obstacles that the tool may meet. */
export interface Ground {
  readonly tool: Tool;
  readonly base: Point;
  readonly end: Point;
  readonly radius: number;
  readonly table: Field;
  readonly obstacles: readonly Field[];
  /** The slits between these obstacles, and between them and the edge of the table, that are just about as wide as the tool. */
  readonly slits: () => readonly Slit[];
  readonly inside: Disc | undefined;
}

/** The distance from the hinge of a tool to the far corner of an arm. */
export const farOf = ({ arm, half }: Tool): number => Math.sqrt(arm * arm + half * half);

/** The greatest distance of a hinge from the middle of a base that its tool touches. */
export const reachOf = ({ tool, radius }: Ground): number => farOf(tool) + radius;

const away = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

const tableField = (table: Move['table']): Field => fieldOf({ is: 'completely-within', of: table, length: 0 }, 0);

/** Cache: a list of obstacles as the search reads it, for all places that are tried among them. */
const factsOf = /* @__PURE__ */ rememberEach((obstacles: Move['obstacles']) => {
  const fields = obstacles.map(({ of }) => fieldOf({ is: 'clear', of, length: 0 }, 0));
  const slits = remember((half: number, table: Move['table']) => [
    ...slitsBetween(half, fields),
    ...slitsAtEdges(half, fields, tableField(table)),
  ]);
  return { fields, slits };
});

export const groundOf = (tool: Tool, { base, to, table, obstacles, inside }: Move): Ground => {
  const radius = base.radius;
  const most = 2 * farOf(tool) + radius;
  const { fields, slits } = factsOf(obstacles);
  const near = fields.filter(field => slackAt(field, base.at.x, base.at.y) < most && slackAt(field, to.x, to.y) < most);
  return {
    tool,
    base: base.at,
    end: to,
    radius,
    table: tableField(table),
    obstacles: near,
    slits: () =>
      slits(tool.half, table).filter(({ one, other }) => near.includes(one) && (!other || near.includes(other))),
    inside,
  };
};

/** The obstacles that a tool may meet whose hinge is at most `room` away from a point. */
export const nearTo = ({ tool }: Ground, obstacles: readonly Field[], hinge: Point, room: number): readonly Field[] => {
  const far = farOf(tool) + room;
  return obstacles.filter(field => !hasSlack(field, hinge.x, hinge.y, far));
};

/** The direction of an arm. */
interface ArmDirection {
  readonly unit: Point;
  /** The direction in whole numbers, if it is known. */
  readonly exact?: Point;
  /** An arm in this direction touches the base before the move, and the base after it. */
  readonly starts: boolean;
  readonly ends: boolean;
}

/** The tolerance of a guess: above 0 for a whole box of joints, a little below 0 for a guess with a safety margin. */
interface Leave {
  readonly room: number;
  /** The least and most distance of the tool from the middle of its base. */
  readonly least: number;
  readonly most: number;
}

/** True for a tool that bends as far as it likes: any two directions are directions of its arms. */
const foldsUp = ({ bend }: Tool): boolean => bend.y === 0 && bend.x < 0;

/**
 * Calls back with directions in which an arm can lie, until the callback accepts one. Leaves out directions between two
 * others that are as good. True if one was accepted.
 */
const someDirection = (
  ground: Ground,
  hinge: Point,
  near: readonly Field[],
  leave: Leave,
  take: (direction: ArmDirection) => boolean,
): boolean => {
  const { tool, base, end, radius, table, inside } = ground;
  const full: Arm = { length: tool.arm, half: tool.half };
  const thin: Arm = { length: tool.arm - leave.room, half: tool.half - leave.room };
  const blocked = thin.half > 0;
  const atEdge = blocked && slackAt(table, hinge.x, hinge.y) < farOf(tool) + 1;
  const free = (unit: Point): boolean =>
    !blocked ||
    ((!atEdge || armOnTable(hinge, unit, thin, table)) &&
      (!inside || armInDisc(hinge, unit, thin, inside)) &&
      armToPoint(hinge, unit, thin, base.x, base.y) >= leave.least - 1e-5 &&
      near.every(field => armClears(hinge, unit, thin, field)));
  let units: Point[] = [];
  let idle = false;
  const add = (unit: Point): void => {
    units.push(unit);
    if (!foldsUp(tool)) units.push({ x: -unit.x, y: -unit.y });
  };
  /** Calls back with the directions that were added since the last call. */
  const tried = (): boolean => {
    const added = units;
    units = [];
    for (const unit of added) {
      const starts = armToPoint(hinge, unit, full, base.x, base.y) <= leave.most + 1e-5;
      const ends = armToPoint(hinge, unit, full, end.x, end.y) <= radius + leave.room + 1e-5;
      // One direction that neither starts nor ends the move is enough, unless the allowed bend excludes some pairs of directions.
      if (!starts && !ends && idle && foldsUp(tool)) continue;
      if (!free(unit)) continue;
      if (!starts && !ends) idle = true;
      if (take({ unit, starts, ends })) return true;
    }
    return false;
  };

  for (const at of [end, base]) {
    const length = away(at, hinge);
    if (length > 0) add({ x: (at.x - hinge.x) / length, y: (at.y - hinge.y) / length });
  }
  add({ x: -(units[0]?.x ?? 1), y: -(units[0]?.y ?? 0) });
  if (tried()) return true;
  touchingDisc(hinge, full, base, leave.most, add);
  touchingDisc(hinge, full, base, (leave.least + leave.most) / 2, add);
  if (blocked) touchingDisc(hinge, thin, base, leave.least, add);
  touchingDisc(hinge, full, end, radius + leave.room, add);
  if (tried()) return true;
  if (blocked) for (const field of near) touchingObstacle(hinge, thin, field, add);
  if (atEdge) touchingTable(hinge, thin, table, add);
  if (blocked && inside) touchingDisc(hinge, thin, inside.at, inside.radius, add);
  return tried();
};

const bends = (tool: Tool, a: Point, b: Point): boolean => {
  if (foldsUp(tool)) return true;
  const { bend } = tool;
  const [ahead, aside] = [-(a.x * b.x + a.y * b.y), Math.abs(a.x * b.y - a.y * b.x)];
  return ahead * bend.y - aside * bend.x >= -1e-9 * (Math.abs(bend.x) + bend.y) && (aside > 1e-9 || ahead > 0);
};

/** The arms at a hinge that can start a move, and the pairs of arms that make one. */
const pairsAt = ({ tool, base, end, radius }: Ground, hinge: Point, leave: Leave) => {
  const starts = away(hinge, base) <= tool.half + leave.most + 1e-5;
  const ends = away(hinge, end) <= tool.half + radius + leave.room + 1e-5;
  return {
    startsMove: (a: ArmDirection): boolean => starts || a.starts,
    makesMove: (a: ArmDirection, b: ArmDirection): boolean =>
      (starts || a.starts) && (ends || a.ends || b.ends) && bends(tool, a.unit, b.unit),
  };
};

/** True if a tool with its hinge at most `room` away from a point can reach both bases. */
export const inReach = (ground: Ground, hinge: Point, room: number): boolean => {
  const most = reachOf(ground) + Math.max(0, room);
  return away(hinge, ground.base) <= most && away(hinge, ground.end) <= most;
};

/** True if the disc over a hinge is free, on the table and in reach. */
const hingeFits = (ground: Ground, hinge: Point, near: readonly Field[], { room, least }: Leave): boolean => {
  const { tool, base, table, inside } = ground;
  if (!inReach(ground, hinge, room)) return false;
  const half = tool.half - room - 1e-5;
  return (
    away(hinge, base) >= least + half &&
    slackAt(table, hinge.x, hinge.y) >= half &&
    (!inside || away(hinge, inside.at) <= inside.radius - half) &&
    near.every(field => hasSlack(field, hinge.x, hinge.y, half))
  );
};

/** False only if no legal pose has its hinge at most `room` away from a point. */
export const couldReach = (ground: Ground, hinge: Point, near: readonly Field[], room: number): boolean => {
  const leave = { room, least: ground.radius - 1, most: ground.radius + room };
  if (!hingeFits(ground, hinge, near, leave)) return false;
  const { makesMove } = pairsAt(ground, hinge, leave);
  const directions: ArmDirection[] = [];
  return someDirection(ground, hinge, near, leave, direction => {
    directions.push(direction);
    return directions.some(other => makesMove(direction, other) || makesMove(other, direction));
  });
};

/** The length of a direction vector in whole numbers: with it, the far end of an arm is off by at most a few hundredths of a unit. */
const DIRECTION = 131_072;

const poseOf = (hinge: Point, a: ArmDirection, b: ArmDirection): Pose => {
  const whole = ({ unit, exact }: ArmDirection): Point =>
    exact ?? { x: Math.round(unit.x * DIRECTION), y: Math.round(unit.y * DIRECTION) };
  return { joint: { x: Math.round(hinge.x * FINE), y: Math.round(hinge.y * FINE) }, first: whole(a), second: whole(b) };
};

/** The greatest number of guesses at one hinge that are checked exactly. */
const TRIES = 12;

/**
 * A pose with its hinge at a point that passes a check. `exact` are directions in whole numbers for tight fits: they
 * are tried as they are, other directions only if they keep a quarter of a unit of distance on all sides.
 */
export const findPose = (
  ground: Ground,
  hinge: Point,
  near: readonly Field[],
  exact: readonly Point[],
  check: (pose: Pose) => boolean,
): Pose | undefined => {
  const { radius } = ground;
  const safe: Leave = { room: -0.25, least: radius - 0.75, most: radius - 0.25 };
  const tight: Leave = { room: 1e-4, least: radius - 1, most: radius };
  if (!hingeFits(ground, hinge, near, tight)) return undefined;
  const { tool, base, end, table, inside } = ground;
  const arm: Arm = { length: tool.arm - tight.room, half: tool.half - tight.room };
  const given = exact.flatMap(({ x, y }): ArmDirection[] => {
    const length = Math.sqrt(x * x + y * y);
    const unit = { x: x / length, y: y / length };
    const toBase = armToPoint(hinge, unit, arm, base.x, base.y);
    if (toBase < tight.least || !armOnTable(hinge, unit, arm, table)) return [];
    if (inside && !armInDisc(hinge, unit, arm, inside)) return [];
    if (!near.every(field => armClears(hinge, unit, arm, field))) return [];
    const ends = armToPoint(hinge, unit, arm, end.x, end.y) <= radius + 1e-3;
    return [{ unit, exact: { x, y }, starts: toBase <= tight.most + 1e-3, ends }];
  });
  // The other directions are computed only when a pair with one of them is tried.
  const directions = [...given];
  let complete = false;
  const directionAt = (i: number): ArmDirection | undefined => {
    if (i === directions.length && !complete) {
      complete = true;
      someDirection(ground, hinge, near, safe, direction => {
        directions.push(direction);
        return false;
      });
    }
    return directions[i];
  };
  const { startsMove, makesMove } = pairsAt(ground, hinge, tight);
  let tries = 0;
  for (let i = 0, a = directionAt(0); a; a = directionAt(++i)) {
    if (!startsMove(a)) continue;
    for (let k = 0, b = directionAt(0); b; b = directionAt(++k)) {
      if (!makesMove(a, b)) continue;
      const pose = poseOf(hinge, a, b);
      if (check(pose)) return pose;
      if (++tries >= TRIES) return undefined;
    }
  }
  return undefined;
};
