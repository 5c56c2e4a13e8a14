/**
 * The words in which scenarios of this game are written: tables drawn as text, plain cards, abilities in code.
 * @packageDocumentation
 */
export { asked } from './asked.js';
export { boardSigns } from './board-signs.js';
export { bookCard } from './book-card.js';
export { type Cards, packWith, plainUnit } from './cards.js';
export { type CodeAbility, codeAbility } from './code-ability.js';
export { doing } from './doing.js';
export { eventsOf, happened } from './happened.js';
export { checkInvariants } from './invariants.js';
export { type Laid, type LaidOut, laidOut } from './laid-out.js';
export { conditionsOf, healthOf } from './models.js';
export { presentationOf } from './presentation-of.js';
export { box, type LaidElement, type LaidManifestation, type LaidPiece } from './things.js';
export { directions, walk } from './walk.js';
export { windowsAsked } from './windows-asked.js';
