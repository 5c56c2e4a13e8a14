import { completelyWithin, type Point, samePoint, squareBetween } from '@rulewright/core/inches';
import type { Body } from '../../battlefield/solids.js';
import type { ModelId, Place } from '../../vocabulary/index.js';
import type { Obstacle } from '../surroundings.js';
import { middleOf } from './climbs.js';
import { reach, type Wanted } from './leg.js';

/** The most legs that one search looks at, unless told otherwise. */
const MOST_LEGS = 64;
/** The distance, in units, that a route keeps from the things that it goes round. */
const ROOM = 4;

/** Points around a disc at which a base can go round it. */
const aroundDisc = (at: Point, radius: number): readonly Point[] => {
  const far = Math.ceil(radius * 1.09);
  const part = Math.ceil(far * 0.7072);
  return [[far, 0], [part, part], [0, far], [-part, part], [-far, 0], [-part, -part], [0, -far], [part, -part]].map(
    ([x = 0, y = 0]) => ({ x: at.x + x, y: at.y + y }),
  ); // biome-ignore format: eight points
};

/** Points beside the corners of a polygon at which a base can go round it. */
const aroundCorners = (corners: readonly Point[], radius: number): readonly Point[] =>
  corners.map((at, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] as Point;
    const after = corners[(i + 1) % corners.length] as Point;
    const normal = (p: Point, q: Point): Point => {
      const length = Math.sqrt(squareBetween(p, q));
      return { x: (q.y - p.y) / length, y: (p.x - q.x) / length };
    };
    const [a, b] = [normal(before, at), normal(at, after)];
    const by = Math.min(3, 1 / (1 + a.x * b.x + a.y * b.y)) * (radius + ROOM);
    return { x: Math.round(at.x + (a.x + b.x) * by), y: Math.round(at.y + (a.y + b.y) * by) };
  });

const cornersOf = (thing: Obstacle | Body, radius: number): readonly Point[] => {
  const outline = 'outline' in thing ? thing.outline : thing;
  return 'at' in outline
    ? aroundDisc(outline.at, outline.radius + radius + ROOM)
    : aroundCorners(outline.corners, radius);
};

const far = (a: Point, b: Point): number => Math.sqrt(squareBetween(a, b));

interface Tried {
  readonly at: Point;
  readonly level: number;
  readonly after: Tried | null;
  readonly length: number;
  /** A lower bound for a whole path over this point. */
  readonly least: number;
  /** The same point by other paths of equal length. */
  readonly also: Tried[];
}

/** The end of a path on foot, and the limits of its search. */
interface Search {
  readonly to: Point;
  /** The model that stands at the end: touching it ends the path. */
  readonly goal?: ModelId | undefined;
  readonly most?: number | undefined;
}

/**
 * True for a different path of equal length to a point that was reached before: its last corner is another one, and
 * nearer to the start.
 */
const isOther = ({ after, length }: Tried, before: Tried, tolerance: number): boolean =>
  after !== null &&
  length <= before.length + tolerance &&
  after.length < before.length - tolerance &&
  [before, ...before.also].every(one => one.after !== after);

/** All known paths to a point, in the order in which they were found. */
const pathsOf = (end: Tried): readonly (readonly Point[])[] =>
  [end, ...end.also].flatMap(({ at, after }) => (after ? pathsOf(after).map(path => [...path, at]) : [[]]));

/** A path without the points at which it does not bend. */
const bends = (from: Point, path: readonly Point[], tolerance: number): readonly Point[] => {
  const some: Point[] = [];
  for (const [i, at] of path.entries()) {
    const [before, next] = [some.at(-1) ?? from, path[i + 1]];
    if (!next || far(before, at) + far(at, next) - far(before, next) > tolerance) some.push(at);
  }
  return some;
};

/** The greatest number of pieces of scenery that the search tries as steps: those nearest to the start. */
const MOST_STEPS = 8;

/**
 * The middles of the scenery between the level of a model and that of its goal, where it can neither step up
 * (ELD-MOVE-023) nor drop down at once.
 */
const stepsBetween = ({ around: { obstacles, height }, drop }: Wanted, from: Place, goal = from.z): readonly Point[] =>
  goal - from.z <= height && from.z - goal <= drop
    ? []
    : obstacles
        .filter(({ top, kind }) => top !== null && (top - from.z) * (top - goal) < 0 && kind !== 'ladder')
        .map(middleOf)
        .sort((a, b) => squareBetween(from, a) - squareBetween(from, b))
        .slice(0, MOST_STEPS);

