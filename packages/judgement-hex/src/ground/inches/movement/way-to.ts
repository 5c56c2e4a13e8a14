import {
  comparePath,
  type Limit,
  nearest,
  type Point,
  pathLength,
  region,
  squareBetween,
} from '@rulewright/core/inches';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import type { Place } from '../../../vocabulary/place.js';
import { ignoresPenalties } from '../../own-movement.js';
import { INCH } from '../measure/distance.js';
import { baseOf } from '../measure/footing.js';
import { placeAt, pointOf } from '../measure/place.js';
import type { InchesTable } from '../models/table.js';
import { type InchesFeature, touchesFeature } from '../terrain/feature.js';
import { advanceRefusal, moveAllowance, startOf } from './advance.js';
import { cutTo, lastOn } from './cut.js';
import { obstaclesFor } from './entering.js';
import { type Around, shortestWay } from './graph.js';
import { isOnTable, type Leg } from './leg.js';
import { standingOutlines } from './push.js';
import { landingRefusal } from './standing.js';

/** A way that is cut to a length in units and ends where a check holds; the start alone if nothing is left of it. */
const cutWay = (
  way: readonly Point[],
  radius: number,
  most: number,
  holds: (at: Point) => boolean,
): readonly Point[] => {
  const kept: Point[] = way.slice(0, 1);
  for (const [i, to] of way.entries()) {
    const from = way[i - 1];
    if (!from || comparePath([...kept, to], most) <= 0) {
      if (from) kept.push(to);
      continue;
    }
    const leg: Leg = { from, to, radius };
    const cut = cutTo(leg, most - pathLength(kept), () => true);
    if (cut) kept.push(cut);
    break;
  }
  for (;;) {
    const [to, from] = [kept.pop(), kept.at(-1)];
    if (!to || !from) return way.slice(0, 1);
    const end = holds(to) ? to : lastOn({ from, to, radius }, holds);
    if (end) return [...kept, end];
  }
};

/** The Move that ends nearest to a wish and touches no ground that takes more than `bound` from MOV. */
const wayWithin = (
  table: InchesTable,
  advancing: Advancing,
  wish: Point,
  bound: number,
  avoided: readonly InchesFeature[],
): readonly Place[] | undefined => {
  const { mover } = advancing;
  const base = baseOf(mover);
  const { radius } = base;
  if (avoided.some(feature => touchesFeature(feature, base))) return undefined;
  const obstacles: readonly Around[] = [
    ...obstaclesFor(table, mover, 'advance', advancing),
    ...avoided.map(({ parts }) => ({ parts, untouched: true })),
  ];
  const free = region(radius, [
    { is: 'completely-within', of: table.terrain.table, length: 0 },
    ...standingOutlines(table, mover).map((of): Limit => ({ is: 'clear', of, length: 0 })),
    ...avoided.flatMap(({ parts }) => parts.map(({ outline }): Limit => ({ is: 'beyond', of: outline, length: 0 }))),
  ]);
  const end = nearest(free, wish);
  if (!end) return undefined;
  const onTable = (at: Point): boolean => isOnTable(table.terrain, { at, radius });
  const least = (from: Point): number => Math.sqrt(squareBetween(from, end));
  const way = shortestWay({ base, obstacles, onTable, ends: () => [end], least });
  if (!way) return undefined;
  const most = moveAllowance(table, advancing, bound) * INCH;
  // The cut way is asked as a whole: a rounded point of it may overlap something by less than one unit.
  const isLegal = (at: Point): boolean => !landingRefusal(table, mover, placeAt(at), 'advance');
  for (let back = 0; back < 4; back++) {
    const path = cutWay(way, radius, Math.max(0, most - back), isLegal).map(placeAt);
    if (path.length > 1 && !advanceRefusal(table, advancing, path)) return path;
  }
  return undefined;
};

/**
 * The Move of a model that ends as near as it can to a place that a player wishes for (JV11-ACT-002): a shortest way around what
 * is in the way, as far as MOV leads. Ways that avoid ground that slows the model are weighed against ways through it
 * (JV11-TERR-008); of two that end equally near, the shorter one is taken. Undefined if the model cannot leave its place. Each
 * answer passes the check of a Move; the tolerance is that of `shortestWay`.
 */
export const moveTowards = (table: InchesTable, advancing: Advancing, wish: Place): readonly Place[] | undefined => {
  const { features, penalties } = table.terrain;
  const ignores = ignoresPenalties(advancing.mover, 'advance', advancing);
  const goal = pointOf(wish);
  const bounds = ignores ? [0] : penalties;
  const found = bounds.flatMap(bound => {
    const avoided = ignores ? [] : features.filter(({ penalty }) => penalty > bound);
    const path = wayWithin(table, advancing, goal, bound, avoided);
    return path ? [{ path, far: squareBetween(pointOf(path.at(-1) ?? startOf(advancing.mover)), goal) }] : [];
  });
  const length = (path: readonly Place[]): number => pathLength(path.map(pointOf));
  return found.sort((a, b) => a.far - b.far || length(a.path) - length(b.path))[0]?.path;
};
