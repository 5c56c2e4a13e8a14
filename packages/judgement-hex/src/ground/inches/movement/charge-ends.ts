import { comparePath, type Disc, type Point, type Stadium, squareBetween } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { Advancing, ChargeAim } from '../../../vocabulary/battlefield.js';
import type { Place } from '../../../vocabulary/place.js';
import { ignoresPenalties } from '../../own-movement.js';
import { EQUAL, far, INCH, within } from '../measure/distance.js';
import { baseOf, discsOf } from '../measure/footing.js';
import { placeAt, pointOf } from '../measure/place.js';
import { type InchesTable, ownOf, standingAt } from '../models/table.js';
import { sees } from '../sight/sight.js';
import { comparePart, cornersOf, type Part } from '../terrain/part.js';
import { startOf } from './advance.js';
import { areAllBlocked, blockedSectors, type Direction, isBlockedBy } from './blocked-sectors.js';
import { chargeLength, chargePathRefusal } from './charge.js';
import { obstaclesFor } from './entering.js';
import { isOnTable } from './leg.js';
import { beforeEdge, pointOn, type Ray, rayAlong, type Span, spanAround, spanOn } from './ray.js';
import { standingParts } from './standing.js';

/** Ground near the ways of a Charge that slows it. */
interface Slowing {
  readonly part: Part;
  readonly penalty: number;
}

/** Everything that shapes the straight ways of a Charge. */
interface Surroundings {
  readonly table: InchesTable;
  readonly charging: Advancing;
  readonly base: Disc;
  /** Shapes that stop the charger, shapes that it cannot end on, and ground that slows it. */
  readonly blocking: readonly Part[];
  readonly standing: readonly Part[];
  readonly slowing: readonly Slowing[];
  /** Cache: the shape that stopped the last way in front of the ring of reach. It often stops the next way too. */
  stopper: Part | undefined;
}

/** The part of a ray on which the centre of a base is nearer than `reach` to a shape. */
const spanPast = (ray: Ray, { middle, bound, outline }: Part, reach: number): Span | undefined => {
  const aside = (middle.x - ray.from.x) * ray.y - (middle.y - ray.from.y) * ray.x;
  return Math.abs(aside) > bound + reach + 1 ? undefined : spanOn(ray, outline, reach);
};

/** The shapes that can matter: all ways lead from the base into the ring of reach, and so over the ground between them. */
const surroundingsOf = (table: InchesTable, charging: Advancing, goal: Disc, ring: number): Surroundings => {
  const { mover } = charging;
  const base = baseOf(mover);
  const between: Stadium = { from: base.at, to: goal.at, radius: ring + base.radius };
  const near = (part: Part): boolean => comparePart(part, between, EQUAL) <= 0;
  const slow = ignoresPenalties(mover, 'charge', charging) ? [] : table.terrain.features.filter(one => one.penalty > 0);
  return {
    table,
    charging,
    base,
    blocking: obstaclesFor(table, mover, 'charge', charging).flatMap(({ parts }) => parts.filter(near)),
    standing: standingParts(table, mover).filter(near),
    slowing: slow.flatMap(({ parts, penalty }) => parts.filter(near).map(part => ({ part, penalty }))),
    stopper: undefined,
  };
};

/** The distance on a ray at which a shape stops a base; infinity if it does not. */
const stopOn = (ray: Ray, part: Part, radius: number): number => {
  const span = spanPast(ray, part, radius);
  return span && span.end > 1 ? Math.max(0, span.start) : Number.POSITIVE_INFINITY;
};

/**
 * The greatest distance on a ray that a Charge can go: up to the first obstacle, the edge, and its length (JV11-TERR-008). Where
 * that is less than `least`, some distance below `least`.
 */
const longestOn = (around: Surroundings, ray: Ray, least: number): number => {
  const { table, charging, base, blocking, slowing, stopper } = around;
  let most = Math.min(chargeLength(table, charging, 0) * INCH, beforeEdge(ray, base.radius, table.terrain.corner));
  if (stopper) most = Math.min(most, stopOn(ray, stopper, base.radius));
  for (const part of blocking) {
    if (most < least) return most;
    const stop = stopOn(ray, part, base.radius);
    if (stop < least) around.stopper = part;
    if (stop < most) most = stop;
  }
  if (most < least || slowing.length === 0) return most;
  const contacts = slowing
    .flatMap(({ part, penalty }) => {
      const span = spanPast(ray, part, base.radius + 1);
      return span && span.end >= 0 ? [{ at: Math.max(0, span.start), penalty }] : [];
    })
    .sort((a, b) => a.at - b.at);
  let slowed = 0;
  for (const { at, penalty } of contacts) {
    if (penalty <= slowed) continue;
    const after = chargeLength(table, charging, penalty) * INCH;
    // Here the charger must stop short of the ground, or has stopped before.
    if (after < at) return Math.min(most, at, chargeLength(table, charging, slowed) * INCH);
    slowed = penalty;
  }
  return Math.min(most, chargeLength(table, charging, slowed) * INCH);
};

