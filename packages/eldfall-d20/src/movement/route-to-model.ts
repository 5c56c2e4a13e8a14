import { sameJson } from '@rulewright/core';
import { type Point, samePoint } from '@rulewright/core/inches';
import { type Cylinder, overlapsInSpace } from '@rulewright/core/inches/height';
import { hitboxOf } from '../battlefield/hitbox.js';
import { hasState } from '../match/lookups.js';
import { bodyAt, firstInBody, firstWithin, gridPlace } from '../routes/meeting.js';
import { lengthOf } from '../routes/points.js';
import { levelParts, reach, routeThrough } from '../routes/search/leg.js';
import { findPaths } from '../routes/search/path.js';
import type { Model, Place } from '../vocabulary/index.js';
import { isLegal, type Seeker } from './find.js';
import { pathByLadders, routeByLadders } from './path-by-ladders.js';

/** The greatest number of legs that the search for the shortest path tests. */
const LEGS = 200;

/** The route up to the first place at which the model is within a length of a body. */
const stoppedAt = (
  { wanted, model }: Seeker,
  route: readonly Place[],
  body: Cylinder,
  length: number,
): readonly Place[] => {
  for (const [i, to] of route.entries()) {
    const from = route[i - 1] ?? model.at;
    for (const part of levelParts(wanted.around, from, to)) {
      const near = firstWithin(wanted.around, part.from, part.to, body, length);
      if (!near) continue;
      const before = route.slice(0, i);
      return samePoint(near, from) ? before : [...before, near];
    }
  }
  return route;
};

/** A route cut back along its last leg to the last place where the model overlaps no other (ELD-MOVE-021). */
const clear = ({ wanted, model }: Seeker, route: readonly Place[]): readonly Place[] => {
  const { around } = wanted;
  let left = route;
  for (;;) {
    const end = left.at(-1);
    const body = end && around.others.find(other => overlapsInSpace(bodyAt(around, end), other));
    if (!end || !body) return left;
    const from = left.at(-2) ?? model.at;
    const inside = firstInBody(around, from, end, body) ?? end;
    const step = Math.max(Math.abs(inside.x - from.x), Math.abs(inside.y - from.y)) - 1;
    left = left.slice(0, -1);
    if (step > 0) left = [...left, reach(wanted, from, gridPlace(from, end, step)).at];
  }
};

/** A route along some points and then to a target, as far as the movement goes, up to a distance from the target in 1/100 mm. */
export const routeOver = (
  seeker: Seeker,
  points: readonly Place[],
  target: Model,
  stopAt: number,
): readonly Place[] => {
  const route = routeThrough(seeker.wanted, seeker.model.at, [...points, target.at], seeker.most);
  return clear(seeker, stoppedAt(seeker, route, hitboxOf(seeker.table, target), stopAt));
};

const onLevel = ({ at: { z } }: Model, path: readonly Point[]): readonly Place[] =>
  path.map(point => ({ ...point, z }));

/** A path to a target as a route: its points before the target, and then the target itself. */
const routeAlong = (seeker: Seeker, path: readonly Point[], target: Model, stopAt: number): readonly Place[] =>
  routeOver(seeker, onLevel(seeker.model, path.slice(0, -1)), target, stopAt);

/** Paths to a target, which are equally short. */
type Paths = readonly (readonly Point[])[];

/** The straight path to a target; none if it is blocked. */
const straightTo = ({ wanted, model }: Seeker, { id, at }: Model): Paths => {
  const { by } = reach(wanted, model.at, at);
  return by === 'nothing' || (typeof by === 'object' && 'model' in by && by.model === id) ? [[at]] : [];
};

/** The shortest paths to a target: around obstacles, or for an Engaged Hostile only straight. */
const pathsOf = (seeker: Seeker, target: Model): Paths =>
  hasState(seeker.model, 'engaged')
    ? straightTo(seeker, target)
    : findPaths(seeker.wanted, seeker.model.at, target.at, target.id, LEGS);

/**
 * The route over Ladders, if it is shorter than the path without them, or the only one (ELD-HOSTILE-020); undefined
 * where the rules forbid it.
 */
const routeOverLadders = (
  seeker: Seeker,
  path: readonly Point[] | undefined,
  target: Model,
  stopAt: number,
): readonly Place[] | undefined => {
  const { model, table } = seeker;
  const beside = path ? lengthOf(model.at, onLevel(model, path)) : Number.POSITIVE_INFINITY;
  const ladders = hasState(model, 'engaged', 'flying') ? undefined : pathByLadders(seeker, target, beside);
  if (!ladders) return undefined;
  const { fixed, rest } = routeByLadders(seeker, ladders);
  const behind = { ...seeker, model: { ...model, at: fixed.at(-1) ?? model.at } };
  const route = [...fixed, ...clear(behind, stoppedAt(behind, rest, hitboxOf(table, target), stopAt))];
  return isLegal(seeker, route) ? route : undefined;
};

/**
 * The shortest routes on foot to a target, which are equally short (ELD-HOSTILE-020), as far as the movement goes, up
 * to a distance from the target in 1/100 mm. They lead over points beside the corners of scenery and beside models, or
 * over Ladders. If no path leads there without harm, the Hostile goes down any drop, unless the option forbids it. If
 * there is no path at all, the result is one straight route.
 */
export const routesTo = (careful: Seeker, target: Model, stopAt: number): readonly (readonly Place[])[] => {
  const safe = pathsOf(careful, target);
  const overLadders = routeOverLadders(careful, safe[0], target, stopAt);
  if (overLadders) return [overLadders];
  const bold = { ...careful, wanted: { ...careful.wanted, drop: Number.POSITIVE_INFINITY } };
  const dares = safe.length === 0 && careful.table.options.hostileFalls === 'ifNeeded';
  const { seeker, paths } = dares ? { seeker: bold, paths: pathsOf(bold, target) } : { seeker: careful, paths: safe };
  if (paths.length === 0) return [routeAlong(careful, [], target, stopAt)];
  const routes = paths.map(path => routeAlong(seeker, path, target, stopAt));
  return routes.filter((one, at) => routes.findIndex(other => sameJson(one, other)) === at);
};

/** The first of the shortest routes on foot to a target. */
export const routeTo = (careful: Seeker, target: Model, stopAt: number): readonly Place[] =>
  routesTo(careful, target, stopAt)[0] ?? [];
