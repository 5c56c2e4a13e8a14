/**
 * Ongoing changes: their stacking and their ends.
 *
 * @packageDocumentation
 */
export { begin, type Effect, effectsOn, endingAt, type Stacking, without } from './effect.js';
