import { areEnemies } from '../../../vocabulary/piece.js';
import { areWithin } from '../measure/distance.js';
import { discsOf, type Model } from '../measure/footing.js';
import type { InchesTable } from '../models/table.js';
import { touchesFeature } from '../terrain/feature.js';

/**
 * True if a model has Stealth, from its card or from the ground that it is within: Smoke gives it, and Forests only by the option
 * `v11ForestStealth`, which changes the facts of their kind (JV11-COV-006).
 */
export const hasStealth = ({ terrain }: InchesTable, model: Model): boolean =>
  model.traits.includes('stealth') ||
  terrain.features.some(feature => feature.stealth && discsOf(model).some(base => touchesFeature(feature, base)));

/**
 * True if Stealth keeps a model from being targeted by an enemy: beyond 2 inches, seen or not (JHX-LOS-018). Stealth is no
 * protection from a Charge.
 */
export const isHiddenFrom = (table: InchesTable, viewer: Model, target: Model): boolean =>
  areEnemies(viewer, target) &&
  !areWithin(table.terrain.numbers.distances.stealth.value, viewer, target) &&
  hasStealth(table, target);
