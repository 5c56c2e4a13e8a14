import type { MovementRulings, Penalty } from '../../../vocabulary/battlefield.js';
import type { OwnMotion } from '../../../vocabulary/motion.js';
import type { Place } from '../../../vocabulary/place.js';
import { ignoresPenalties } from '../../own-movement.js';
import type { Model } from '../measure/footing.js';
import { type InchesFeature, touchesFeature } from '../terrain/feature.js';
import type { InchesTerrain } from '../terrain/survey.js';
import { firstStep, legsOf, sweptOn } from './leg.js';

const penaltyBy = ({ id, penalty, rule }: InchesFeature): Penalty => ({ hexes: penalty, feature: id, rule });

/**
 * The penalty that the terrain of a path takes from MOV, in inches: the greatest one (JV11-TERR-007) of all ground that the base
 * touches at any point of it, start and end included: 1 for rough ground (JV11-TERR-002), 2 for treacherous ground
 * (JV11-TERR-003). Only an Advance, a Charge or a Monster's way is slowed (JV11-TERR-009). A model that stays pays nothing.
 *
 * @param path the places from the start to the last, both included
 */
export const penaltyOf = (
  { features }: InchesTerrain,
  mover: Model,
  path: readonly Place[],
  motion: OwnMotion,
  rulings: MovementRulings = {},
): Penalty | undefined => {
  if (path.length < 2 || ignoresPenalties(mover, motion, rulings)) return undefined;
  const swept = legsOf(mover, path).map(sweptOn);
  let greatest: Penalty | undefined;
  for (const feature of features) {
    if (feature.penalty <= (greatest?.hexes ?? 0)) continue;
    if (swept.some(ground => touchesFeature(feature, ground))) greatest = penaltyBy(feature);
  }
  return greatest;
};

/** The penalties of the terrain that a base touches on a path, one for each feature, in the order of the way. */
export const penaltiesOn = ({ features }: InchesTerrain, mover: Model, path: readonly Place[]): readonly Penalty[] => {
  const [start] = path;
  const legs = path.length === 1 && start !== undefined ? legsOf(mover, [start, start]) : legsOf(mover, path);
  const slowing = features.filter(({ penalty }) => penalty > 0);
  const found = new Set<InchesFeature>();
  for (const leg of legs) {
    const met = slowing
      .filter(feature => !found.has(feature))
      .flatMap(feature => {
        const step = firstStep(leg, feature.parts);
        return step === undefined ? [] : [{ feature, step }];
      });
    for (const { feature } of met.sort((a, b) => a.step - b.step)) found.add(feature);
  }
  return [...found].map(penaltyBy);
};
