import type { Sources } from '../vocabulary/index.js';
import { artificer } from './artificer.js';
import { assassin } from './assassin.js';
import { druid, mystic } from './casting.js';
import { marksman } from './marksman.js';
import { classRecasts, mage } from './re-rolls.js';
import { armsmaster, sentinel } from './strikes.js';
import { enchanter, vitalist } from './sure-casts.js';
import { defensiveStance } from './take-stance.js';
import { stance } from './warrior.js';

/**
 * The rules of the classes, in the order of the book. A model uses those of all its classes (ELD-CLASS-001); Creature
 * and Civilian have no rule of their own (ELD-CLASS-009).
 */
export const classSources: readonly Partial<Sources>[] = [
  armsmaster,
  assassin,
  classRecasts,
  druid,
  enchanter,
  mage,
  marksman,
  mystic,
  sentinel,
  vitalist,
  stance,
  { strategicAbilities: [artificer, defensiveStance] },
];
