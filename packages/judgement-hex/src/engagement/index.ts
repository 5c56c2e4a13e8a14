/**
 * Who engages whom, and who is left behind by a step.
 * @packageDocumentation
 */
export { leftBehind } from './disengaging.js';
export { areInMelee, type EngagementContext, engagedBy, engagersOf, engages, meleeReachNow } from './engagement.js';
export { type TargetingContext, targetRefusal } from './targeting.js';
