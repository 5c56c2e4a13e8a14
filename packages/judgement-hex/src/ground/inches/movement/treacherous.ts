import type { MovementRulings } from '../../../vocabulary/battlefield.js';
import type { Motion } from '../../../vocabulary/motion.js';
import type { Footing, Place } from '../../../vocabulary/place.js';
import { goesOnFoot, isHarmedByGround } from '../../own-movement.js';
import type { Model } from '../measure/footing.js';
import { pointOf } from '../measure/place.js';
import { featuresAt, standingAt } from '../models/table.js';
import { type InchesFeature, touchesFeature } from '../terrain/feature.js';
import type { InchesTerrain } from '../terrain/survey.js';
import { firstStep, type Leg, legsOf, placeOfStep, sweptOn } from './leg.js';

const treacherousGround = ({ features }: InchesTerrain): readonly InchesFeature[] =>
  features.filter(({ kind }) => kind === 'treacherous');

/** True if a base touches treacherous ground, also if other terrain is there as well (JV11-TERR-001, JHX-TERRAIN-032). */
export const isTreacherous = (terrain: InchesTerrain, footing: Footing): boolean =>
  featuresAt(terrain, footing).some(({ kind }) => kind === 'treacherous');

/** A leg without its start: a Push out of treacherous ground does not lead into it. */
export const afterStart = (leg: Leg): Leg => ({ ...leg, from: pointOf(placeOfStep(leg, 1)) });

/**
 * The step of a movement with which treacherous ground deals its damage, which it does at the first moment of contact and once
 * for all of the movement (JV11-TERR-004, JV11-TERR-005): 1 for the first leg; undefined if it never does.
 *
 * - In a Move or Charge: with the leg on which the base first touches such ground, its start included. No way, no damage.
 * - In a Charge with Fly: only if it ends there (JHX-TERRAIN-021).
 * - Pushed: with the leg on which the base comes to touch it after its start; Placed, Thrown or recalled: where that ends.
 *
 * Pathfinder does not help (JHX-TERRAIN-020).
 *
 * @param path the places from the start to the last, both included
 */
export const treacherousStep = (
  terrain: InchesTerrain,
  mover: Model,
  path: readonly Place[],
  motion: Motion,
  rulings?: MovementRulings,
): number | undefined => {
  const last = path.length - 1;
  if (last < 1 || !isHarmedByGround(mover)) return undefined;
  const ground = treacherousGround(terrain);
  if (ground.length === 0) return undefined;
  const onFoot = goesOnFoot(mover, motion, rulings);
  if (!onFoot && motion !== 'push') {
    return isTreacherous(terrain, standingAt(mover, path[last] ?? -1)) ? last : undefined;
  }
  const legs = legsOf(mover, path).map((leg, i) => (onFoot || i > 0 ? leg : afterStart(leg)));
  const step = legs.findIndex(leg => ground.some(feature => touchesFeature(feature, sweptOn(leg))));
  return step < 0 ? undefined : step + 1;
};

/** The step of a leg at which a base first touches treacherous ground, as `firstStep` counts them. */
export const firstTreacherousStep = (terrain: InchesTerrain, leg: Leg): number | undefined =>
  firstStep(
    leg,
    treacherousGround(terrain).flatMap(({ parts }) => parts),
  );

/**
 * The place where a step of a movement first touches treacherous ground, where it deals its damage before the step is over
 * (JV11-TERR-005): a model that dies of it dies there. Undefined where the step deals none, or only where it ends. A Push has
 * a step that ends there. A model that starts on such ground touches it with the first 1/100 mm of its movement.
 */
export const contactOn = (
  terrain: InchesTerrain,
  mover: Model,
  path: readonly Place[],
  step: number,
  motion: Motion,
  rulings?: MovementRulings,
): Place | undefined => {
  if (!goesOnFoot(mover, motion, rulings) || treacherousStep(terrain, mover, path, motion, rulings) !== step)
    return undefined;
  const [leg] = legsOf(mover, path.slice(step - 1, step + 1));
  const touch = leg && firstTreacherousStep(terrain, leg);
  if (!leg || touch === undefined) return undefined;
  const at = placeOfStep(leg, Math.max(1, touch));
  return at === path[step] ? undefined : at;
};
