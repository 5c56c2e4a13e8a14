import { squareBetween } from '@rulewright/core/inches';
import type { Advancing, ChargeAim } from '../../../vocabulary/battlefield.js';
import type { Place } from '../../../vocabulary/place.js';
import { areWithin, EQUAL, gapBetween, INCH } from '../measure/distance.js';
import { discsOf } from '../measure/footing.js';
import { placeAt, pointOf } from '../measure/place.js';
import { type InchesTable, ownOf, rememberAll, rememberForTable, standingAt } from '../models/table.js';
import { sees } from '../sight/sight.js';
import { startOf } from './advance.js';
import { areAllBlocked, blockedSectors, type Direction, isBlockedBy } from './blocked-sectors.js';
import { chargeLength } from './charge.js';
import { directionsBeside } from './charge-directions.js';
import { isEnd, longestOn, spanPast, surroundingsOf } from './charge-surroundings.js';
import { pointOn, type Ray, rayAlong, type Span, spanAround } from './ray.js';

/** The parts of a span without some other spans. */
const without = (whole: Span, gaps: readonly Span[]): readonly Span[] => {
  let left: readonly Span[] = [whole];
  for (const gap of gaps) {
    left = left.flatMap(one => {
      const { start, end } = one;
      if (gap.end <= start || gap.start >= end) return [one];
      return [{ start, end: gap.start }, { start: gap.end, end }].filter(part => part.end > part.start); // biome-ignore format: two parts
    });
  }
  return left;
};

/** The point of the grid next to a place of a ray, for which a check holds; undefined if none of the nearest does. */
const nearestPlace = (ray: Ray, length: number, holds: (place: Place) => boolean): Place | undefined => {
  for (const along of [length, length - 1.5]) {
    const { x, y } = pointOn(ray, along);
    for (const [dx, dy] of [
      [0, 0],
      [0.5, 0.5],
      [-0.5, 0.5],
      [0.5, -0.5],
      [-0.5, -0.5],
    ] as const) {
      // biome-ignore format: steps
      const place = placeAt({ x: Math.round(x + dx), y: Math.round(y + dy) });
      if (place >= 0 && holds(place)) return place;
    }
  }
  return undefined;
};

/** An end of a Charge, and the ray on which it lies, but for rounding. */
interface End {
  readonly place: Place;
  readonly ray: Ray;
}

/** The ends of {@link chargeEnds} one after another, so that the first can be had without the others: all of them on one ray. */
function* workOutEnds(
  table: InchesTable,
  charging: Advancing,
  { target, reach }: ChargeAim,
): Generator<End, undefined> {
  const { mover } = charging;
  const most = chargeLength(table, charging, 0) * INCH;
  if (gapBetween(mover, target) > most + reach * INCH + EQUAL) return;
  const [goal] = discsOf(target);
  if (!goal) return;
  const { at } = goal;
  const ring = (mover.radius ?? 0) + goal.radius + reach * INCH + EQUAL;
  const around = surroundingsOf(table, charging, goal, ring);
  const { base } = around;
  const seen = table.pieces.find(({ cells }) => cells.length === 1 && cells[0] === target.cells[0]);
  const here = startOf(mover);
  const fits = (end: Place): boolean =>
    end !== here && areWithin(reach, { cells: [end], radius: base.radius }, target) && isEnd(around, end);
  const isSeenFrom = (end: Place): boolean => !seen || sees(table, standingAt(mover, end), seen);
  const found = new Set<Place>();
  // Most directions have no end: no generator is made for those.
  const lengthsOn = (ray: Ray): readonly number[] => {
    const inReach = spanAround(ray, at, ring);
    if (!inReach) return [];
    const first = Math.max(1, inReach.start);
    if (first > most + 1) return [];
    const whole = { start: first, end: Math.min(inReach.end, longestOn(around, ray, first - 1)) };
    if (whole.end < whole.start - 1) return [];
    const gaps: Span[] = [];
    for (const part of around.standing) {
      const gap = spanPast(ray, part, base.radius);
      if (gap && gap.end > whole.start && gap.start < whole.end) gaps.push(gap);
    }
    return without(whole, gaps).flatMap(({ start, end }) => [end, start, (start + end) / 2]);
  };
  function* endsOn(ray: Ray, lengths: readonly number[]): Generator<End, undefined> {
    for (const length of lengths) {
      const end = nearestPlace(ray, length, fits);
      if (end === undefined || found.has(end) || !isSeenFrom(end)) continue;
      found.add(end);
      yield { place: end, ray };
    }
  }
  const straight = rayAlong(base.at, { x: at.x - base.at.x, y: at.y - base.at.y });
  if (straight) yield* endsOn(straight, lengthsOn(straight));
  if (found.size > 0) return;
  const sectors = blockedSectors(base, around.blocking, goal, ring);
  if (areAllBlocked(sectors, base, goal, ring, most + 1)) return;
  const isOpen = (direction: Direction): boolean => !isBlockedBy(sectors, direction);
  for (const direction of directionsBeside(around, goal, ring, isOpen)) {
    const ray = rayAlong(base.at, direction);
    const lengths = ray ? lengthsOn(ray) : [];
    if (!ray || lengths.length === 0) continue;
    yield* endsOn(ray, lengths);
    if (found.size > 0) return;
  }
}

