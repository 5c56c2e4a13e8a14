import {
  comparePath,
  type Disc,
  distance,
  isEmpty,
  landmarks,
  nearest,
  orientation,
  type Point,
  pathLength,
  type Region,
  region,
  type Sign,
  samePoint,
  signOf,
  squareBetween,
} from '@rulewright/core/inches';
import type { Gone, Routing } from '../../../vocabulary/battlefield.js';
import type { Footing, Place } from '../../../vocabulary/place.js';
import { fliesIn, ignoresPenalties } from '../../own-movement.js';
import { EQUAL, gapBetween, INCH } from '../measure/distance.js';
import { baseOf, discsOf, type Model } from '../measure/footing.js';
import { placeAt, pointOf } from '../measure/place.js';
import { type InchesTable, standingAt } from '../models/table.js';
import { partOf } from '../terrain/part.js';
import { cutTo, lastOn } from './cut.js';
import { obstaclesFor } from './entering.js';
import { firstStep, isOnTable, type Leg, legTo, placeOfStep } from './leg.js';
import { shortestPath } from './shortest-path.js';
import { clearOf, landingRefusal, standingParts, standsOn } from './standing.js';
import { type Around, meets, meetsAny, Web } from './web.js';

/** The gap in which bases end that come into contact: it counts as zero (JV11-BASE-007), and rounding leaves no overlap. */
const CONTACT = 1;

/** All obstacles that a path must avoid. */
const obstaclesOf = (table: InchesTable, { mover, motion, aroundOccupied, ...rulings }: Routing): readonly Around[] => {
  const stopping = obstaclesFor(table, mover, motion, rulings);
  if (!aroundOccupied) return stopping;
  const own = fliesIn(mover, motion, rulings);
  const others = own ? [] : table.pieces.filter(({ id }) => id !== mover.id);
  return [...stopping, ...others.map(piece => ({ parts: discsOf(piece).map(partOf) }))];
};

/** The places where a base may stand and is at most a length away from a goal. */
const standingNear = (table: InchesTable, mover: Model, goal?: Disc, length = EQUAL): Region =>
  region(mover.radius ?? 0, [
    { is: 'completely-within', of: table.terrain.table, length: 0 },
    ...(goal ? [{ is: 'within', of: goal, length } as const] : []),
    ...clearOf(standingParts(table, mover)),
  ]);

/** The point in contact with a goal on the straight line from another point. */
export const contactFrom = (from: Point, { at, radius }: Disc, own: number): Point | undefined => {
  const far = Math.sqrt(squareBetween(from, at));
  if (far === 0) return undefined;
  const part = (own + radius + CONTACT) / far;
  return { x: Math.round(at.x + (from.x - at.x) * part), y: Math.round(at.y + (from.y - at.y) * part) };
};

/** The side of the straight line from a base to a goal on which a point lies; 0 on the line. */
const sideOf = ({ mover }: Routing, goal: Disc, to: Point): Sign => signOf(orientation(baseOf(mover).at, goal.at, to));

/**
 * A shortest path into contact with a goal, or as near to it as the mover can come; undefined if it cannot come nearer.
 *
 * @param side a side of the straight line to the goal: then only paths into contact whose first leg leads to that side
 */
