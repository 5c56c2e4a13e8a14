/**
 * The words in which scenarios of this game are written: villages drawn as text, judgement cards of a test, expected events.
 * @packageDocumentation
 */
export { doing } from './doing.js';
export { happened } from './happened.js';
export { checkInvariants } from './invariants.js';
export { boardSigns, type Laid, type LaidOut, laidOut } from './laid-out.js';
export { presentationOf } from './presentation-of.js';
export { began, changed, drew, ended, eventsOf, expectEvents, moved, resolved, square, wealthy } from './village.js';
export { directions, walk } from './walk.js';
export { windowsAsked } from './windows-asked.js';
