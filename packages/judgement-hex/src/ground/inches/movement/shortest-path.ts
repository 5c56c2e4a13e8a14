import { type Point, squareBetween } from '@rulewright/core/inches';
import { sweptOn } from './leg.js';
import { type Around, firstMet, isMet, type Web } from './web.js';

/** The possible ends of the path that the search looks for. */
export interface Ends {
  /** The ends that a path can reach straight from a corner; the shortest path decides which one is taken. */
  readonly ends: (from: Point) => readonly Point[];
  /** The least distance from a point to an end. */
  readonly least: (from: Point) => number;
  /** The points to which the first leg may lead; all by default. */
  readonly first?: (to: Point) => boolean;
}

interface Node {
  readonly at: Point;
  readonly isEnd: boolean;
  length: number;
  /** The length of the path to this node plus a lower bound of the rest. */
  whole: number;
  before: Node | undefined;
  done: boolean;
}

const between = (a: Point, b: Point): number => Math.sqrt(squareBetween(a, b));

const pathTo = (node: Node): readonly Point[] => (node.before ? [...pathTo(node.before), node.at] : [node.at]);

const nodeAt = (at: Point, isEnd: boolean): Node => {
  const whole = Number.POSITIVE_INFINITY;
  return { at, isEnd, length: whole, whole, before: undefined, done: false };
};

/** Removes and returns the open node with the least lower bound. */
const nextOf = (open: Node[]): Node | undefined => {
  let first = 0;
  for (let i = 1; i < open.length; i++) if ((open[i]?.whole ?? 0) < (open[first]?.whole ?? 0)) first = i;
  return open.splice(first, 1)[0];
};

/** A shortest path past some obstacles, ignoring all others; undefined if there is none. */
const past = (
  web: Web,
  from: Point,
  { ends, least, first = () => true }: Ends,
  known: readonly Around[],
): readonly Point[] | undefined => {
  // Cache: the obstacle that blocked the last leg. It often blocks the next one too.
  let blocker: Around | undefined;
  const isBlocked = (from: Point, to: Point): boolean => {
    const swept = sweptOn({ from, to, radius: web.radius });
    if (blocker && isMet(blocker, swept)) return true;
    const met = firstMet(known, swept);
    blocker = met ?? blocker;
    return met !== undefined;
  };
  const nodes: Node[] = [];
  for (const obstacle of known) {
    for (const corner of web.cornersOf(obstacle)) if (!isBlocked(corner, corner)) nodes.push(nodeAt(corner, false));
  }
  const start = nodeAt(from, false);
  start.length = 0;
  start.whole = least(start.at);
  const open: Node[] = [start];
  // The length of the best path to an end so far: longer paths are skipped.
  let best = Number.POSITIVE_INFINITY;
  const reach = (from: Node, to: Node): void => {
    const length = from.length + between(from.at, to.at);
    if (to.done || length >= to.length || length >= best || (from === start && !first(to.at))) return;
    const whole = length + (to.isEnd ? 0 : least(to.at));
    if (whole >= best || isBlocked(from.at, to.at)) return;
    if (to.before === undefined) open.push(to);
    to.length = length;
    to.whole = whole;
    if (to.isEnd) best = whole;
    to.before = from;
  };
  for (let next = nextOf(open); next; next = nextOf(open)) {
    if (next.isEnd) return pathTo(next);
    next.done = true;
    for (const end of ends(next.at)) reach(next, nodeAt(end, true));
    for (const other of nodes) reach(next, other);
  }
  return undefined;
};

/**
 * A shortest path of the centre of a base to one of some ends, around obstacles, as its corners with the start and the
 * end; undefined if there is none. Each leg passes the exact test. Tolerances: the bends of the path may be up to 1.3 %
 * too long, and a gap may be missed if it is wider than the base by less than 4 % of the radius of an obstacle beside
 * it.
 *
 * The search begins without obstacles and adds those that the best path so far meets. A shortest path past some
 * obstacles that meets none of the others is a shortest path past all.
 *
 * @param around obstacles that the search begins with
 */
export const shortestPath = (
  web: Web,
  start: Point,
  ends: Ends,
  around: readonly Around[] = [],
): readonly Point[] | undefined => {
  const known = [...around];
  for (;;) {
    const path = past(web, start, ends, known);
    if (!path) return undefined;
    const covered = path.slice(1).map((to, i) => sweptOn({ from: path[i] as Point, to, radius: web.radius }));
    const met = web.obstacles.filter(one => !known.includes(one) && covered.some(swept => isMet(one, swept)));
    if (met.length === 0) return path;
    known.push(...met);
  }
};
