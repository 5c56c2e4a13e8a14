import { GameError } from '../../match/errors.js';
import { isObject } from '../../match/json.js';
import type { Refusal } from '../../match/types.js';
import { compareProducts, LIMIT, type Sign } from '../exact.js';
import { compareGap, completelyWithin } from '../gap.js';
import type { Disc, Outline, Point, Polygon } from '../outline.js';
import { whyNoLength, whyNoPoint } from '../outline.js';
import { compareStripGap, holdsStrip, type Strip } from '../strip.js';

/**
 * A movement tool of two arms: rectangles that are hinged at the middle of their short sides. A disc as wide as the arms
 * covers the hinge. The numbers are rulings of a game.
 */
export interface Tool {
  /** The length of each arm, from the hinge to its far end. */
  readonly arm: number;
  /** Half the width. */
  readonly half: number;
  /**
   * The greatest bend as a vector: `x` straight on, `y` to a side and not below zero. `{ x: 1, y: 0 }` does not bend,
   * `{ x: 0, y: 1 }` bends by 90°, `{ x: -1, y: 0 }` folds up.
   */
  readonly bend: Point;
  /** The greatest gap between the base before and after the move. Absent: the outline of the tool limits it alone. */
  readonly most?: number;
}

/** The number of parts of a unit in which the joint of a pose is given. */
export const FINE = 16;

/** A tool that lies on the table. Plain JSON of whole numbers. */
export interface Pose {
  /** The place of the hinge, in sixteenths of a unit: a tool that just reaches may leave no room for a whole unit. */
  readonly joint: Point;
  /** The direction of each arm from the hinge, as a vector of any length but zero. */
  readonly first: Point;
  readonly second: Point;
}

/** Something that a tool must not overlap. */
export interface Obstacle {
  /** A refusal names the obstacle by its id. */
  readonly id: string;
  readonly of: Outline;
}

/** A move by a tool: the base before the move, the place of its centre after the move, and what is in the way. */
export interface Move {
  readonly base: Disc;
  readonly to: Point;
  readonly table: Polygon;
  /** The bases of other models and the ground that no tool may overlap; not the base itself. */
  readonly obstacles: readonly Obstacle[];
  /** A disc that the tool does not leave, such as all ground that is no farther from something than the base was. */
  readonly inside?: Disc;
}

/** Tells why the numbers of a tool are wrong; undefined if they are right. */
export const whyNoTool = ({ arm, half, bend, most }: Tool): Refusal | undefined => {
  const wrong =
    whyNoLength(arm, 'tool.arm') ?? whyNoLength(half, 'tool.half') ?? whyNoPoint(bend, 'tool.bend') ??
    (most === undefined ? undefined : whyNoLength(most, 'tool.most')); // biome-ignore format: two lines
  if (wrong) return wrong;
  if (arm < 1 || half < 1) return { code: 'too-small', path: arm < 1 ? 'tool.arm' : 'tool.half', detail: { least: 1 } };
  return bend.y < 0 || (bend.y === 0 && bend.x === 0) ? { code: 'no-bend', path: 'tool.bend' } : undefined;
};

/** A tool, checked: throws a GameError that names the wrong field. */
export const tool = (made: Tool): Tool => {
  const wrong = whyNoTool(made);
  if (wrong) throw new GameError(`${wrong.code} at ${wrong.path}`);
  return made;
};

const whyNoDirection = (value: unknown, path: string): Refusal | undefined => {
  const wrong = whyNoPoint(value, path);
  if (wrong) return wrong;
  return isObject(value) && value.x === 0 && value.y === 0 ? { code: 'no-direction', path } : undefined;
};

/** Tells why a value, which may be anything, is no pose; undefined if it is one. */
export const whyNoPose = (value: unknown, path: string): Refusal | undefined => {
  if (!isObject(value) || Object.keys(value).length !== 3) return { code: 'not-a-pose', path };
  const { joint } = value;
  const where = `${path}.joint`;
  if (!isObject(joint) || Object.keys(joint).length !== 2) return { code: 'not-a-point', path: where };
  for (const axis of ['x', 'y'] as const) {
    if (!Number.isInteger(joint[axis])) return { code: 'not-a-whole-number', path: `${where}.${axis}` };
    const size = Math.abs(Number(joint[axis]));
    if (size > LIMIT * FINE) return { code: 'too-large', path: `${where}.${axis}`, detail: { most: LIMIT * FINE } };
  }
  return whyNoDirection(value.first, `${path}.first`) ?? whyNoDirection(value.second, `${path}.second`);
};

