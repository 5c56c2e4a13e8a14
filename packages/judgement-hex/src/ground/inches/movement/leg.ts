import { type Disc, gridPoint, type Point, pathLength, stepsOf } from '@rulewright/core/inches';
import type { Footing, Place } from '../../../vocabulary/place.js';
import { INCH } from '../measure/distance.js';
import { baseOf, type Model } from '../measure/footing.js';
import { isPlace, placeAt, pointOf } from '../measure/place.js';
import { comparePart, type Part, type Swept } from '../terrain/part.js';
import type { InchesTerrain } from '../terrain/survey.js';

/** A straight part of the path of a base. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
}

/** The leg of a model from where it stands to a place. */
export const legTo = (mover: Footing, to: Place): Leg => {
  const { at, radius } = baseOf(mover);
  return { from: at, to: pointOf(to), radius };
};

/** The legs of a path, its start first. */
export const legsOf = ({ radius = 0 }: Model, path: readonly Place[]): readonly Leg[] =>
  path.slice(1).map((to, i) => ({ from: pointOf(path[i] ?? to), to: pointOf(to), radius }));

/** The ground that a base covers on a leg: the things that the base touches at any point of it count (JV11-BASE-013). */
export const sweptOn = (leg: Leg): Swept =>
  leg.from.x === leg.to.x && leg.from.y === leg.to.y ? { at: leg.from, radius: leg.radius } : leg;

/** The length of a movement: that of the path of the centre of the base (JV11-BASE-013). In inches, rounded up to 1/100 mm. */
export const lengthOf = (path: readonly Place[]): number => pathLength(path.map(pointOf)) / INCH;

/** True if a base lies on the table with all of its edge. */
export const isOnTable = ({ corner }: InchesTerrain, { at: { x, y }, radius }: Disc): boolean =>
  x >= radius && y >= radius && x <= corner.x - radius && y <= corner.y - radius;

/** True if a model could stand on the table with its centre at a number that may be no place at all. */
export const isOnTableAt = (terrain: InchesTerrain, { radius = 0 }: Footing, place: Place): boolean =>
  isPlace(place) && isOnTable(terrain, { at: pointOf(place), radius });

/**
 * The first step of a leg at which a base has come to touch some parts (or, with `length` above 0, within that length of them);
 * undefined if it never does. Step `n` is the point of the grid that `gridPoint` gives, 0 the start. At the step before, the
 * base has not touched yet. A base that grazes something between two points of the grid has touched it at the second.
 */
export const firstStep = (leg: Leg, parts: readonly Part[], length = 0): number | undefined => {
  const { from, to, radius } = leg;
  const steps = stepsOf(from, to);
  const touchedBy = (step: number): boolean => {
    const swept = sweptOn({ from, to: step === steps ? to : gridPoint(from, to, step), radius });
    return parts.some(part => comparePart(part, swept, length) <= 0);
  };
  if (!touchedBy(steps)) return undefined;
  if (touchedBy(0)) return 0;
  let [before, by] = [0, steps];
  while (by - before > 1) {
    const middle = (before + by) >> 1;
    if (touchedBy(middle)) by = middle;
    else before = middle;
  }
  return by;
};

/** The place of a step of a leg. */
export const placeOfStep = ({ from, to }: Leg, step: number): Place => placeAt(gridPoint(from, to, step));
