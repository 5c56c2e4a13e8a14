import { inches, type Point } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import { awarenessAround, awarenessOf, isAware } from '../battlefield/awareness.js';
import { hitboxOf, radiusOf, standingOf } from '../battlefield/hitbox.js';
import { sightFrom } from '../battlefield/sight.js';
import { modelOf } from '../match/lookups.js';
import { rememberTable } from '../match/table.js';
import { legLength, standingAt } from '../routes/points.js';
import { isNearDisc } from '../routes/surroundings.js';
import type { ModelId, RoutePoint, Sequence, Standing, Table } from '../vocabulary/index.js';

/** The distance between two points of a route at which sight is checked, in 1/100 mm: a quarter of an inch. */
const pace = 635;

/**
 * Points of the route of a movement, in its order: the start, further points at small steps, all corners, and the final
 * position (ELD-REACT-003), which is null.
 */
export const momentsOf: (sequence: Pick<Sequence, 'from' | 'movement'>) => readonly (RoutePoint | null)[] =
  /* @__PURE__ */ rememberEach(({ from, movement }) => {
    const route = movement?.route ?? [];
    if (route.length === 0) return [null];
    const points: (RoutePoint | null)[] = [{ leg: 0, along: 0 }];
    for (const [i, to] of route.entries()) {
      const length = legLength(route[i - 1] ?? from, to);
      for (let along = pace; along < length; along += pace) points.push({ leg: i + 1, along });
      points.push(i === route.length - 1 ? null : { leg: i + 1, along: length });
    }
    return points;
  });

/**
 * The same points, with the final position as a point of the route. An Attack of Opportunity names it so while the
 * model moves (ELD-REACT-009).
 */
export const routePointsOf: (sequence: Pick<Sequence, 'from' | 'movement'>) => readonly RoutePoint[] =
  /* @__PURE__ */ rememberEach(sequence => {
    const { from, movement } = sequence;
    const route = movement?.route ?? [];
    const last = route.at(-1);
    const end = last ? { leg: route.length, along: legLength(route.at(-2) ?? from, last) } : { leg: 0, along: 0 };
    return momentsOf(sequence).map(one => one ?? end);
  });

/** Cache: the activated model at each moment, since all models check the same moments. */
const standings = /* @__PURE__ */ rememberEach((_: Sequence) => new Map<RoutePoint | null, Standing>());

const standingThen = (sequence: Sequence, moment: RoutePoint | null): Standing => {
  const known = standings(sequence);
  const standing = known.get(moment) ?? standingAt(sequence, moment);
  known.set(moment, standing);
  return standing;
};

/** The sight of the activated model at the moments of a sequence, by one model. Cache: each moment is computed once. */
const lookAt = (table: Table, model: ModelId, sequence: Sequence): ((moment: RoutePoint | null) => boolean) => {
  const sees = sightFrom(table, standingOf(modelOf(table.state, model)));
  const seen = new Map<RoutePoint | null, boolean>();
  return moment => {
    const known = seen.get(moment) ?? sees(sequence.model, standingThen(sequence, moment));
    seen.set(moment, known);
    return known;
  };
};

/** Cache: the sight of all models on the current sequence, since each means of a reaction asks for it again. */
const looks = /* @__PURE__ */ rememberTable(() => new Map<ModelId, ReturnType<typeof lookAt>>());

const lookNow = (table: Table, model: ModelId, sequence: Sequence): ReturnType<typeof lookAt> => {
  const cache = looks(table);
  const look = cache.get(model) ?? lookAt(table, model, sequence);
  cache.set(model, look);
  return look;
};

/** True if a model sees the activated one at a moment of its Movement step (ELD-REACT-003). */
export const seesAt = (table: Table, model: ModelId, sequence: Sequence, moment: RoutePoint | null): boolean =>
  (sequence === table.state.sequence ? lookNow : lookAt)(table, model, sequence)(moment);

/** True if a model sees the activated one at some moment of its Movement step (ELD-REACT-003). */
export const seesActivated = (table: Table, model: ModelId): boolean => {
  const { sequence } = table.state;
  return sequence !== null && momentsOf(sequence).some(lookNow(table, model, sequence));
};

/** The point of each leg of a route that is nearest to a point in plan: between the moments of `momentsOf` none is nearer. */
const nearestMoments = ({ from, movement }: Sequence, { x, y }: Point): readonly RoutePoint[] =>
  (movement?.route ?? []).flatMap((to, i, route) => {
    const start = route[i - 1] ?? from;
    const [dx, dy] = [to.x - start.x, to.y - start.y];
    const square = dx * dx + dy * dy;
    const part = square === 0 ? 0 : ((x - start.x) * dx + (y - start.y) * dy) / square;
    return part > 0 && part < 1 ? [{ leg: i + 1, along: Math.round(part * legLength(start, to)) }] : [];
  });

/** True if the activated model is in the Awareness of a model where its Movement step ends. */
export const isAwareOfEnd = (table: Table, id: ModelId): boolean => {
  const { sequence } = table.state;
  if (!sequence) return false;
  const [model, activated] = [modelOf(table.state, id), modelOf(table.state, sequence.model)];
  return isAware(table, model, activated, standingAt(sequence, null).at);
};

/** True if a route may come within `reach` of a point in plan. False is a proof that it does not. */
const mayComeNear = ({ from, movement }: Sequence, at: Point, reach: number): boolean =>
  [from, ...(movement?.route ?? [])].some((to, i, points) => isNearDisc(at, reach, points[i - 1] ?? to, to));

/**
 * The test if the activated model, as it stands at a moment, is in the Awareness of a model; undefined where its
 * movement comes nowhere near.
 */
const nearnessTo = (table: Table, sequence: Sequence, id: ModelId): ((standing: Standing) => boolean) | undefined => {
  const [model, activated] = [modelOf(table.state, id), modelOf(table.state, sequence.model)];
  const { radius, height } = hitboxOf(table, activated);
  const reach = radiusOf(table, model) + inches(awarenessOf(table, model)) + table.options.distanceEpsilon + radius;
  if (!mayComeNear(sequence, model.at, reach)) return undefined;
  const isNear = awarenessAround(table, model);
  return ({ at: { x, y, z } }) => isNear({ at: { x, y }, radius, foot: z, height });
};

/** True if the activated model is in the Awareness of a model at some moment of its Movement step (ELD-AWARE-005). */
export const isAwareOfActivated = (table: Table, id: ModelId): boolean => {
  const { sequence } = table.state;
  const isNearAt = sequence ? nearnessTo(table, sequence, id) : undefined;
  if (!sequence || !isNearAt) return false;
  return (
    momentsOf(sequence).some(moment => isNearAt(standingThen(sequence, moment))) ||
    nearestMoments(sequence, modelOf(table.state, id).at).some(moment => isNearAt(standingAt(sequence, moment)))
  );
};

/** True if the activated model comes into the Awareness of a model from outside (ELD-SKILL-042). */
export const entersAwareness = (table: Table, id: ModelId): boolean => {
  const { sequence } = table.state;
  const isNearAt = sequence ? nearnessTo(table, sequence, id) : undefined;
  if (!sequence || !isNearAt) return false;
  const near = momentsOf(sequence).map(moment => isNearAt(standingThen(sequence, moment)));
  if (!near[0]) return isAwareOfActivated(table, id);
  const left = near.indexOf(false);
  return left > 0 && near.includes(true, left);
};