const pathNear = (table: InchesTable, routing: Routing, goal: Disc, side?: Sign): readonly Point[] | undefined => {
  const { mover } = routing;
  const base = baseOf(mover);
  const { radius } = base;
  const obstacles = obstaclesOf(table, routing);
  const onTable = (at: Point): boolean => isOnTable(table.terrain, { at, radius });
  const stands = (at: Point): boolean => !landingRefusal(table, mover, placeAt(at), routing.motion);
  // A path through models ends where the mover touches its goal, whether that place is free or not.
  const mustStand = routing.aroundOccupied || routing.passesOver === true;
  const ring = radius + goal.radius;
  const direct = (from: Point): readonly Point[] => {
    const end = contactFrom(from, goal, radius);
    return end && onTable(end) && (!mustStand || stands(end)) ? [end] : [];
  };
  const apart = (from: Point): number => Math.max(0, Math.sqrt(squareBetween(from, goal.at)) - ring - 3);
  const web = new Web(radius, obstacles, onTable);
  const straightOn = { from: base.at, to: contactFrom(base.at, goal, radius) ?? base.at, radius };
  const around = side === undefined ? [] : obstacles.filter(one => meets(one, straightOn));
  const first = (to: Point): boolean => side === undefined || sideOf(routing, goal, to) === side;
  const search = (ends: (from: Point) => readonly Point[], least: (from: Point) => number) =>
    shortestPath(web, base.at, { ends, least, first }, around);
  const straight = search(direct, apart);
  if (straight?.length === 2) return straight;
  const contact = standingNear(table, mover, goal);
  const corners = mustStand && !isEmpty(contact) ? landmarks(contact) : [];
  const beside = corners.length > 0 ? search(from => [...corners, ...direct(from)], apart) : undefined;
  const lengthOf = (route: readonly Point[] | undefined): number =>
    route ? pathLength(route) : Number.POSITIVE_INFINITY;
  const best = lengthOf(beside) < lengthOf(straight) ? beside : straight;
  if (best || side !== undefined) return best;
  // No contact: the nearest free place of all or, if no path leads there, the nearest one straight from a corner of the path.
  const free = nearest(standingNear(table, mover), goal.at);
  const least = (from: Point): number => (free ? Math.sqrt(squareBetween(from, free)) : 0);
  const nearby = free && search(() => [free], least);
  return nearby ?? straightNearer(table, routing, obstacles, goal);
};

/** The path straight towards a goal up to the first obstacle, with an end where the mover can stand; undefined if there is none. */
const straightNearer = (
  table: InchesTable,
  { mover }: Routing,
  obstacles: readonly Around[],
  goal: Disc,
): readonly Point[] | undefined => {
  const base = baseOf(mover);
  const end = contactFrom(base.at, goal, base.radius) ?? base.at;
  const leg: Leg = { from: base.at, to: end, radius: base.radius };
  const stands = standsOn(table, mover, leg);
  for (let part = 16; part > 0; part--) {
    const to = {
      x: Math.round(base.at.x + ((end.x - base.at.x) * part) / 16),
      y: Math.round(base.at.y + ((end.y - base.at.y) * part) / 16),
    };
    if (!meetsAny(obstacles, { ...leg, to }) && stands(to)) return [base.at, to];
  }
  return undefined;
};

/**
 * The place on a leg at which ground begins to slow a model: right before it touches the ground or, for a leg that
 * starts there, where it touches the ground.
 */
const groundOnLeg = (table: InchesTable, routing: Routing, to: Place): Place | undefined => {
  const { mover, motion } = routing;
  if (ignoresPenalties(mover, motion, routing)) return undefined;
  const leg = legTo(mover, to);
  const steps = table.terrain.features
    .filter(({ penalty }) => penalty > 0)
    .flatMap(({ parts }) => firstStep(leg, parts) ?? [])
    .filter(step => step > 0)
    .sort((a, b) => a - b);
  const [first] = steps;
  return first === undefined ? undefined : placeOfStep(leg, first > 1 ? first - 1 : first);
};

/**
 * The next place of a shortest path into contact with a goal (JV11-COMM-006, JV11-COMM-007), or as near to it as the
 * mover can come, around obstacles: the next corner of the path or, if the length ends before it, the point where the
 * length ends. None if the mover cannot come nearer. Where a leg ends on ground that is not free, its last free point
 * comes first, so that the mover can stop there. Ground that slows the mover, or harms it, is entered with a step of
 * its own.
 */
export const stepsTowards = (
  table: InchesTable,
  routing: Routing,
  goal: Footing,
  { path, lengths }: Gone,
): readonly Place[] => {
  const { mover } = routing;
  const base = baseOf(mover);
  const left = lengths * INCH - pathLength(path.map(pointOf));
  const [target] = [...discsOf(goal)].sort((a, b) => distance(a.at, base.at) - distance(b.at, base.at));
  if (!target || left < 1) return [];
  const now = gapBetween(mover, goal);
  if (now <= EQUAL) return [];
  const isNearer = (route: readonly Point[]): boolean =>
    gapBetween(standingAt(mover, placeAt(route.at(-1) ?? base.at)), goal) < now - EQUAL;
  const steps = pathsNear(table, routing, target)
    .filter(isNearer)
    .flatMap(route => stepOn(table, routing, route, left) ?? []);
  return [...new Set(steps)];
};

