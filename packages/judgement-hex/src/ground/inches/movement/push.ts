import { type Disc, distance, LIMIT, moved, type Point } from '@rulewright/core/inches';
import type { Bearing, Gone, PushRoute } from '../../../vocabulary/battlefield.js';
import type { Footing, Place } from '../../../vocabulary/place.js';
import { isHarmedByGround } from '../../own-movement.js';
import { INCH } from '../measure/distance.js';
import { baseOf, discsOf, type Model } from '../measure/footing.js';
import { placeAt, pointOf } from '../measure/place.js';
import { type InchesTable, standingAt } from '../models/table.js';
import { startOf } from './advance.js';
import { legTo, placeOfStep } from './leg.js';
import { beforeEdge, pointOn, rayAlong, spanOn } from './ray.js';
import { landingRefusal, standingOutlines } from './standing.js';
import { afterStart, firstTreacherousStep, treacherousStep } from './treacherous.js';

/** The nearest base of a thing to a base. */
const nearestOf = (goal: Footing, from: Disc): Disc | undefined =>
  discsOf(goal).reduce<Disc | undefined>(
    (best, one) =>
      best && distance(best.at, from.at) - best.radius <= distance(one.at, from.at) - one.radius ? best : one,
    undefined,
  );

/** The vector straight towards or away from a thing; undefined where both have the same centre. */
const straight = (from: Disc, bearing: Bearing, goal: Footing): Point | undefined => {
  const other = nearestOf(goal, from);
  if (!other || (other.at.x === from.at.x && other.at.y === from.at.y)) return undefined;
  const sign = bearing === 'towards' ? 1 : -1;
  return { x: sign * (other.at.x - from.at.x), y: sign * (other.at.y - from.at.y) };
};

/** The farthest place of the grid in a direction: the place that a Push aims at. */
const aimOf = ({ at }: Disc, { x, y }: Point): Place => {
  const until = (from: number, ahead: number): number =>
    ahead > 0 ? (LIMIT - from) / ahead : ahead < 0 ? from / -ahead : Number.POSITIVE_INFINITY;
  const times = Math.min(until(at.x, x), until(at.y, y));
  const along = (from: number, ahead: number): number => Math.max(0, Math.min(LIMIT, Math.round(from + times * ahead)));
  return placeAt({ x: along(at.x, x), y: along(at.y, y) });
};

/**
 * The place of a model that is pushed from the start of its way towards a place for a length in units, or up to the first thing
 * that its base would overlap. The place is rounded to the grid once, so that the base overlaps nothing; bases that touch the
 * way do not stop it (JV11-BASE-008).
 */
const pushedTo = (table: InchesTable, pushed: Model, aim: Place, length: number): Place => {
  const base = baseOf(pushed);
  const direction = { x: pointOf(aim).x - base.at.x, y: pointOf(aim).y - base.at.y };
  if (direction.x === 0 && direction.y === 0) return startOf(pushed);
  const surroundings = { obstacles: standingOutlines(table, pushed), table: table.terrain.table };
  return placeAt(moved(base, direction, length, surroundings));
};

/**
 * The next place of a Push that is under way, straight to a place that it aims at: after the next whole inch from its start, or
 * where treacherous ground acts on it (JV11-TERR-005); undefined where the Push is over or something stops it.
 * Penalties of the terrain do not shorten it (JV11-TERR-009).
 */
export const pushStep = (table: InchesTable, pushed: Model, aim: Place, { path, lengths }: Gone): Place | undefined => {
  const here = startOf(pushed);
  const [start = here] = path;
  const gone = distance(pointOf(start), pointOf(here));
  // A place that is rounded may lie less than one unit before the end of its inch.
  const inch = Math.floor((gone + 1) / INCH) + 1;
  if (inch > lengths) return undefined;
  const next = pushedTo(table, standingAt(pushed, start), aim, inch * INCH);
  if (distance(pointOf(start), pointOf(next)) <= gone) return undefined;
  const at = harmOn(table, pushed, path, next);
  return at === undefined || landingRefusal(table, pushed, at, 'push') ? next : at;
};

