import { GameError } from '../../match/errors.js';
import type { Refusal } from '../../match/types.js';
import { rememberEach } from '../../remember/remember.js';
import { LIMIT } from '../exact.js';
import { compareGap } from '../gap.js';
import { type Point, whyNoOutline, whyNoPoint } from '../outline.js';
import type { Field } from '../region/field.js';
import type { Box } from '../region/limits.js';
import { halves } from '../region/search.js';
import { couldReach, farOf, findPose, type Ground, groundOf, inReach, nearTo, reachOf } from './guess.js';
import { jointIn } from './slit.js';
import { FINE, type Move, type Pose, type Tool, whyNoTool, whyNotPose } from './tool.js';

/** A pose that makes a move; or, if none was found, a bound on the room of poses that may exist. */
export type Reached =
  | { readonly pose: Pose }
  | {
      readonly pose?: undefined;
      /**
       * No disc of this radius, in units, consists only of joints of legal poses that keep half a unit of distance from
       * everything. 0: there is no legal pose at all.
       */
      readonly room: number;
    };

/** The default number of boxes of joints that a search looks at. */
const BOXES = 1000;

/** Cache: a list of obstacles is checked once, for all places that are tried among them. */
const whyNoObstacles = /* @__PURE__ */ rememberEach((obstacles: Move['obstacles']): { readonly wrong?: Refusal } => {
  for (const [i, { of }] of obstacles.entries()) {
    const wrong = whyNoOutline(of, `move.obstacles[${i}].of`);
    if (wrong) return { wrong };
  }
  return {};
});

const check = (tool: Tool, { base, to, table, obstacles, inside }: Move): void => {
  let wrong = whyNoTool(tool) ?? whyNoOutline(base, 'move.base') ?? whyNoPoint(to, 'move.to');
  wrong ??= whyNoOutline(table, 'move.table') ?? (inside && whyNoOutline(inside, 'move.inside'));
  wrong ??= whyNoObstacles(obstacles).wrong;
  if (wrong) throw new GameError(`${wrong.code} at ${wrong.path}`);
};

const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y });

interface Seed {
  readonly hinge: Point;
  readonly directions: readonly Point[];
}