/** The centres of the scenery over which a path to another point may lead, those nearest to the straight line. */
const stepsOnPath = ({ around: { obstacles } }: Wanted, from: Place, to: Point): readonly Point[] =>
  obstacles
    .filter(({ top, kind }) => top !== null && top > from.z && kind !== 'ladder')
    .map(middleOf)
    .map(at => ({ at, length: far(from, at) + far(at, to) }))
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_STEPS)
    .map(({ at }) => at);

/** Short paths on foot to a point: only the shortest one, or with `all` also those of equal length. */
const search = (
  wanted: Wanted,
  from: Place,
  { to, goal, most = MOST_LEGS }: Search,
  steps: readonly Point[],
  all: boolean,
): readonly (readonly Point[])[] => {
  const { radius, field, tolerance } = wanted.around;
  const ends: Tried[] = [];
  let longest = Number.POSITIVE_INFINITY;
  const nodes: Point[] = [{ x: to.x, y: to.y }, ...steps];
  const known = new Set<Obstacle | Body>();
  const closed: Tried[] = [{ at: { x: from.x, y: from.y }, level: from.z, after: null, length: 0, least: 0, also: [] }];
  const open: Tried[] = [];
  const offer = (after: Tried, at: Point): void => {
    const length = after.length + far(after.at, at);
    open.push({ at, level: after.level, after, length, least: length + far(at, to), also: [] });
  };
  for (const node of nodes) offer(closed[0] as Tried, node);
  for (let legs = 0; legs < most && open.length > 0; legs++) {
    const [best] = open.reduce<[Tried | undefined, number]>(
      (so, one, i) => (so[0] && so[0].least <= one.least ? so : [one, i]),
      [undefined, -1],
    );
    if (!best || best.least > longest) break;
    open.splice(open.indexOf(best), 1);
    const before = closed.find(({ at }) => samePoint(at, best.at));
    if (!best.after || (before && !(all && isOther(best, before, tolerance)))) continue;
    const { at, by } = reach(wanted, { ...best.after.at, z: best.after.level }, best.at);
    const there = by === 'nothing' || (typeof by === 'object' && 'model' in by && by.model === goal);
    if (!there) {
      if (typeof by === 'string' || known.has(by)) continue;
      known.add(by);
      for (const corner of cornersOf(by, radius)) {
        if (!completelyWithin({ at: corner, radius }, field, 0)) continue;
        nodes.push(corner);
        for (const one of closed) offer(one, corner);
      }
      continue;
    }
    const reached: Tried = { ...best, level: at.z };
    if (before) {
      before.also.push(reached);
      continue;
    }
    if (samePoint(best.at, to)) {
      ends.push(reached);
      if (!all) break;
      longest = Math.min(longest, reached.length + tolerance);
      continue;
    }
    closed.push(reached);
    for (const node of nodes) offer(reached, node);
  }
  const paths = ends.flatMap(pathsOf);
  // Paths that differ only by points on a straight line are equal.
  const keys = paths.map(path => JSON.stringify(bends(from, path, tolerance)));
  return paths.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
};

/**
 * A short path on foot to a point, around obstacles and enemies, as the points after the start; undefined if none was
 * found. The search tries the straight line first, and then the corners of the obstacles that blocked a leg.
 *
 * @param goal the model that stands at the end: touching it ends the path
 */
export const findPath = (
  wanted: Wanted,
  from: Place,
  to: Point & { readonly z?: number },
  goal?: ModelId,
  most?: number,
): readonly Point[] | undefined => search(wanted, from, { to, goal, most }, stepsBetween(wanted, from, to.z), false)[0];

/**
 * The shortest path on foot to a point, as `findPath` finds it, and all other paths of equal length. If no path leads to
 * a point on the same level, the search tries the scenery in between as steps.
 */
export const findPaths = (
  wanted: Wanted,
  from: Place,
  to: Point & { readonly z?: number },
  goal?: ModelId,
  most?: number,
): readonly (readonly Point[])[] => {
  const steps = stepsBetween(wanted, from, to.z);
  const paths = search(wanted, from, { to, goal, most }, steps, true);
  if (paths.length > 0 || steps.length > 0) return paths;
  return search(wanted, from, { to, goal, most }, stepsOnPath(wanted, from, to), true);
};
