/**
 * Words for clients and for games. Clients get the sentences of answers, events, headings and printed cards from the
 * words of a game. Games get small pieces of English: lists, counts, signs, ordinals, names made of ids, the reasons of
 * a tally, the places that people type, a table in inches as text, and texts from tables by key.
 *
 * @packageDocumentation
 */

export { type About, aboutOf, numberIn, textIn } from './about.js';
export { engineRefusals } from './engine-refusals.js';
export { capital, count, list, ordinal, signed, titled } from './english.js';
export { choicesWith, eventsWith } from './named.js';
export { numberInWords, talliesIn } from './number.js';
export { type PrintedCard, printedCards } from './printed.js';
export { type Say, sayIn } from './say.js';
export { type TextTable, tableInText } from './table-in-text.js';
export { amountInWords, tallyInWords } from './tally.js';
export { choiceGroup, choiceInWords, eventInWords, questionInWords, refusalInWords } from './tell.js';
export { type NamedThing, type TypedOn, typedPlace } from './typed-place.js';
