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
import { rememberEach, rememberSame } from '@rulewright/core/remember';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import type { Place } from '../../../vocabulary/place.js';
import { ignoresPenalties } from '../../own-movement.js';
import { INCH } from '../measure/distance.js';
import { baseOf, type Model } from '../measure/footing.js';
import { placeAt, pointOf } from '../measure/place.js';
import type { InchesTable } from '../models/table.js';
import { type InchesFeature, touchesFeature } from '../terrain/feature.js';
import { advanceRefusal, moveAllowance } from './advance.js';
import { cutTo, lastOn } from './cut.js';
import { obstaclesFor } from './entering.js';
import { shortestWay } from './graph.js';
import { isOnTable, type Leg } from './leg.js';
import { standingOutlines } from './push.js';
import { landingRefusal } from './standing.js';
import { type Around, type Corner, Web } from './web.js';

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

/** The ways of a model over ground that takes no more than a penalty from MOV, wherever it starts. */
interface Bounded {
  readonly bound: number;
  /** Ground that the ways do not touch. */
  readonly avoided: readonly InchesFeature[];
  readonly web: Web;
  /** Where the model may end. */
  readonly free: Region;
  /** The nearest points to the wishes that were asked for, where the model may end. */
  readonly ends: Map<Place, Point | undefined>;
}

/** A model and the table around it. */
interface Surroundings {
  readonly table: InchesTable;
  readonly advancing: Advancing;
}

const isSame = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

const isSameModel = (a: Model, b: Model): boolean =>
  a.id === b.id &&
  a.kind === b.kind &&
  a.player === b.player &&
  a.radius === b.radius &&
  a.height === b.height &&
  isSame(a.traits, b.traits);

/** True if the same ways lead past everything, wherever the model itself stands. */
const areAlike = (a: Surroundings, b: Surroundings): boolean => {
  const mover = a.advancing.mover;
  return (
    a.table.terrain === b.table.terrain &&
    a.table.pieces.length === b.table.pieces.length &&
    a.advancing.flyAppliesToAdvance === b.advancing.flyAppliesToAdvance &&
    isSameModel(mover, b.advancing.mover) &&
    a.table.pieces.every((piece, i) => {
      const other = b.table.pieces[i];
      if (!other || piece === other) return other !== undefined;
      return isSameModel(piece, other) && (piece.id === mover.id || isSame(piece.cells, other.cells));
    })
  );
};

/** The ways that touch no ground that takes more than `bound` from MOV. */
const boundedBy = ({ table, advancing }: Surroundings, bound: number, avoided: readonly InchesFeature[]): Bounded => {
  const { mover } = advancing;
  const { radius } = baseOf(mover);
  const obstacles: readonly Around[] = [
    ...obstaclesFor(table, mover, 'advance', advancing),
    ...avoided.map(({ parts }) => ({ parts, untouched: true })),
  ];
  const free = region(radius, [
    { is: 'completely-within', of: table.terrain.table, length: 0 },
    ...standingOutlines(table, mover).map((of): Limit => ({ is: 'clear', of, length: 0 })),
    ...avoided.flatMap(({ parts }) => parts.map(({ outline }): Limit => ({ is: 'beyond', of: outline, length: 0 }))),
  ]);
  const web = new Web(radius, obstacles, at => isOnTable(table.terrain, { at, radius }));
  return { bound, avoided, web, free, ends: new Map() };
};

/** Cache: the surroundings stay the same while a model goes on from leg to leg. */
const settled = /* @__PURE__ */ rememberSame(areAlike);

const waysIn = /* @__PURE__ */ rememberEach((surroundings: Surroundings): readonly Bounded[] => {
  const { table, advancing } = surroundings;
  const { features, penalties } = table.terrain;
  const ignores = ignoresPenalties(advancing.mover, 'advance', advancing);
  return (ignores ? [0] : penalties).map(bound => {
    return boundedBy(surroundings, bound, ignores ? [] : features.filter(({ penalty }) => penalty > bound));
  });
});

/** The ways from where a model stands. */
interface Started extends Bounded {
  readonly start: Corner;
  /** The greatest length of such a way, in units. */
  readonly most: number;
}

/** The Move that ends nearest to a wish, among some ways. */
const wayWithin = (
  table: InchesTable,
  advancing: Advancing,
  wish: Place,
  { web, free, ends, start, most }: Started,
): readonly Place[] | undefined => {
  const { mover } = advancing;
  const end = ends.has(wish) ? ends.get(wish) : nearest(free, pointOf(wish));
  ends.set(wish, end);
  if (!end) return undefined;
  const least = (from: Point): number => Math.sqrt(squareBetween(from, end));
  const way = shortestWay(web, start, { ends: () => [end], least });
  if (!way) return undefined;
  // The cut way is asked as a whole: a rounded point of it may overlap something by less than one unit.
  const isLegal = (at: Point): boolean => !landingRefusal(table, mover, placeAt(at), 'advance');
  for (let back = 0; back < 4; back++) {
    const path = cutWay(way, web.radius, Math.max(0, most - back), isLegal).map(placeAt);
    if (path.length > 1 && !advanceRefusal(table, advancing, path)) return path;
  }
  return undefined;
};

/** All ways of a model from where it stands, and the Moves to the wishes that were asked for. */
interface Moving {
  readonly ways: readonly Started[];
  readonly found: Map<Place, readonly Place[] | undefined>;
}

const movingOf = (table: InchesTable, advancing: Advancing): Moving => {
  const base = baseOf(advancing.mover);
  const start: Corner = { at: base.at, met: [] };
  const ways = waysIn(settled({ table, advancing }))
    .filter(({ avoided }) => !avoided.some(feature => touchesFeature(feature, base)))
    .map((one): Started => ({ ...one, start, most: moveAllowance(table, advancing, one.bound) * INCH }));
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

/** The Move that ends nearest to a wish, among all ways. */
const moveTo = (
  table: InchesTable,
  advancing: Advancing,
  ways: readonly Started[],
  wish: Place,
): readonly Place[] | undefined => {
  const goal = pointOf(wish);
  const away = Math.sqrt(squareBetween(baseOf(advancing.mover).at, goal));
  const length = (path: readonly Place[]): number => pathLength(path.map(pointOf));
  let best: readonly Place[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const bounded of ways) {
    // No way can end nearer than it would straight ahead.
    if (away - bounded.most - 1 > Math.sqrt(least)) continue;
    const path = wayWithin(table, advancing, wish, bounded);
    if (!path) continue;
    const far = squareBetween(pointOf(path.at(-1) ?? wish), goal);
    if (far > least || (far === least && best && length(path) >= length(best))) continue;
    best = path;
    least = far;
  }
  return best;
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
