/**
 * Ongoing changes: how they stack, when they end.
 *
 * @packageDocumentation
 */
export { begin, type Effect, effectsOn, endingAt, type Stacking, without } from './effect.js';
