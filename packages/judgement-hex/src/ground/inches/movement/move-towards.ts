import {
  comparePath,
  type Disc,
  type Limit,
  nearest,
  type Point,
  pathLength,
  type Region,
  region,
  squareBetween,
} from '@rulewright/core/inches';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import type { Place } from '../../../vocabulary/place.js';
import { ignoresPenalties } from '../../own-movement.js';
import { INCH } from '../measure/distance.js';
import { baseOf } from '../measure/footing.js';
import { placeAt, pointOf } from '../measure/place.js';
import { type InchesTable, ownOf, rememberAll, rememberForTable } from '../models/table.js';
import { touchesFeature } from '../terrain/feature.js';
import { comparePart } from '../terrain/part.js';
import { advanceRefusal, moveAllowance } from './advance.js';
import { cutTo, lastOn } from './cut.js';
import { obstaclesFor } from './entering.js';
import { isOnTable, type Leg } from './leg.js';
import { shortestPath } from './shortest-path.js';
import { clearOf, standingParts, standsOn } from './standing.js';
import { type Around, Web } from './web.js';

/** A path, cut to a length in units and to an end where the mover can stand; only the start if no part of it is possible. */
const cutPath = (
  table: InchesTable,
  mover: Advancing['mover'],
  route: readonly Point[],
  most: number,
): readonly Point[] => {
  const { radius } = baseOf(mover);
  const kept: Point[] = route.slice(0, 1);
  for (let i = 1; i < route.length; i++) {
    const from = route[i - 1] as Point;
    const to = route[i] as Point;
    if (comparePath([...kept, to], most) <= 0) {
      kept.push(to);
      continue;
    }
    const leg: Leg = { from, to, radius };
    const cut = cutTo(leg, most - pathLength(kept), () => true);
    if (cut) kept.push(cut);
    break;
  }
  for (;;) {
    const [to, from] = [kept.pop(), kept.at(-1)];
    if (!to || !from) return route.slice(0, 1);
    const leg: Leg = { from, to, radius };
    const stands = standsOn(table, mover, leg);
    const end = stands(to) ? to : lastOn(leg, stands);
    if (end) return [...kept, end];
  }
};

/** The paths of a model over ground with at most a given penalty to MOV. */
interface Bounded {
  readonly bound: number;
  readonly web: Web;
  /** Where the model may pass, for pictures. */
  readonly open: () => Region;
  /** Where the model may end. */
  readonly free: Region;
  /** Cache: the shortest paths to the ends nearest to wishes, without a limit of length. */
  readonly wholes: Map<Place, readonly Point[] | undefined>;
}

/**
 * The paths of a model around every obstacle that a Move of a length in units can reach. No Move leads to farther
 * obstacles, so a path to a wish out of reach may pass through them.
 */
const pathsWithin = (table: InchesTable, advancing: Advancing, length: number): readonly Bounded[] => {
  const { mover } = advancing;
  const { terrain } = table;
  const base = baseOf(mover);
  const { radius } = base;
  const reached: Disc = { at: base.at, radius: radius + length };
  const near = ({ parts, ...rest }: Around): readonly Around[] => {
    const found = parts.filter(part => comparePart(part, reached, 1) <= 0);
    return found.length > 0 ? [{ ...rest, parts: found }] : [];
  };
  const stopping = obstaclesFor(table, mover, 'advance', advancing).flatMap(({ parts }) => near({ parts }));
  const standing = standingParts(table, mover).filter(part => comparePart(part, reached, 1) <= 0);
  const onTable: Limit = { is: 'completely-within', of: terrain.table, length: 0 };
  const limits: readonly Limit[] = [onTable, ...clearOf(standing)];
  const ignores = ignoresPenalties(mover, 'advance', advancing);
  const slowing = (ignores ? [] : terrain.features).flatMap(({ penalty, parts }) => {
    return penalty > 0 ? near({ parts, untouched: true }).map(around => ({ ...around, penalty })) : [];
  });
  const bounds = [...new Set([0, ...slowing.map(({ penalty }) => penalty)])].sort((a, b) => a - b);
  return bounds.flatMap((bound): readonly Bounded[] => {
    const avoided = slowing.filter(({ penalty }) => penalty > bound);
    if (avoided.some(feature => touchesFeature(feature, base))) return [];
    const beyond = avoided.flatMap(({ parts }) => parts.map(({ outline }): Limit => ({ is: 'beyond', of: outline, length: 0 }))); // biome-ignore format: one line
    const web = new Web(radius, [...stopping, ...avoided], at => isOnTable(terrain, { at, radius }));
    const open = (): Region => region(radius, [onTable, ...clearOf(stopping.flatMap(({ parts }) => parts)), ...beyond]);
    return [{ bound, web, free: region(radius, [...limits, ...beyond]), open, wholes: new Map() }];
  });
};

