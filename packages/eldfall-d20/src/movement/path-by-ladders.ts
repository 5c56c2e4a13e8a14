import {
  gridPoint,
  type Point,
  pointInDirection,
  samePoint,
  squareBetween,
  stretchesWithin,
} from '@rulewright/core/inches';
import { obstaclesUnder, restAt } from '../routes/ground.js';
import { lengthOf } from '../routes/points.js';
import { middleOf } from '../routes/search/climbs.js';
import { routeThrough } from '../routes/search/leg.js';
import { findPath } from '../routes/search/path.js';
import type { Obstacle, Surroundings } from '../routes/surroundings.js';
import type { Model, Place } from '../vocabulary/index.js';
import type { Seeker } from './find.js';

/** The greatest number of legs that the search for a path to a Ladder, or from it, tests. */
const LEGS = 64;
/** A length beyond every field, in 1/100 mm. */
const FAR = 1_000_000;

/** The length of a straight line in plan. */
const far = (a: Point, b: Point): number => Math.sqrt(squareBetween(a, b));

/** A side of a Ladder: the spot beside it, and the one behind its edge. */
interface Side {
  readonly foot: Point;
  readonly behind: Point;
}

/** The sides of a Ladder at which a base can touch it. */
const sidesOf = ({ radius }: Surroundings, ladder: Obstacle): readonly Side[] => {
  const { outline } = ladder;
  if ('at' in outline) return [];
  const middle = middleOf(ladder);
  return outline.corners.flatMap((a, i) => {
    const b = outline.corners[(i + 1) % outline.corners.length] as Point;
    const side = { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
    const out = { x: side.x - middle.x, y: side.y - middle.y };
    if (out.x === 0 && out.y === 0) return [];
    const outside = pointInDirection(side, out, 2 * radius);
    const [on] = stretchesWithin([outside, middle], radius, outline, -1);
    if (!on || on.from.step === 0) return [];
    const foot = gridPoint(outside, middle, on.from.step - 1);
    return [{ foot, behind: pointInDirection(foot, { x: 0 - out.x, y: 0 - out.y }, radius + 2) }];
  });
};

/** The whole path on foot between two places; undefined if there is none. */
const routeBetween = ({ wanted }: Seeker, from: Place, to: Point): readonly Place[] | undefined => {
  if (samePoint(from, to)) return [];
  const path = findPath(wanted, from, to, undefined, LEGS);
  const route = path ? routeThrough(wanted, from, path, FAR) : [];
  const end = route.at(-1);
  return end && samePoint(end, to) ? route : undefined;
};

/** One side of a Ladder, gone up or down. */
interface Crossing {
  /** The point at which it begins, and the level there. */
  readonly entry: Place;
  /** The places on the Ladder, which the model passes in one movement. */
  readonly on: readonly Place[];
  /** The next points right after the Ladder, and the place that the model reaches by them. */
  readonly behind: readonly Place[];
  readonly exit: Place;
  /** The SPD that the places on the Ladder cost, in 1/100 mm. */
  readonly cost: number;
}

/** The crossings up and down at a side of a Ladder; none where something stands beside it. */
const crossingsAt = (
  { wanted: { around }, table }: Seeker,
  { top, base }: Obstacle,
  side: Side,
): readonly Crossing[] => {
  if (top === null) return [];
  const low = { ...side.foot, z: restAt(around, { ...side.foot, z: top - 1 }) };
  // Scenery at the spot beside the Ladder blocks the way straight up or down.
  const isBlocked = obstaclesUnder(around, side.foot).some(one => one.base < top && (one.top ?? top) > low.z);
  if (isBlocked || low.z < base) return [];
  const [edge, behind] = [
    { ...side.foot, z: top },
    { ...side.behind, z: top },
  ];
  const slow = table.numbers.movement.slowSurfaceFactor.value;
  const height = top - low.z;
  const down = (table.options.ladderCost === 'bothWays' ? slow : 1) * height + far(behind, edge);
  return [
    { entry: low, on: [edge], behind: [behind], exit: behind, cost: slow * height },
    { entry: behind, on: [edge, low], behind: [], exit: low, cost: down },
  ];
};

/** A Ladder of a path, with the route that leads to it. */
interface Stage {
  readonly before: readonly Place[];
  readonly on: readonly Place[];
  /** The SPD that both cost, in 1/100 mm. */
  readonly cost: { readonly before: number; readonly on: number };
}

/** A path to a target over one or more Ladders, one after another. */
export interface LadderPath {
  readonly stages: readonly Stage[];
  /** The points behind the last Ladder. */
  readonly after: readonly Point[];
}

/** A place that the search has reached, and the Ladders on the path to it. */
interface Stop {
  readonly at: Place;
  readonly by: Crossing | null;
  readonly stages: readonly Stage[];
  /** The SPD for the path up to the last Ladder's end, in 1/100 mm. */
  readonly cost: number;
}

/** The length of the points beyond a Ladder, which counts for the next stretch of the route. */
const lengthBehind = ({ by }: Stop): number => (by ? lengthOf(by.on.at(-1) ?? by.exit, by.behind) : 0);

/** The stop after the next Ladder of a path; undefined where no path leads to that Ladder. */
const cross = (seeker: Seeker, stop: Stop, by: Crossing): Stop | undefined => {
  const route = routeBetween(seeker, stop.at, by.entry);
  if (!route || (route.at(-1) ?? stop.at).z !== by.entry.z) return undefined;
  const cost = { before: lengthBehind(stop) + lengthOf(stop.at, route), on: by.cost };
  const before = [...(stop.by?.behind ?? []), ...route];
  const stages = [...stop.stages, { before, on: by.on, cost }];
  return { at: by.exit, by, stages, cost: stop.cost + cost.before + cost.on };
};

/**
 * The shortest path to a target over Ladders, which every movement may use (ELD-MOVE-025), measured in SPD; undefined
 * if none is shorter than `shorterThan`. A Ladder that is too high for one movement is not used.
 */
export const pathByLadders = (seeker: Seeker, target: Model, shorterThan: number): LadderPath | undefined => {
  const { wanted, model, most } = seeker;
  const { around } = wanted;
  const crossings = around.obstacles
    .filter(({ kind }) => kind === 'ladder')
    .flatMap(ladder => sidesOf(around, ladder).flatMap(side => crossingsAt(seeker, ladder, side)))
    // The movement needs at least one step beyond the Ladder, since it may not end on it (ELD-MOVE-016).
    .filter(({ cost }) => cost + 2 <= most);
  const passed = new Set<Crossing>();
  let best: LadderPath | undefined;
  let least = shorterThan;
  const open: Stop[] = [{ at: model.at, by: null, stages: [], cost: 0 }];
  while (open.length > 0) {
    const stop = open.reduce((so, one) => (one.cost < so.cost ? one : so));
    open.splice(open.indexOf(stop), 1);
    if (stop.cost >= least) break;
    if (stop.by && passed.has(stop.by)) continue;
    if (stop.by) passed.add(stop.by);
    const path = stop.by ? findPath(wanted, stop.at, target.at, target.id, LEGS) : undefined;
    const flat = path?.map(point => ({ ...point, z: stop.at.z }));
    const all = flat ? stop.cost + lengthBehind(stop) + lengthOf(stop.at, flat) : least;
    if (path && all < least) {
      least = all;
      best = { stages: stop.stages, after: [...(stop.by?.behind ?? []), ...path] };
    }
    for (const by of crossings) {
      // A lower bound for paths over this Ladder: the straight lines to it and from it.
      if (passed.has(by) || stop.cost + far(stop.at, by.entry) + by.cost + far(by.exit, target.at) >= least) continue;
      const next = cross(seeker, stop, by);
      if (next) open.push(next);
    }
  }
  return best;
};

/**
 * The route of a path over Ladders up to its end, or as far as one movement goes. The route ends before a Ladder that
 * the movement cannot pass completely.
 */
export const routeByLadders = (
  { wanted, model, most }: Seeker,
  { stages, after }: LadderPath,
): { readonly fixed: readonly Place[]; readonly rest: readonly Place[] } => {
  const fixed: Place[] = [];
  let left = most;
  for (const { before, on, cost } of stages) {
    const at = fixed.at(-1) ?? model.at;
    const behind = Math.floor(left - cost.before - cost.on) - 1;
    if (behind < 1) return { fixed, rest: routeThrough(wanted, at, before, left) };
    fixed.push(...before, ...on);
    left = behind;
  }
  return { fixed, rest: routeThrough(wanted, fixed.at(-1) ?? model.at, after, left) };
};
