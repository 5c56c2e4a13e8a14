import type { Refusal } from '@rulewright/core';
import { compareGap, compareRoots, overlaps, stepsOf, stretchesWithin } from '@rulewright/core/inches';
import type { Place } from '../vocabulary/index.js';
import { freeSpot } from './free-spot.js';
import { obstaclesUnder, restAt } from './ground.js';
import { bodyAt, firstInObstacle, firstWithin, gridPlace } from './meeting.js';
import { squareInSpace } from './points.js';
import { fallTo, goTo, type Progress } from './progress.js';
import type { Obstacle, Surroundings } from './surroundings.js';

/** The place on a leg at most `length` from its start, on the grid. */
const along = (from: Place, to: Place, length: number): Place => {
  const whole = Math.sqrt(squareInSpace(from, to));
  const steps = stepsOf(from, to);
  if (steps > 0) return gridPlace(from, to, Math.floor((steps * length) / whole));
  return { ...from, z: from.z + Math.sign(to.z - from.z) * Math.floor(length) };
};

/** The earlier of some places of a leg. */
const earliest = (from: Place, places: readonly (Place | undefined)[]): Place | undefined =>
  places.filter(one => one !== undefined).sort((a, b) => squareInSpace(from, a) - squareInSpace(from, b))[0];

/** A model that reaches the level of the surface with the top of its hitbox while it touches the surface pulls itself up (ELD-MOVE-013). */
const pullsUp = (around: Surroundings, at: Place, wall: Obstacle, level: number): boolean =>
  wall.top === level &&
  at.z <= level &&
  wall.base <= at.z + around.height &&
  at.z + around.height >= level &&
  compareGap({ at: { x: at.x, y: at.y }, radius: around.radius }, wall.outline, around.tolerance) <= 0;

/** The first place of the line to a landing point where the base lies on a surface. */
const edgeOf = (around: Surroundings, at: Place, landing: Place, wall: Obstacle): Place => {
  const base = { at: { x: at.x, y: at.y }, radius: around.radius };
  if (overlaps(base, wall.outline)) return { ...at, z: landing.z };
  const way = [base.at, { x: landing.x, y: landing.y }];
  const [edge] = stretchesWithin(way, around.radius, wall.outline, -1);
  return { ...(edge?.from.at ?? way[1] ?? base.at), z: landing.z };
};

/** The places of a jump at which its flight ends before the landing. */
interface Cut {
  readonly leg: number;
  readonly at: Place;
}

/** The end of half SPD on the line of a jump (ELD-MOVE-014); undefined where the landing point is within it (ELD-MOVE-012). */
const endOfReach = (legs: readonly (readonly [Place, Place])[], most: number, tolerance: number): Cut | undefined => {
  let length = 0;
  const squares = legs.map(leg => squareInSpace(...leg));
  if (compareRoots(squares, most + tolerance) <= 0) return undefined;
  for (const [leg, [from, to]] of legs.entries()) {
    const further = Math.sqrt(squares[leg] ?? 0);
    if (length + further > most) return { leg, at: along(from, to, Math.max(0, most - length)) };
    length += further;
  }
  return undefined;
};

/**
 * Jumps through the air along straight legs, which approximate the line or the parabola. The flight ends at the landing point, at
 * the end of half SPD, or where the model touches an enemy (ELD-MOVE-020); from the last two it drops straight down onto the
 * surface below (ELD-MOVE-014), unless it pulls itself up (ELD-MOVE-013). A model that falls onto another one is placed beside it
 * (ELD-FALL-008).
 */
export const jump = (
  around: Surroundings,
  progress: Progress,
  route: readonly Place[],
  path: string,
  { most, stopsAt }: { readonly most: number; readonly stopsAt: Surroundings['enemies'] },
): Refusal | undefined => {
  const legs = route.map((to, i) => [route[i - 1] ?? progress.at, to] as const);
  const landing = route.at(-1) as Place;
  const level = restAt(around, landing);
  if (level !== landing.z) {
    const where = `${path}[${route.length - 1}].z`;
    return { code: 'not-on-a-surface', rule: 'ELD-MOVE-016', path: where, detail: { level } };
  }
  const surfaces = obstaclesUnder(around, landing).filter(({ top }) => top === landing.z);
  const short = endOfReach(legs, most, around.tolerance);
  for (const [leg, [from, declared]] of legs.entries()) {
    const last = short?.leg === leg;
    const to = last ? short.at : declared;
    const touch = earliest(
      from,
      stopsAt.map(body => firstWithin(around, from, to, body, around.tolerance)),
    );
    const end = touch ?? to;
    for (const obstacle of around.obstacles) {
      const hit = firstInObstacle(around, from, end, obstacle);
      if (!hit) continue;
      if (!surfaces.includes(obstacle) || hit.z + around.height < landing.z) {
        return { code: 'in-the-way', rule: 'ELD-MOVE-011', path: `${path}[${leg}]`, detail: { by: obstacle.id } };
      }
      if (!short) continue;
      goTo(progress, edgeOf(around, hit, landing, obstacle));
      return undefined;
    }
    goTo(progress, end);
    if (touch && squareInSpace(touch, declared) > around.tolerance * around.tolerance) break;
    if (last) {
      const wall = surfaces.find(one => pullsUp(around, end, one, landing.z));
      if (wall) goTo(progress, edgeOf(around, end, landing, wall));
      break;
    }
  }
  progress.hanging = false;
  if (progress.at === landing) return undefined;
  fallTo(progress, restAt(around, progress.at));
  const body = bodyAt(around, progress.at);
  const spot = freeSpot(around, body, progress.at);
  if (spot) goTo(progress, spot);
  return undefined;
};