/** Parts of a span that are left when others are taken out of it. */
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

/** Takes a vector. */
type Take = (x: number, y: number) => void;

/** Takes the directions to both sides of a point, seen from another one, that pass it at a distance. */
const tangentsPast = (from: Point, at: Point, room: number, take: Take): void => {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return;
  // Right beside something, a base leaves it along the line that touches both.
  if (square <= room * room) {
    take(-dy, dx);
    take(dy, -dx);
    return;
  }
  const along = Math.sqrt(square - room * room);
  take(dx * along - dy * room, dy * along + dx * room);
  take(dx * along + dy * room, dy * along - dx * room);
};

/** Takes the points where two circles cross. */
const crossings = (a: Point, one: number, b: Point, other: number, take: Take): void => {
  const square = squareBetween(a, b);
  const far = Math.sqrt(square);
  if (far === 0 || far > one + other || far < Math.abs(one - other)) return;
  const along = (square + one * one - other * other) / (2 * far);
  const aside = Math.sqrt(Math.max(0, one * one - along * along));
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  for (const side of [1, -1]) take(a.x + ux * along - side * uy * aside, a.y + uy * along + side * ux * aside);
};

/** The room between a base and a thing that a critical direction leaves, for rounding: 1/100 mm. */
const HAIR = 1;

/**
 * The directions beside the one straight to the target in which a best end can lie: past the corners of everything near that
 * shapes the way, to the points where those corners cross the ring of reach, and the middles between all these. Between two
 * neighbours nothing changes. Those that turn aside the least come first.
 */
