/**
 * The facts of Judgement of the Gods as data: the default pack, and how to read one of your own.
 * @packageDocumentation
 */
export { deckRefusal } from './deck-problem.js';
export { defaultContent, judgementDecks } from './default.js';
export type * from './pack.js';
export { readContent } from './read-content.js';
