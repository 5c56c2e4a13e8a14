/**
 * Ongoing changes and their ends.
 *
 * @packageDocumentation
 */
export { type Effect, endingAt, without } from './effect.js';
