/**
 * The words in which scenarios of this game are written: tables drawn as text, plain cards, abilities in code.
 * @packageDocumentation
 */
export { type Doing, doing } from './doing.js';
export { eventsOf, happened } from './happened.js';
export { checkInvariants } from './invariants.js';
export { type Laid, type LaidOut, laidOut } from './laid-out.js';
export { windowsAsked } from './windows-asked.js';
