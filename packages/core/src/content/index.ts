/**
 * Content of any origin, read against a shape: copied, frozen, and refused by the path of the field.
 * @packageDocumentation
 */
export { entriesOf, firstProblem, itemsOf, type Part } from './parts.js';
export { type Found, firstWrong, positionProblem } from './position.js';
export { type ContentProblem, firstRepeat } from './problem.js';
export { type ContentKind, contentProblem, readContent } from './read.js';
export type { Shape } from './shaped.js';
