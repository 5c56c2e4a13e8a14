/**
 * Cover.
 * @packageDocumentation
 */
export { type Cover, coverDice, coverFrom, facesCover } from './cover.js';