/**
 * The place on the path of a Push where treacherous ground first acts on the model, which it does once (JV11-TERR-005):
 * for a model that starts on such ground and is pushed over it, after the first 1/100 mm. Undefined if it does not act
 * there.
 */
const harmOn = ({ terrain }: InchesTable, pushed: Model, path: readonly Place[], next: Place): Place | undefined => {
  if (!isHarmedByGround(pushed) || treacherousStep(terrain, pushed, path, 'push') !== undefined) return undefined;
  const leg = path.length > 1 ? legTo(pushed, next) : afterStart(legTo(pushed, next));
  const touch = firstTreacherousStep(terrain, leg);
  return touch === undefined ? undefined : placeOfStep(leg, touch);
};

/** The places after each inch of a Push towards a place, up to the first obstacle. */
const placesOfPush = (table: InchesTable, pushed: Model, aim: Place, most: number): readonly Place[] => {
  const cells: Place[] = [];
  for (let length = INCH; length < most + INCH; length += INCH) {
    const cell = pushedTo(table, pushed, aim, Math.min(length, most));
    if (cell === (cells.at(-1) ?? startOf(pushed))) break;
    cells.push(cell);
  }
  return cells;
};

/**
 * The only straight route of a Push directly towards something, up to contact or its point, or directly away from it,
 * up to the first obstacle (JHX-MOVE-015). None where both have the same centre.
 */
export const pushRoutes = (
  table: InchesTable,
  pushed: Model,
  bearing: Bearing,
  goal: Footing,
  lengths: number,
): readonly PushRoute[] => {
  const base = baseOf(pushed);
  const direction = straight(base, bearing, goal);
  const other = nearestOf(goal, base);
  if (!direction || !other) return [];
  const aim = bearing === 'towards' ? placeAt(other.at) : aimOf(base, direction);
  const most = bearing === 'towards' ? Math.min(lengths * INCH, distance(base.at, other.at)) : lengths * INCH;
  return [{ direction: aim, cells: placesOfPush(table, pushed, aim, most) }];
};

/**
 * The place of a model that is Placed, or Thrown (JHX-ABILITY-086), straight towards something or away from it: after the whole
 * length or, if that is not free, the first free place back towards the start (JHX-MOVE-014); undefined if there is none and the model
 * stays. Terrain and models in between do not matter (JHX-MOVE-012). Towards, a thing's own centre is the farthest place.
 */
export const placeAlong = (
  table: InchesTable,
  placed: Model,
  bearing: Bearing,
  goal: Footing,
  lengths: number,
): Place | undefined => {
  const base = baseOf(placed);
  const direction = straight(base, bearing, goal);
  const other = nearestOf(goal, base);
  const ray = direction && rayAlong(base.at, direction);
  if (!ray || !other) return undefined;
  const far = bearing === 'towards' ? Math.min(lengths * INCH, distance(base.at, other.at)) : lengths * INCH;
  const most = Math.min(far, beforeEdge(ray, base.radius, table.terrain.corner));
  const starts = standingOutlines(table, placed)
    .flatMap(outline => spanOn(ray, outline, base.radius)?.start ?? [])
    .filter(start => start > 0 && start < most)
    .sort((a, b) => b - a);
  for (const length of [most, ...starts]) {
    // A rounded place may overlap by less than one unit: then one a little nearer is taken.
    for (let back = 0; back < 4 && back < length; back++) {
      const { x, y } = pointOn(ray, length - back);
      const at = placeAt({ x: Math.round(x), y: Math.round(y) });
      if (at !== startOf(placed) && !landingRefusal(table, placed, at, 'place')) return at;
    }
  }
  return undefined;
};
