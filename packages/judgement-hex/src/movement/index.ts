/**
 * Where models can go, and at what cost.
 * @packageDocumentation
 */
export { type AdvanceReach, type Advancing, advanceReach, advanceRefusal, nextSteps } from './advance.js';
export { type Bearing, type PushRoute, placeAlong, pushAlong, pushRoutes, straightLine } from './directed.js';
export { entryRefusal, fliesIn, type MovementRulings } from './entering.js';
export { entersArea } from './entering-area.js';
export { freeCellsBeside, landingRefusal } from './landing.js';
export type { Motion, OwnMotion } from './motion.js';
export { allowance, ignoresPenalties, type Penalty, penaltyAt, penaltyOf } from './penalty.js';
export { type Routing, stepsAway, stepsTowards } from './route.js';
