/**
 * The words in which scenarios of this game are written: tables drawn as text, plain cards, dice by their letters.
 * @packageDocumentation
 */
export { band, bandCards, plainUnit } from './band.js';
export { boardSigns } from './board-signs.js';
export { as, type Cards, card, packWith, plainHero, plainMonster, plainSummoned } from './cards.js';
export { column } from './column.js';
export { doing } from './doing.js';
export { changed, gained, suffering, withTemporaryHealth } from './effects.js';
export { faces } from './faces.js';
export { attacks, eventsOf, happened } from './happened.js';
export { armed, hunting, moving, weapon } from './hunting.js';
export { checkInvariants } from './invariants.js';
export { begun, type Laid, type LaidOut, laidOut } from './laid-out.js';
export { conditionsOf, healthOf } from './models.js';
export type { OwnCards } from './own-cards.js';
export { presentationOf } from './presentation-of.js';
export { told } from './told.js';
export { directions, walk } from './walk.js';
export { windowsAsked } from './windows-asked.js';
