/**
 * The presentation of Shroudfall: words, and pictures of the table in inches.
 * @packageDocumentation
 */
export { type Names, namesOf } from './names.js';
export { english } from './words.en.js';
