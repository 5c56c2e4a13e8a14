/**
 * Caches of values that are derived from parts of an immutable state: the latest result of a function, or one for every object.
 *
 * @packageDocumentation
 */
export { remember, rememberEach } from './remember.js';