const directionsBeside = (around: Surroundings, target: Disc, ring: number): readonly Direction[] => {
  const { base, table, charging, blocking, standing, slowing } = around;
  const { at: from, radius } = base;
  const ahead = { x: target.at.x - from.x, y: target.at.y - from.y };
  const gap = Math.sqrt(squareBetween(from, target.at));
  const found: Direction[] = [];
  const take = (x: number, y: number): void => {
    const size = Math.sqrt(x * x + y * y);
    const dot = (x * ahead.x + y * ahead.y) / size;
    const cross = (ahead.x * y - ahead.y * x) / size;
    // All other directions miss the ring of reach.
    if (size < 1e-9 || (gap > ring && (dot < 0 || Math.abs(cross) > ring))) return;
    found.push({ x: x / size, y: y / size, turn: cross >= 0 ? 1 - dot / gap : dot / gap - 1 });
  };
  const toward = (x: number, y: number): void => take(x - from.x, y - from.y);
  tangentsPast(from, target.at, Math.max(0, ring - 2 * HAIR), take);
  const shapes = new Set<Part['outline']>();
  for (const { outline } of blocking) shapes.add(outline);
  for (const { outline } of standing) shapes.add(outline);
  for (const { part } of slowing) shapes.add(part.outline);
  for (const outline of shapes) {
    const { corners, radius: own } = cornersOf(outline);
    const room = radius + own + HAIR;
    for (const corner of corners) {
      tangentsPast(from, corner, room, take);
      crossings(target.at, ring, corner, room, toward);
    }
  }
  for (const penalty of new Set([0, ...slowing.map(one => one.penalty)])) {
    crossings(target.at, ring, from, chargeLength(table, charging, penalty) * INCH, toward);
  }
  // From the right of the straight one to its left.
  const sorted = [...found].sort((a, b) => a.turn - b.turn);
  for (const [i, one] of sorted.entries()) {
    const next = sorted[i + 1];
    if (next && next.turn > one.turn) take(one.x + next.x, one.y + next.y);
  }
  return found.sort((a, b) => Math.abs(a.turn) - Math.abs(b.turn));
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

/** True if a Charge may end at a place in the ring of reach, told from the shapes that are near. Exact. */
const isEnd = ({ table, charging, base, blocking, standing, slowing }: Surroundings, place: Place): boolean => {
  const there: Disc = { at: pointOf(place), radius: base.radius };
  if (!isOnTable(table.terrain, there)) return false;
  if (standing.some(part => comparePart(part, there, 0) < 0)) return false;
  const swept: Stadium = { from: base.at, to: there.at, radius: base.radius };
  if (blocking.some(part => comparePart(part, swept, 0) < 0)) return false;
  let slowed = 0;
  for (const { part, penalty } of slowing) {
    if (penalty > slowed && comparePart(part, swept, 0) <= 0) slowed = penalty;
  }
  return comparePath([base.at, there.at], chargeLength(table, charging, slowed) * INCH) <= 0;
};

/** The ends of {@link chargeEnds} one after another, so that the first can be had without the others. */
function* workOutEnds(
  table: InchesTable,
  charging: Advancing,
  { target, reach }: ChargeAim,
): Generator<Place, undefined> {
  const { mover } = charging;
  const most = chargeLength(table, charging, 0) * INCH;
  if (far(mover, target) > most + reach * INCH + EQUAL) return;
  const [goal] = discsOf(target);
  if (!goal) return;
  const { at } = goal;
  const ring = (mover.radius ?? 0) + goal.radius + reach * INCH + EQUAL;
  const around = surroundingsOf(table, charging, goal, ring);
  const { base } = around;
  const seen = table.pieces.find(({ cells }) => cells.length === 1 && cells[0] === target.cells[0]);
  const here = startOf(mover);
  const fits = (end: Place): boolean =>
    end !== here && within(reach, standingAt(mover, end), target) && isEnd(around, end);
  const isLegal = (end: Place): boolean =>
    (!seen || sees(table, standingAt(mover, end), seen)) && !chargePathRefusal(table, charging, [here, end]);
  const found = new Set<Place>();
  // Most directions lead nowhere: no generator is made for those.
  const lengthsOn = (ray: Ray): readonly number[] => {
    const inReach = spanAround(ray, at, ring);
    if (!inReach) return [];
    const first = Math.max(1, inReach.start);
    if (first > most + 1) return [];
    const whole = { start: first, end: Math.min(inReach.end, longestOn(around, ray, first - 1)) };
    if (whole.end < whole.start - 1) return [];
    const gaps = around.standing.flatMap(part => {
      const gap = spanPast(ray, part, base.radius);
      return gap && gap.end > whole.start && gap.start < whole.end ? [gap] : [];
    });
    return without(whole, gaps).flatMap(({ start, end }) => [end, start, (start + end) / 2]);
  };
  function* endsOn(ray: Ray, lengths: readonly number[]): Generator<Place, undefined> {
    for (const length of lengths) {
      const end = nearestPlace(ray, length, fits);
      if (end === undefined || found.has(end) || !isLegal(end)) continue;
      found.add(end);
      yield end;
    }
  }
  const straight = rayAlong(base.at, { x: at.x - base.at.x, y: at.y - base.at.y });
  if (straight) yield* endsOn(straight, lengthsOn(straight));
  if (found.size > 0) return;
  const sectors = blockedSectors(base, around.blocking, goal, ring);
  if (areAllBlocked(sectors, base, goal, ring, most + 1)) return;
  for (const direction of directionsBeside(around, goal, ring)) {
    if (isBlockedBy(sectors, direction)) continue;
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
  readonly others: Iterator<Place, undefined>;
}

// Cache: the ends on one table. It stays the same table until a model moves or changes its base, height or traits.
const known = /* @__PURE__ */ rememberEach((_: InchesTable) =>
  rememberEach((_: Advancing['mover']) => rememberEach((_: ChargeAim['target']) => new Map<string, Ends>())),
);

const endsNow = (table: InchesTable, charging: Advancing, aim: ChargeAim): Ends => {
  const { mover, mov, spare = 0, flyAppliesToAdvance = false } = charging;
  const ends = known(table)(ownOf(table, mover))(aim.target);
  const key = `${mov} ${spare} ${aim.reach} ${flyAppliesToAdvance}`;
  const now = ends.get(key) ?? { found: [], others: workOutEnds(table, charging, aim) };
  ends.set(key, now);
  return now;
};

const findNext = ({ found, others }: Ends): Place | undefined => {
  const { value: next } = others.next();
  if (next === undefined) return undefined;
  found.push(next);
  return next;
};

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
export const firstChargeEnd = (table: InchesTable, charging: Advancing, aim: ChargeAim): Place | undefined => {
  const ends = endsNow(table, charging, aim);
  return ends.found[0] ?? findNext(ends);
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