/** The straight poses between two bases: along the line of their middles, and from corner to corner. */
const straight = ({ tool: { arm, half }, base, end, radius }: Ground): readonly Seed[] => {
  const [dx, dy] = [end.x - base.x, end.y - base.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return [];
  const both = (ahead: number, aside: number): Point[] => {
    // The rotated direction in whole numbers, about as long as the limit of coordinates allows.
    const by = LIMIT / 2 / length / Math.max(arm, half);
    const direction = { x: Math.round((dx * ahead - dy * aside) * by), y: Math.round((dy * ahead + dx * aside) * by) };
    return [direction, opposite(direction)];
  };
  const along = { x: dx, y: dy };
  const middle = { x: base.x + dx / 2, y: base.y + dy / 2 };
  const beside = (radius - 0.5 + arm) / length;
  return [
    { hinge: { x: base.x + dx * beside, y: base.y + dy * beside }, directions: [along, opposite(along)] },
    { hinge: middle, directions: [...both(arm, half), ...both(arm, -half)] },
  ];
};

/** The parts of an arm at which a joint beside a slit is tried. */
const PARTS = [0, 0.5, -0.5, 0.25, -0.25, 0.75, -0.75, 1, -1];

/** Joints from which an arm lies through a slit. */
function* throughSlits({ tool: { arm, half }, base, end, radius, slits }: Ground): Generator<Seed> {
  for (const slit of slits()) {
    const { at, along } = slit;
    const length = Math.sqrt(along.x * along.x + along.y * along.y);
    // Joints from which an arm through the slit ends at a base.
    const endingAt = ({ x, y }: Point): readonly number[] => {
      const [dx, dy] = [x - at.x, y - at.y];
      const ahead = (dx * along.x + dy * along.y) / length;
      const aside = Math.max(0, Math.abs(dy * along.x - dx * along.y) / length - half);
      const beside = arm + Math.sqrt(Math.max(0, (radius - 0.5) * (radius - 0.5) - aside * aside));
      return [ahead + beside, ahead - beside];
    };
    for (const far of [...endingAt(base), ...PARTS.map(part => part * arm), ...endingAt(end)]) {
      const hinge = jointIn(slit, far);
      if (hinge) yield { hinge, directions: [along, opposite(along)] };
    }
  }
}

/** Joints at which the middles of two slits cross: an arm lies through each of them. */
function* throughTwoSlits({ slits }: Ground): Generator<Seed> {
  const all = slits();
  for (const [i, { at, along }] of all.entries()) {
    for (const other of all.slice(0, i)) {
      const cross = along.x * other.along.y - along.y * other.along.x;
      if (cross === 0) continue;
      const far = ((other.at.x - at.x) * other.along.y - (other.at.y - at.y) * other.along.x) / cross;
      const directions = [along, other.along].flatMap(direction => [direction, opposite(direction)]);
      yield { hinge: { x: at.x + far * along.x, y: at.y + far * along.y }, directions };
    }
  }
}

/** The joints in reach of both bases, and some more. */
const boxOf = (ground: Ground): Box => {
  const { base, end } = ground;
  const most = Math.ceil(reachOf(ground));
  return {
    x: Math.max(base.x, end.x) - most,
    y: Math.max(base.y, end.y) - most,
    right: Math.min(base.x, end.x) + most,
    below: Math.min(base.y, end.y) + most,
  };
};

interface Place {
  readonly box: Box;
  readonly near: readonly Field[];
}

/** The search by halving boxes of joints, the largest boxes first. */
const search = (ground: Ground, most: number, passes: (pose: Pose) => boolean): Reached => {
  const box = boxOf(ground);
  const queue: Place[] = [{ box, near: ground.obstacles }];
  let leastRoom = 0;
  for (const [i, { box, near }] of queue.entries()) {
    const [width, height] = [box.right - box.x, box.below - box.y];
    const hinge = { x: box.x + width / 2, y: box.y + height / 2 };
    // Joints between whole units belong to a box too.
    const room = Math.sqrt((width + 1) * (width + 1) + (height + 1) * (height + 1)) / 2;
    // The middles of the boxes twice as large were tried.
    if (i >= most) return { room: Math.ceil(2 * room) };
    const around = nearTo(ground, near, hinge, room);
    if (!couldReach(ground, hinge, around, room)) continue;
    const pose = findPose(ground, hinge, around, [], passes);
    if (pose) return { pose };
    if (width === 0 && height === 0) leastRoom = 2;
    else for (const half of halves(box)) queue.push({ box: half, near: around });
  }
  return { room: leastRoom };
};

/**
 * Finds a pose that takes a base to a place, or a bound on the room of such a pose. The same question always has the
 * same answer; the list of obstacles must not be changed. A pose that is found passes `whyNotPose`, so the only
 * possible error is a pose that is not found. `boxes` limits the work: with more boxes, poses with less room are found.
 */
export const reachWith = (tool: Tool, move: Move, boxes: number = BOXES): Reached => {
  check(tool, move);
  const { base, to } = move;
  const end = { at: to, radius: base.radius };
  const most = Math.min(tool.most ?? LIMIT, Math.ceil(2 * farOf(tool)));
  if (compareGap(base, end, most) > 0) return { room: 0 };
  const ground = groundOf(tool, move);
  const passes = (pose: Pose): boolean => whyNotPose(tool, move, pose) === undefined;
  for (const seeds of [straight, throughSlits, throughTwoSlits]) {
    for (const { hinge, directions } of seeds(ground)) {
      const fine = { x: Math.round(hinge.x * FINE) / FINE, y: Math.round(hinge.y * FINE) / FINE };
      if (!inReach(ground, fine, 1)) continue;
      const pose = findPose(ground, fine, nearTo(ground, ground.obstacles, fine, 1), directions, passes);
      if (pose) return { pose };
    }
  }
  return search(ground, boxes, passes);
};
