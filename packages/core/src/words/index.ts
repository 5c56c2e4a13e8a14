/**
 * Words for clients and for games. Clients tell an answer, an event and a heading by the words of a game. Games take
 * small pieces of English: lists, counts, signs, ordinals, names made of ids, and the reasons of a tally.
 *
 * @packageDocumentation
 */
export { count, list, ordinal, signed, titled } from './english.js';
export { amountInWords, tallyInWords } from './tally.js';
export { choiceGroup, choiceInWords, eventInWords, refusalInWords } from './tell.js';
