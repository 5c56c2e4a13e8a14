import { areEnemies } from '../../../vocabulary/piece.js';
import { within } from '../measure/distance.js';
import type { Model } from '../measure/footing.js';
import { featuresAt, type InchesTable } from '../models/table.js';

/** Rulings on Stealth of the edition in inches. */
export interface StealthRulings {
  /** Forests give Stealth too, as on hexes (JV11-COV-006). Default false: they give soft cover instead. */
  readonly v11ForestStealth?: boolean;
}

/**
 * True if a model has Stealth, of its own or from the ground that it is within: Smoke, and Forests only by a ruling
 * (JV11-COV-006).
 */
export const hasStealth = ({ terrain }: InchesTable, model: Model, rulings: StealthRulings = {}): boolean =>
  model.traits.includes('stealth') ||
  featuresAt(terrain, model).some(
    ({ kind, stealth }) => stealth && (kind !== 'forest' || rulings.v11ForestStealth === true),
  );

/**
 * True if Stealth keeps a model from being targeted by an enemy: beyond 2 inches, seen or not (JHX-LOS-018). Stealth is no
 * protection from a Charge.
 */
export const isHiddenFrom = (table: InchesTable, viewer: Model, target: Model, rulings: StealthRulings = {}): boolean =>
  areEnemies(viewer, target) &&
  hasStealth(table, target, rulings) &&
  !within(table.terrain.numbers.distances.stealth.value, viewer, target);
