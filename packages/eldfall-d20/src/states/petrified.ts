import { hasState, isStanding } from '../match/lookups.js';
import type { Model } from '../vocabulary/index.js';

/**
 * True for a model that gets Action Points, activates and reacts: it is on the field and neither Incapacitated (ELD-STATE-046), Dead
 * (ELD-STATE-020) nor Petrified (ELD-STATE-071).
 */
export const canAct = (model: Model): boolean => isStanding(model) && !hasState(model, 'petrified');
