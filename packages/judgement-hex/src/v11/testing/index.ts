/**
 * The words in which scenarios of the v11 edition are written: those of `…/testing`, with tables in inches.
 * @packageDocumentation
 */
export { band, bandCards, plainUnit } from '../../testing/band.js';
export { as, type Cards, card, packWith, plainHero, plainMonster, plainSummoned } from '../../testing/cards.js';
export { doing } from '../../testing/doing.js';
export { changed, gained, suffering, withTemporaryHealth } from '../../testing/effects.js';
export { faces } from '../../testing/faces.js';
export { attacks, eventsOf, happened } from '../../testing/happened.js';
export { checkInvariants } from '../../testing/invariants.js';
export { conditionsOf, healthOf } from '../../testing/models.js';
export type { OwnCards } from '../../testing/own-cards.js';
export { told } from '../../testing/told.js';
export { walk } from '../../testing/walk.js';
export { windowsAsked } from '../../testing/windows-asked.js';
export { boardSigns } from './board-signs.js';
export { directions } from './directions.js';
export { type Laid, type LaidOut, laidOut } from './laid-out.js';
export { presentationOf } from './presentation-of.js';
