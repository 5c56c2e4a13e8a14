/**
 * Caches of values that are derived from parts of an immutable state: the latest result of a function, one for every
 * object or for every key, or one for all objects that are the same in the parts that count.
 *
 * @packageDocumentation
 */
export { remember, rememberByKey, rememberEach, rememberSame } from './remember.js';
