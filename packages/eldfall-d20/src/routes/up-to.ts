import { inches } from '@rulewright/core/inches';
import type { Place } from '../vocabulary/index.js';
import { type Course, follow, type Manner } from './follow.js';
import { lengthOf, squareInSpace } from './points.js';
import type { Followed } from './progress.js';
import type { Surroundings } from './surroundings.js';

/** The first part of a route, of a length in 1/100 mm. */
export const firstPart = (from: Place, route: readonly Place[], length: number): readonly Place[] => {
  let left = length;
  const part: Place[] = [];
  let at = from;
  for (const to of route) {
    const leg = Math.sqrt(squareInSpace(at, to));
    if (leg > left) {
      const step = (a: number, b: number): number => a + Math.round(((b - a) * left) / leg);
      const end = { x: step(at.x, to.x), y: step(at.y, to.y), z: step(at.z, to.z) };
      return squareInSpace(at, end) === 0 ? part : [...part, end];
    }
    part.push(to);
    left -= leg;
    at = to;
  }
  return part;
};

/** The first part of a course, and what comes of following it. */
interface Part {
  readonly route: readonly Place[];
  readonly followed: Followed;
}

/** Follows a route; its end lies on the surface that is there. */
const followOnSurface = (around: Surroundings, course: Course, manner: Manner): Part => {
  const { route } = course;
  const followed = follow(around, course, manner);
  const last = route.at(-1);
  const level = 'refusal' in followed ? followed.refusal.detail?.level : undefined;
  if (typeof level !== 'number' || !last) return { route, followed };
  const landed = [...route.slice(0, -1), { ...last, z: level }];
  return { route: landed, followed: follow(around, { ...course, route: landed }, manner) };
};

const followPart = (around: Surroundings, course: Course, manner: Manner, length: number): Part =>
  followOnSurface(around, { ...course, route: firstPart(course.from, course.route, length) }, manner);

/** The distance by which a shortened route is made shorter, where it cannot end. */
const BACK = /* @__PURE__ */ inches(0.25);

const isTooFar = (followed: Followed): boolean => 'refusal' in followed && followed.refusal.code === 'too-far';

/**
 * A route up to its first contact with an enemy, if it leads on from there; undefined if no contact cuts it. A leg that is
 * cut is a line of its own on the grid, which may graze the enemy a little earlier, so it is cut again.
 */
const cutAtContact = (around: Surroundings, course: Course, manner: Manner): Course | undefined => {
  for (const i of course.route.keys()) {
    const followed = follow(around, { ...course, route: course.route.slice(0, i + 1) }, manner);
    if (!('refusal' in followed && followed.contact)) continue;
    const { contact } = followed;
    const before = course.route.slice(0, i);
    const corner = before.at(-1);
    const isAtCorner = corner && squareInSpace(corner, contact) <= around.tolerance * around.tolerance;
    const cut = { ...course, route: isAtCorner ? before : [...before, contact] };
    return cutAtContact(around, cut, manner) ?? cut;
  }
  return undefined;
};

/** Follows a route; at a contact with an enemy the route ends (ELD-MOVE-020), and its rest is ignored. */
export const followToContact = (around: Surroundings, course: Course, manner: Manner): Followed => {
  const whole = follow(around, course, manner);
  if (!('refusal' in whole) || !whole.contact) return whole;
  const cut = cutAtContact(around, course, manner);
  return cut ? follow(around, cut, manner) : whole;
};

/** The longest first part of a course that the movement reaches and at whose end the model can stand; undefined if there is none. */
const longestPart = (around: Surroundings, course: Course, manner: Manner): Part | undefined => {
  let [least, most] = [0, lengthOf(course.from, course.route)];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (isTooFar(followPart(around, course, manner, middle).followed)) most = middle;
    else least = middle;
  }
  for (let length = least; length > 0; length -= BACK) {
    const part = followPart(around, course, manner, length);
    if (!('refusal' in part.followed)) return part;
  }
  return undefined;
};

/**
 * Follows a route that was declared without measuring: one that is too long is gone as far as the movement reaches, which is what a wrong
 * guess costs (ELD-MEASURE-013). Where the model cannot stand there, it stops before.
 */
export const followUpTo = (around: Surroundings, declared: Course, manner: Manner): Followed => {
  const whole = followToContact(around, declared, manner);
  if (!isTooFar(whole)) return whole;
  const course = cutAtContact(around, declared, manner) ?? declared;
  return longestPart(around, course, manner)?.followed ?? whole;
};

/** A route as far as the movement reaches: the way over some surfaces costs more than its length (ELD-MOVE-024). */
export const routeUpTo = (around: Surroundings, course: Course, manner: Manner): readonly Place[] =>
  isTooFar(follow(around, course, manner)) ? (longestPart(around, course, manner)?.route ?? []) : course.route;