const times = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });

/** An outline in sixteenths of a unit. */
function fine(outline: Polygon | Disc): Polygon | Disc;
function fine(outline: Outline): Outline;
function fine(outline: Outline): Outline {
  if ('at' in outline) return { at: times(outline.at, FINE), radius: outline.radius * FINE };
  if ('corners' in outline) return { corners: outline.corners.map(corner => times(corner, FINE)) };
  return { from: times(outline.from, FINE), to: times(outline.to, FINE), radius: outline.radius * FINE };
}

/** The arms of a tool in a pose, and the disc over its hinge, in sixteenths of a unit. */
const partsOf = ({ arm, half }: Tool, { joint, first, second }: Pose) => {
  const strip = (direction: Point): Strip => ({ from: joint, direction, length: arm * FINE, half: half * FINE });
  return { arms: [strip(first), strip(second)] as const, hinge: { at: joint, radius: half * FINE } };
};

/** A circle around the joint that no corner of a tool can leave, in sixteenths of a unit. */
const around = ({ arm, half }: Tool, { joint }: Pose): Disc => ({
  at: joint,
  radius: Math.ceil(Math.sqrt(arm * arm + half * half)) * FINE,
});

/** As `compareGap`, between a tool in a pose and an outline. Exact. */
export const compareToolGap = (tool: Tool, pose: Pose, outline: Outline, length: number): Sign => {
  const [shape, far] = [fine(outline), length * FINE];
  if (compareGap(around(tool, pose), shape, far) > 0) return 1;
  const { arms, hinge } = partsOf(tool, pose);
  const signs = [compareGap(hinge, shape, far), ...arms.map(strip => compareStripGap(strip, shape, far))];
  return Math.min(...signs) as Sign;
};

/** True if a tool bends no farther than it can. */
const bendsEnough = ({ bend }: Tool, { first, second }: Pose): boolean => {
  const ahead = -(first.x * second.x + first.y * second.y);
  const aside = Math.abs(first.x * second.y - first.y * second.x);
  if (bend.y === 0 && bend.x < 0) return true;
  if (aside === 0) return ahead > 0;
  return compareProducts(ahead, bend.y, aside, bend.x) >= 0;
};

/** True if all of a tool lies in an outline, such as the table. */
const liesIn = (tool: Tool, pose: Pose, outline: Polygon | Disc): boolean => {
  const { arms, hinge } = partsOf(tool, pose);
  const ground = fine(outline);
  return completelyWithin(hinge, ground, 0) && arms.every(strip => holdsStrip(ground, strip));
};

/** A tool may overlap the base that it starts at by this much, because the coordinates of a pose are whole numbers. */
const PRESS = 1;

/**
 * Tells why a tool cannot lie like this for a move; undefined if it can. Exact. The tool touches the base before the move
 * from outside, and touches or overlaps the base after it. The refusal names the obstacle that is in the way. This
 * function does not check whether the base may stand at its end: use a region for that.
 */
export const whyNotPose = (tool: Tool, move: Move, pose: Pose, path = 'pose'): Refusal | undefined => {
  const wrong = whyNoTool(tool) ?? whyNoPose(pose, path);
  if (wrong) return wrong;
  const { base, to, table, obstacles, inside } = move;
  const end = { at: to, radius: base.radius };
  if (!bendsEnough(tool, pose)) return { code: 'bends-too-far', path };
  if (compareToolGap(tool, pose, base, 0) > 0) return { code: 'tool-apart-from-base', path };
  const core = { at: base.at, radius: Math.max(0, base.radius - PRESS) };
  if (compareToolGap(tool, pose, core, 0) < 0) return { code: 'tool-on-base', path };
  if (compareToolGap(tool, pose, end, 0) > 0) return { code: 'tool-apart-from-end', path };
  if (tool.most !== undefined && compareGap(base, end, tool.most) > 0) {
    return { code: 'too-far', path, detail: { most: tool.most } };
  }
  if (!liesIn(tool, pose, table)) return { code: 'tool-off-table', path };
  if (inside && !liesIn(tool, pose, inside)) return { code: 'tool-outside', path };
  const hit = obstacles.find(({ of }) => compareToolGap(tool, pose, of, 0) < 0);
  return hit && { code: 'tool-on-obstacle', path, detail: { obstacle: hit.id } };
};