/**
 * The shortest paths to a goal: one or, if the paths on both sides of the obstacles are equally long within the
 * tolerance for equal distances (JV11-BASE-006), one on each side (JHX-SOUL-011).
 */
const pathsNear = (table: InchesTable, routing: Routing, goal: Disc): readonly (readonly Point[])[] => {
  const route = pathNear(table, routing, goal);
  const [, corner] = route ?? [];
  if (!route || !corner) return [];
  const side = route.length > 2 ? sideOf(routing, goal, corner) : 0;
  const other = side === 0 ? undefined : pathNear(table, routing, goal, side > 0 ? -1 : 1);
  const isAsLong = other !== undefined && Math.abs(pathLength(other) - pathLength(route)) <= EQUAL;
  const ends = isAsLong && Math.abs(gapTo(goal, route) - gapTo(goal, other)) <= EQUAL;
  return ends ? [route, other] : [route];
};

const gapTo = ({ at }: Disc, route: readonly Point[]): number => distance(route.at(-1) ?? at, at);

/** The first step of a path, cut to a length; see `stepsTowards`. */
const stepOn = (
  table: InchesTable,
  routing: Routing,
  [, corner, ...rest]: readonly Point[],
  left: number,
): Place | undefined => {
  if (!corner) return undefined;
  const { mover } = routing;
  const base = baseOf(mover);
  const obstacles = obstaclesOf(table, routing);
  const leg: Leg = { from: base.at, to: corner, radius: base.radius };
  const isFree = (to: Point): boolean =>
    isOnTable(table.terrain, { at: to, radius: base.radius }) && !meetsAny(obstacles, { ...leg, to });
  const cut = cutTo(leg, left, isFree);
  if (!cut) return undefined;
  const stands = standsOn(table, mover, leg);
  if (stands(cut)) {
    const ground = groundOnLeg(table, routing, placeAt(cut));
    return ground !== undefined && isFree(pointOf(ground)) ? ground : placeAt(cut);
  }
  const stop = lastOn({ ...leg, to: cut }, stands);
  if (stop && isFree(stop)) return placeAt(stop);
  // The rest of the path is useless if its length ends on occupied ground.
  return samePoint(cut, corner) && rest.length > 0 ? placeAt(cut) : undefined;
};

/** The next place straight away from something, up to the first obstacle; none if the model cannot move away. */
export const stepsAway = (
  table: InchesTable,
  routing: Routing,
  goal: Footing,
  { path, lengths }: Gone,
): readonly Place[] => {
  const { mover } = routing;
  const base = baseOf(mover);
  const left = Math.floor(lengths * INCH - pathLength(path.map(pointOf)));
  const [from] = [...discsOf(goal)].sort((a, b) => distance(a.at, base.at) - distance(b.at, base.at));
  if (!from || left < 1 || samePoint(from.at, base.at)) return [];
  const obstacles = obstaclesOf(table, routing);
  const far = Math.sqrt(squareBetween(from.at, base.at));
  const part = left / far;
  const to = {
    x: Math.round(base.at.x + (base.at.x - from.at.x) * part),
    y: Math.round(base.at.y + (base.at.y - from.at.y) * part),
  };
  const leg: Leg = { from: base.at, to, radius: base.radius };
  const stands = standsOn(table, mover, leg);
  const isFree = (at: Point): boolean =>
    comparePath([base.at, at], left) <= 0 && stands(at) && !meetsAny(obstacles, { ...leg, to: at });
  const end = lastOn(leg, isFree);
  if (!end) return [];
  const ground = groundOnLeg(table, routing, placeAt(end));
  return [ground !== undefined && isFree(pointOf(ground)) ? ground : placeAt(end)];
};
