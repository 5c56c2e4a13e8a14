/**
 * Eldfall Chronicles, the fantasy skirmish on a table with height.
 * @packageDocumentation
 */

export { bookNumbers } from './rulebook/book-numbers.js';
export type { RuleId } from './rulebook/index.js';
export type { EldNumbers } from './rulebook/numbers.js';
export { rulings } from './rulings.js';
export type * from './vocabulary/options.js';
