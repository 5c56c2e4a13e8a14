import type { Refusal } from '@rulewright/core';
import { compareRoots, completelyWithin, squareBetween } from '@rulewright/core/inches';
import { overlapsInSpace, withinSpace } from '@rulewright/core/inches/height';
import type { Body } from '../battlefield/solids.js';
import type { Place } from '../vocabulary/index.js';
import { jump } from './air.js';
import { freeSpot } from './free-spot.js';
import { restAt } from './ground.js';
import { bodyAt, firstInBody, firstInObstacle, firstWithin } from './meeting.js';
import { type Footwork, goOnFoot } from './over-ground.js';
import { squareInSpace } from './points.js';
import { type Followed, fallTo, goTo, type Progress, progressAtStart } from './progress.js';
import type { Surroundings } from './surroundings.js';

/** The manner in which a model goes a route. */
export interface Manner {
  /**
   * `foot`: by Walk, Run or Climb; `straight`: in one line through everything; `flight`: above everything
   * (ELD-SKILL-021, ELD-STATE-038).
   */
  readonly by: 'foot' | 'jump' | 'straight' | 'flight';
  readonly work: Footwork;
  /** The greatest length in 1/100 mm. */
  readonly most: number;
  /** True for bodies, besides allies, that the model may pass through. */
  readonly passes: (body: Body) => boolean;
  /** True for a Climb, which may end on a vertical surface (ELD-MOVE-009, ELD-MOVE-016). */
  readonly endsOnWalls: boolean;
}

/** A route that a model goes from a place. */
export interface Course {
  readonly from: Place;
  /** True for a model that hangs on a vertical surface at the start. */
  readonly hanging: boolean;
  readonly route: readonly Place[];
  /** The path of the route in the answer, for refusals. */
  readonly path: string;
}

/** Flies along the legs of a route, measured as if the model stood on the field. */
const fly = (around: Surroundings, progress: Progress, route: readonly Place[], path: string): Refusal | undefined => {
  for (const [i, to] of route.entries()) {
    const from = progress.at;
    if (to.z !== 0)
      return { code: 'not-on-a-surface', rule: 'ELD-STATE-043', path: `${path}[${i}].z`, detail: { level: 0 } };
    const endless = around.obstacles.find(one => one.top === null && firstInObstacle(around, from, to, one));
    if (endless)
      return { code: 'in-the-way', rule: 'ELD-STATE-038', path: `${path}[${i}]`, detail: { by: endless.id } };
    progress.paid.push(squareBetween(from, to));
    goTo(progress, to);
  }
  return undefined;
};

/** Goes through everything in a straight line from start to end; in mid-air the model is placed below. */
const goStraight = (
  around: Surroundings,
  progress: Progress,
  route: readonly Place[],
  path: string,
): Refusal | undefined => {
  const [to, ...more] = route;
  if (!to || more.length > 0) return { code: 'not-straight', rule: 'ELD-SKILL-021', path };
  const inside = around.obstacles.find(one => firstInObstacle(around, to, to, one));
  if (inside) return { code: 'in-the-way', rule: 'ELD-SKILL-022', path: `${path}[0]`, detail: { by: inside.id } };
  // A model stands on the head of another one, too, which it would leave sideways if it fell.
  const onto = { ...to, z: Math.max(0, to.z - around.tolerance) };
  const isOnHead = (one: Body): boolean =>
    overlapsInSpace(bodyAt(around, onto), one) && !overlapsInSpace(bodyAt(around, to), one);
  const below = around.others.find(isOnHead);
  progress.paid.push(squareInSpace(progress.at, to));
  goTo(progress, to);
  progress.hanging = false;
  fallTo(progress, restAt(around, to));
  const on = below ?? around.fallen.find(one => overlapsInSpace(bodyAt(around, progress.at), one));
  return on && { code: 'on-a-model', rule: 'ELD-SKILL-022', path: `${path}[0]`, detail: { model: on.model } };
};

const go = (
  around: Surroundings,
  progress: Progress,
  route: readonly Place[],
  path: string,
  manner: Manner,
): Refusal | undefined => {
  if (manner.by === 'flight') return fly(around, progress, route, path);
  if (manner.by === 'straight') return goStraight(around, progress, route, path);
  if (manner.by === 'jump') {
    const start = bodyAt(around, progress.at);
    const stopsAt = around.enemies.filter(one => !manner.passes(one) && !withinSpace(start, one, around.tolerance));
    return jump(around, progress, route, path, { most: manner.most, stopsAt });
  }
  for (const [i, to] of route.entries()) {
    const wrong = goOnFoot(around, progress, to, `${path}[${i}]`, manner.work);
    if (wrong) return wrong;
  }
  return undefined;
};

const isFall = ({ falls }: Progress, leg: number): boolean => falls.some(fall => fall.leg === leg);

