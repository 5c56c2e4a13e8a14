import { type Disc, type Point, squareBetween } from '@rulewright/core/inches';
import { comparePart, type Part } from '../terrain/part.js';
import { waysAround } from './hull.js';
import { type Leg, sweptOn } from './leg.js';

/** Something that a way leads around. */
export interface Around {
  readonly parts: readonly Part[];
  /** True if the base must not even touch it. */
  readonly untouched?: boolean;
}

/** A question for a way of the centre of a base. */
export interface Route {
  readonly base: Disc;
  readonly obstacles: readonly Around[];
  /** True for points where the base lies on the table. */
  readonly onTable: (at: Point) => boolean;
  /** Ends that are looked for; the way leads to the one with the shortest way. */
  readonly ends: (from: Point) => readonly Point[];
  /** The least distance from a point to an end. */
  readonly least: (from: Point) => number;
}

/** True if a base meets an obstacle on a leg. */
export const meets = ({ parts, untouched = false }: Around, leg: Leg): boolean => {
  const swept = sweptOn(leg);
  return parts.some(part => {
    const sign = comparePart(part, swept, 0);
    return sign < 0 || (untouched && sign === 0);
  });
};

interface Node {
  readonly at: Point;
  length: number;
  /** The length of the way to here and the least length from here. */
  whole: number;
  before: Node | undefined;
  done: boolean;
  readonly isEnd: boolean;
}

const between = (a: Point, b: Point): number => Math.sqrt(squareBetween(a, b));

const wayTo = (node: Node): readonly Point[] => (node.before ? [...wayTo(node.before), node.at] : [node.at]);

/** A shortest way past some obstacles alone; undefined if there is none. */
const past = (route: Route, obstacles: readonly Around[]): readonly Point[] | undefined => {
  const { base, onTable, ends, least } = route;
  const { radius } = base;
  const node = (at: Point, isEnd: boolean): Node => {
    return {
      at,
      length: Number.POSITIVE_INFINITY,
      whole: Number.POSITIVE_INFINITY,
      before: undefined,
      done: false,
      isEnd,
    };
  };
  const isFree = (at: Point): boolean =>
    onTable(at) && !obstacles.some(obstacle => meets(obstacle, { from: at, to: at, radius }));
  const nodes = obstacles
    .flatMap(({ parts }) => parts.flatMap(part => waysAround(part, radius)))
    .filter(isFree)
    .map(at => node(at, false));
  const start = node(base.at, false);
  start.length = 0;
  start.whole = least(base.at);
  const open: Node[] = [start];
  // The length of the best way to an end so far: no longer way needs to be looked at.
  let best = Number.POSITIVE_INFINITY;
  const reach = (from: Node, to: Node): void => {
    const length = from.length + between(from.at, to.at);
    const whole = length + (to.isEnd ? 0 : least(to.at));
    if (to.done || length >= to.length || whole >= best) return;
    if (obstacles.some(obstacle => meets(obstacle, { from: from.at, to: to.at, radius }))) return;
    if (to.before === undefined) open.push(to);
    to.length = length;
    to.whole = whole;
    if (to.isEnd) best = whole;
    to.before = from;
  };
  while (open.length > 0) {
    const at = open.reduce((first, one, i) => (one.whole < (open[first]?.whole ?? 0) ? i : first), 0);
    const [next] = open.splice(at, 1);
    if (!next) break;
    if (next.isEnd) return wayTo(next);
    next.done = true;
    for (const end of ends(next.at)) reach(next, node(end, true));
    for (const other of nodes) reach(next, other);
  }
  return undefined;
};

/**
 * A shortest way of the centre of a base to one of some ends, around obstacles, as its corners with the start and the end;
 * undefined if there is none. Each leg passes the exact test. The way is at most 1.3 % of its bends longer than the shortest of
 * all, and gaps that are wider than the base by less than 4 % of the radius of what they lead past may not be found.
 *
 * The search begins without obstacles and adds those that the best way so far meets. A shortest way past some obstacles that
 * meets none of the others is a shortest way past all.
 */
export const shortestWay = (route: Route): readonly Point[] | undefined => {
  const { base, obstacles } = route;
  const known = new Set<Around>();
  for (;;) {
    const way = past(route, [...known]);
    if (!way) return undefined;
    const legs = way.slice(1).map((to, i): Leg => ({ from: way[i] ?? to, to, radius: base.radius }));
    const met = obstacles.filter(obstacle => !known.has(obstacle) && legs.some(leg => meets(obstacle, leg)));
    if (met.length === 0) return way;
    for (const obstacle of met) known.add(obstacle);
  }
};
