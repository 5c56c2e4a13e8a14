/**
 * Small pieces of English for the words of a game: lists, counts, signs, ordinals, names made of ids, and the reasons of a
 * tally.
 *
 * @packageDocumentation
 */
export { count, list, ordinal, signed, titled } from './english.js';
export { amountInWords, tallyInWords } from './tally.js';
