/**
 * The edition of the v11 sheet: the same game with older numbers, as a list of differences.
 * @packageDocumentation
 */

export { v11Edition } from './edition.js';
