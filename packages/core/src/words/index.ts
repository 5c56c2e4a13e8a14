/**
 * Words for clients: a choice, an event and a heading told by the words of a game.
 * @packageDocumentation
 */
export { choiceGroup, choiceInWords, eventInWords } from './tell.js';
