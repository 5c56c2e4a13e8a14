import {
  comparePath,
  type Limit,
  nearest,
  type Point,
  pathLength,
  type Region,
  region,
  squareBetween,
} from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
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
import { shortestWay } from './graph.js';
import { isOnTable, type Leg } from './leg.js';
import { standingOutlines } from './push.js';
import { landingRefusal } from './standing.js';
import { type Around, Web } from './web.js';

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

/** The ways of a model over ground that takes no more than a penalty from MOV. */
interface Bounded {
  readonly web: Web;
  /** Where the model may end. */
  readonly free: Region;
  /** The greatest length of such a way, in units. */
  readonly most: number;
}

/** The ways that touch no ground that takes more than `bound` from MOV; undefined if the model stands on such ground. */
const boundedBy = (
  table: InchesTable,
  advancing: Advancing,
  bound: number,
  avoided: readonly InchesFeature[],
): Bounded | undefined => {
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
  const web = new Web(base, obstacles, at => isOnTable(table.terrain, { at, radius }));
  return { web, free, most: moveAllowance(table, advancing, bound) * INCH };
};

/** The Move that ends nearest to a wish, among some ways. */
const wayWithin = (
  table: InchesTable,
  advancing: Advancing,
  wish: Point,
  { web, free, most }: Bounded,
): readonly Place[] | undefined => {
  const { mover } = advancing;
  const end = nearest(free, wish);
  if (!end) return undefined;
  const least = (from: Point): number => Math.sqrt(squareBetween(from, end));
  const way = shortestWay(web, { ends: () => [end], least });
  if (!way) return undefined;
  // The cut way is asked as a whole: a rounded point of it may overlap something by less than one unit.
  const isLegal = (at: Point): boolean => !landingRefusal(table, mover, placeAt(at), 'advance');
  for (let back = 0; back < 4; back++) {
    const path = cutWay(way, web.base.radius, Math.max(0, most - back), isLegal).map(placeAt);
    if (path.length > 1 && !advanceRefusal(table, advancing, path)) return path;
  }
  return undefined;
};

/** All ways of a model from where it stands, and the Moves to the wishes that were asked for. */
interface Moving {
  readonly ways: readonly Bounded[];
  readonly found: Map<Place, readonly Place[] | undefined>;
}

const movingOf = (table: InchesTable, advancing: Advancing): Moving => {
  const { features, penalties } = table.terrain;
  const ignores = ignoresPenalties(advancing.mover, 'advance', advancing);
  const ways = (ignores ? [0] : penalties).flatMap(bound => {
    const avoided = ignores ? [] : features.filter(({ penalty }) => penalty > bound);
    return boundedBy(table, advancing, bound, avoided) ?? [];
  });
  return { ways, found: new Map() };
};

// Cache: a player or a bot asks for many Moves of one model before anything on the table changes.
const known = /* @__PURE__ */ rememberEach((_: InchesTable) =>
  rememberEach((_: Advancing['mover']) => new Map<string, Moving>()),
);

const movingNow = (table: InchesTable, advancing: Advancing): Moving => {
  const { mover, mov, extra = 0, flyAppliesToAdvance = false } = advancing;
  const movings = known(table)(mover);
  const key = `${mov} ${extra} ${flyAppliesToAdvance}`;
  const moving = movings.get(key) ?? movingOf(table, advancing);
  movings.set(key, moving);
  return moving;
};

const moveTo = (table: InchesTable, advancing: Advancing, ways: readonly Bounded[], wish: Place) => {
  const goal = pointOf(wish);
  const found = ways.flatMap(bounded => {
    const path = wayWithin(table, advancing, goal, bounded);
    return path ? [{ path, far: squareBetween(pointOf(path.at(-1) ?? startOf(advancing.mover)), goal) }] : [];
  });
  const length = (path: readonly Place[]): number => pathLength(path.map(pointOf));
  return found.sort((a, b) => a.far - b.far || length(a.path) - length(b.path))[0]?.path;
};

/**
 * The Move of a model that ends as near as it can to a place that a player wishes for (JV11-ACT-002): a shortest way around what
 * is in the way, as far as MOV leads. Ways that avoid ground that slows the model are weighed against ways through it
 * (JV11-TERR-008); of two that end equally near, the shorter one is taken. Undefined if the model cannot leave its place. Each
 * answer passes the check of a Move; the tolerance is that of `shortestWay`.
 */
export const moveTowards = (table: InchesTable, advancing: Advancing, wish: Place): readonly Place[] | undefined => {
  const { ways, found } = movingNow(table, advancing);
  if (!found.has(wish)) found.set(wish, moveTo(table, advancing, ways, wish));
  return found.get(wish);
};
