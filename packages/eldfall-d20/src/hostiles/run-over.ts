import { squareBetween } from '@rulewright/core/inches';
import { spaceGap, withinSpace } from '@rulewright/core/inches/height';
import { hitboxOf } from '../battlefield/hitbox.js';
import { affordable, isLegal, type Seeker } from '../movement/find.js';
import { routeOver, routeTo } from '../movement/route-to-model.js';
import { bodyAt } from '../routes/meeting.js';
import { lengthOf } from '../routes/points.js';
import { trampledOn } from '../traits/trample.js';
import type { Model, Place } from '../vocabulary/index.js';
import { possibleTargets } from './possible-targets.js';

/** The greatest number of enemies that the search for a Run considers: those nearest to the Hostile. */
const MOST_VICTIMS = 5;

const distance = (a: Place, b: Place): number => Math.sqrt(squareBetween(a, b));

/** Every sequence of different places that is no longer than a length. */
function* orders(from: Place, all: readonly Place[], most: number): Generator<readonly Place[]> {
  yield [];
  for (const place of all) {
    const left = most - distance(from, place);
    if (left < 0) continue;
    const others = all.filter(one => one !== place);
    for (const more of orders(place, others, left)) yield [place, ...more];
  }
}

/** A route of a Run with its ranking: of two routes, the one whose first different number is lower is better. */
interface Weighed {
  readonly route: readonly Place[];
  readonly cost: readonly number[];
}

const isBetter = ({ cost: a }: Weighed, { cost: b }: Weighed): boolean => {
  const at = a.findIndex((one, i) => one !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

/**
 * By rank: Base Contact with the target, the number of trampled enemies, the remaining distance, the length of the
 * route. The route counts as far as the movement reaches, and of the trampled models those that the Hostile does not
 * ignore (ELD-HOSTILE-021).
 */
const weigh = (seeker: Seeker, target: Model, enemies: readonly Model[], whole: readonly Place[]): Weighed => {
  const { table, model, wanted } = seeker;
  const route = affordable(seeker, whole);
  const end = bodyAt(wanted.around, route.at(-1) ?? model.at);
  const goal = hitboxOf(table, target);
  const touches = withinSpace(end, goal, wanted.around.tolerance);
  const trampled = trampledOn(table, model, model.at, route).filter(one => enemies.includes(one)).length;
  const left = touches ? 0 : spaceGap(end, goal);
  return { route, cost: [touches ? 0 : 1, -trampled, left, lengthOf(model.at, route)] };
};

/**
 * The route of a Run towards a target over as many enemies as it can trample, into Base Contact with the target if that is possible
 * (ELD-HOSTILE-029): the shortest route to it, and every legal one over the middles of the enemies near it that ends nearer to the target.
 */
export const runOver = (seeker: Seeker, target: Model): readonly Place[] => {
  const { table, model, most, wanted } = seeker;
  const { tolerance } = wanted.around;
  const enemies = possibleTargets(table, model);
  const victims = enemies
    .filter(one => one.id !== target.id && trampledOn(table, model, model.at, [one.at]).includes(one))
    .map(({ at }) => at)
    .sort((a, b) => squareBetween(model.at, a) - squareBetween(model.at, b))
    .slice(0, MOST_VICTIMS);
  let best = weigh(seeker, target, enemies, routeTo(seeker, target, tolerance));
  const before = spaceGap(hitboxOf(table, model), hitboxOf(table, target));
  for (const points of orders(model.at, victims, most)) {
    const weighed = weigh(seeker, target, enemies, routeOver(seeker, points, target, tolerance));
    const end = bodyAt(wanted.around, weighed.route.at(-1) ?? model.at);
    if (!isBetter(weighed, best) || spaceGap(end, hitboxOf(table, target)) >= before) continue;
    if (isLegal(seeker, weighed.route)) best = weighed;
  }
  return best.route;
};