/** All paths of a model from its present place, and the Moves to wishes so far. */
interface Moving {
  readonly paths: readonly Bounded[];
  readonly found: Map<Place, readonly Place[] | undefined>;
}

/** The known paths and Moves of a model on a table: paths by their greatest length, and Moves by their length on each kind of ground. */
interface Known {
  readonly paths: Map<string, readonly Bounded[]>;
  readonly moving: Map<string, Moving>;
}

// Cache: a player or a bot asks for many Moves of one model before anything on the table changes.
const known = /* @__PURE__ */ rememberForTable((_: InchesTable) =>
  rememberAll((_: Advancing['mover']): Known => ({ paths: new Map(), moving: new Map() })),
);

/** The greatest length of a Move with a penalty of the ground, in units. */
export const lengthWith = (table: InchesTable, advancing: Advancing, penalty: number): number =>
  moveAllowance(table, advancing, penalty) * INCH;

/** The paths of a Move, by the penalties of the ground that they cross. */
export const pathsOf = (table: InchesTable, advancing: Advancing): readonly Bounded[] => {
  const { mover, flyAppliesToAdvance = false } = advancing;
  const { paths } = known(table)(ownOf(table, mover));
  const length = lengthWith(table, advancing, 0);
  const key = `${length} ${flyAppliesToAdvance}`;
  const now = paths.get(key) ?? pathsWithin(table, advancing, length);
  paths.set(key, now);
  return now;
};

const movingNow = (table: InchesTable, advancing: Advancing): Moving => {
  const { mover, flyAppliesToAdvance = false } = advancing;
  const { moving } = known(table)(ownOf(table, mover));
  const paths = pathsOf(table, advancing);
  const key = `${paths.map(({ bound }) => lengthWith(table, advancing, bound)).join(' ')} ${flyAppliesToAdvance}`;
  const now = moving.get(key) ?? { paths, found: new Map() };
  moving.set(key, now);
  return now;
};

/** The shortest path to the end nearest to a wish; undefined if there is none. */
const wholePath = (from: Point, wish: Place, { web, free, wholes }: Bounded): readonly Point[] | undefined => {
  if (!wholes.has(wish)) {
    const end = nearest(free, pointOf(wish));
    const least = (from: Point): number => (end ? Math.sqrt(squareBetween(from, end)) : 0);
    wholes.set(wish, end && shortestPath(web, from, { ends: () => [end], least }));
  }
  return wholes.get(wish);
};

/** The Move that ends nearest to a wish, among some paths. */
const pathWithin = (
  table: InchesTable,
  advancing: Advancing,
  wish: Place,
  bounded: Bounded,
): readonly Place[] | undefined => {
  const { mover } = advancing;
  const most = lengthWith(table, advancing, bounded.bound);
  const route = wholePath(baseOf(mover).at, wish, bounded);
  if (!route) return undefined;
  // The cut path is checked as a whole: a rounded point of it may overlap something by less than one unit.
  for (let back = 0; back < 4; back++) {
    const path = cutPath(table, mover, route, Math.max(0, most - back)).map(placeAt);
    if (path.length === 1) return undefined;
    if (!advanceRefusal(table, advancing, path)) return path;
    // A path that needs no cut stays the same.
    if (comparePath(route, Math.max(0, most - 3)) <= 0) return undefined;
  }
  return undefined;
};

/** The Move that ends nearest to a wish, among all paths. */
const moveTo = (
  table: InchesTable,
  advancing: Advancing,
  paths: readonly Bounded[],
  wish: Place,
): readonly Place[] | undefined => {
  const goal = pointOf(wish);
  const away = Math.sqrt(squareBetween(baseOf(advancing.mover).at, goal));
  const length = (path: readonly Place[]): number => pathLength(path.map(pointOf));
  let best: readonly Place[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const bounded of paths) {
    // No path can end nearer than a straight one.
    if (away - lengthWith(table, advancing, bounded.bound) - 1 > Math.sqrt(least)) continue;
    const path = pathWithin(table, advancing, wish, bounded);
    if (!path) continue;
    const far = squareBetween(pointOf(path.at(-1) ?? wish), goal);
    if (far > least || (far === least && best && length(path) >= length(best))) continue;
    best = path;
    least = far;
  }
  return best;
};

/**
 * The Move of a model that ends as near as it can to a place that a player wishes for (JV11-ACT-002): a shortest path
 * around obstacles, as far as MOV allows. Paths around slowing ground are compared with paths through it
 * (JV11-TERR-008); of two that end equally near, the shorter one is taken. Undefined if the model cannot leave its
 * place. Each answer passes the check of a Move; the tolerance is that of `shortestPath`.
 */
export const moveTowards = (table: InchesTable, advancing: Advancing, wish: Place): readonly Place[] | undefined => {
  const { paths, found } = movingNow(table, advancing);
  if (!found.has(wish)) found.set(wish, moveTo(table, advancing, paths, wish));
  return found.get(wish);
};