/**
 * The reason why enemies stop a route. It ends where the model enters Base Contact with an enemy that it did not touch at the start, after
 * the whole of a fall, and never leads through one. Allies are passed (ELD-MOVE-018), and so are the fallen
 * (ELD-MOVE-022). `leadsOn`: true if the declared route goes on beyond the part that the model has moved.
 */
const whyStopped = (
  around: Surroundings,
  from: Place,
  progress: Progress,
  path: string,
  { by, passes }: Manner,
  leadsOn: boolean,
): Extract<Followed, { readonly refusal: Refusal }> | undefined => {
  if (by === 'straight') return undefined;
  const { tolerance } = around;
  const { route } = progress;
  const end = route.at(-1) ?? from;
  const start = bodyAt(around, from);
  for (const [i, to] of route.entries()) {
    const at = route[i - 1] ?? from;
    const contacts: { readonly contact: Place; readonly enemy: string }[] = [];
    for (const enemy of around.enemies) {
      if (passes(enemy)) continue;
      if (withinSpace(start, enemy, tolerance)) {
        if (firstInBody(around, at, to, enemy)) {
          const detail = { enemy: enemy.model };
          return { refusal: { code: 'through-an-enemy', rule: 'ELD-MOVE-019', path, detail } };
        }
        continue;
      }
      // A jump has ended its flight at the first contact already.
      const touch = by === 'jump' ? undefined : firstWithin(around, at, to, enemy, tolerance);
      if (!touch) continue;
      const contact = isFall(progress, i + 1) ? to : touch;
      if (!leadsOn && i === route.length - 1 && squareInSpace(contact, end) <= tolerance * tolerance) continue;
      contacts.push({ contact, enemy: enemy.model });
    }
    const [first] = contacts.sort((a, b) => squareInSpace(at, a.contact) - squareInSpace(at, b.contact));
    if (!first) continue;
    const { contact, enemy } = first;
    const detail = { enemy, at: { ...contact } };
    return { refusal: { code: 'goes-on-after-contact', rule: 'ELD-MOVE-020', path, detail }, contact };
  }
  return undefined;
};

/** True for a place at which contact with an enemy ends a movement, which may even be on a Ladder (ELD-MOVE-020). */
const isStoppedAt = (around: Surroundings, from: Place, at: Place, { passes }: Manner): boolean =>
  around.enemies.some(
    enemy =>
      !passes(enemy) &&
      !withinSpace(bodyAt(around, from), enemy, around.tolerance) &&
      withinSpace(bodyAt(around, at), enemy, around.tolerance),
  );

/** Places a model beside the model that it would fall onto (ELD-FALL-008). */
const landBeside = (around: Surroundings, progress: Progress): void => {
  const { at, route } = progress;
  const spot = isFall(progress, route.length) ? freeSpot(around, bodyAt(around, at), at) : undefined;
  if (spot) goTo(progress, spot);
};

/** The reason why a model may not end a movement at a place (ELD-MOVE-022, ELD-MOVE-027). */
export const whyNotEnd = (around: Surroundings, at: Place, path: string): Refusal | undefined => {
  const body = bodyAt(around, at);
  const on = around.others.find(other => overlapsInSpace(body, other));
  return on && { code: 'on-a-model', rule: 'ELD-MOVE-021', path, detail: { model: on.model } };
};

const isOff = ({ radius, field }: Surroundings, { x, y }: Place): boolean =>
  !completelyWithin({ at: { x, y }, radius }, field, 0);

/**
 * Follows a route from a place. Its length is that of the declared line, from and to the same point of the base (ELD-MEASURE-004,
 * ELD-MEASURE-005). The whole base stays on the field.
 */
export const follow = (around: Surroundings, { from, hanging, route, path }: Course, manner: Manner): Followed => {
  const progress = progressAtStart(from, hanging);
  if (route.length === 0) return { progress };
  const wrong = go(around, progress, route, path, manner);
  // Contact ends the movement before anything that is wrong with the route behind it.
  const stopped = whyStopped(around, from, progress, path, manner, wrong !== undefined);
  if (stopped?.contact) return stopped;
  const off = route.findIndex(to => isOff(around, to));
  if (off >= 0) return { refusal: { code: 'off-the-field', rule: 'ELD-MOVE-027', path: `${path}[${off}]` } };
  if (wrong) return { refusal: wrong };
  if (stopped) return stopped;
  if (compareRoots(progress.paid, manner.most + around.tolerance) > 0) {
    return { refusal: { code: 'too-far', rule: 'ELD-MOVE-003', path, detail: { most: manner.most } } };
  }
  if (progress.hanging && !manner.endsOnWalls && !isStoppedAt(around, from, progress.at, manner)) {
    return { refusal: { code: 'ends-on-a-wall', rule: 'ELD-MOVE-016', path } };
  }
  landBeside(around, progress);
  const refusal = whyNotEnd(around, progress.at, path);
  return refusal ? { refusal } : { progress };
};
