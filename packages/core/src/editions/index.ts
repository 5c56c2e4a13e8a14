/**
 * Other editions of a rulebook: a short list of changes.
 *
 * @packageDocumentation
 */
export { type Change, revise } from './revise.js';