/** Ends of Charges at one target: those that were found so far, and the search for the others. */
interface Ends {
  readonly found: Place[];
  /** The ray on which all of them lie; undefined as long as none was found. */
  ray: Ray | undefined;
  readonly others: Iterator<End, undefined>;
}

// Cache: the ends on one table. It stays the same table until a model moves or changes its base, height or traits.
const known = /* @__PURE__ */ rememberForTable((_: InchesTable) =>
  rememberAll((_: Advancing['mover']) => rememberAll((_: ChargeAim['target']) => new Map<string, Ends>())),
);

const endsNow = (table: InchesTable, charging: Advancing, aim: ChargeAim): Ends => {
  const { mover, mov, spare = 0, flyAppliesToAdvance = false } = charging;
  const ends = known(table)(ownOf(table, mover))(aim.target);
  const key = `${mov} ${spare} ${aim.reach} ${flyAppliesToAdvance}`;
  const now = ends.get(key) ?? { found: [], ray: undefined, others: workOutEnds(table, charging, aim) };
  ends.set(key, now);
  return now;
};

const findNext = (ends: Ends): Place | undefined => {
  const { value: next } = ends.others.next();
  if (next === undefined) return undefined;
  ends.found.push(next.place);
  ends.ray = next.ray;
  return next.place;
};

const firstOf = (ends: Ends): Place | undefined => ends.found[0] ?? findNext(ends);

/**
 * Ends of Charges from which a target is in reach and in sight (JV11-ACT-006), each checked exactly: on the straight line to it
 * the nearest, the one in contact or before the first obstacle, and one between; where that line has none, the same on another
 * line, past the corners of what is in the way. An empty list
 * means that there is no end with more than 0.1 mm of room to every side; ends with less may be missed.
 */
export const chargeEnds = (table: InchesTable, charging: Advancing, aim: ChargeAim): readonly Place[] => {
  const ends = endsNow(table, charging, aim);
  while (findNext(ends) !== undefined);
  return ends.found;
};

/** The first end of {@link chargeEnds}; undefined if there is none. */
export const firstChargeEnd = (table: InchesTable, charging: Advancing, aim: ChargeAim): Place | undefined =>
  firstOf(endsNow(table, charging, aim));

/** The most by which an end can lie beside its ray, in units, with a margin. */
const BESIDE = 2;

/** The ends of {@link chargeEnds} for some targets, without those from which another target is surely out of reach. */
export const chargeEndsNear = (
  table: InchesTable,
  charging: Advancing,
  aims: readonly ChargeAim[],
  { target, reach }: ChargeAim,
): readonly Place[] => {
  const bases = discsOf(target);
  const room = (charging.mover.radius ?? 0) + reach * INCH + EQUAL + BESIDE;
  const comesNear = (ray: Ray): boolean =>
    bases.some(({ at, radius }) => (spanAround(ray, at, room + radius)?.end ?? Number.NEGATIVE_INFINITY) > -BESIDE);
  return aims.flatMap(aim => {
    const ends = endsNow(table, charging, aim);
    if (firstOf(ends) === undefined || !ends.ray || !comesNear(ends.ray)) return [];
    return chargeEnds(table, charging, aim);
  });
};

/** The paths of Charges to the ends of {@link chargeEnds} for some targets, shorter ones first. */
export const chargePaths = (
  table: InchesTable,
  charging: Advancing,
  aims: readonly ChargeAim[],
): readonly (readonly Place[])[] => {
  const start = startOf(charging.mover);
  const ends = new Set(aims.flatMap(aim => chargeEnds(table, charging, aim)));
  const square = (end: Place): number => squareBetween(pointOf(start), pointOf(end));
  return [...ends].sort((a, b) => square(a) - square(b) || a - b).map(end => [start, end]);
};
