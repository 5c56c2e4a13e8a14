/**
 * Other editions of a rulebook: a short list of what they change.
 *
 * @packageDocumentation
 */
export { type Change, revise } from './revise.js';
