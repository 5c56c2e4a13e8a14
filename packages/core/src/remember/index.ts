/**
 * Caches of values that are derived from parts of an immutable state: the latest result of a function, or one result
 * for every object, for every key, or for all objects that are equal in the relevant parts.
 *
 * @packageDocumentation
 */
export { remember, rememberByKey, rememberEach, rememberSame } from './remember.js';
