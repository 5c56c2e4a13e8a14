/**
 * The words in which scenarios of this game are written: tables drawn as text, plain profiles, abilities in code.
 * @packageDocumentation
 */
export { boardSigns } from './board-signs.js';
export { doing } from './doing.js';
export { eventsOf, happened } from './happened.js';
export { checkInvariants } from './invariants.js';
export { type Laid, type LaidOut, type LaidProfile, type LaidScenery, laidOut } from './laid-out.js';
export { conditionsOf, healthOf } from './models.js';
export { packWith, plainItems, plainProfile, plainQuest, plainSpell } from './plain.js';
export { presentationOf } from './presentation-of.js';
export { attack, type Declared, resolving } from './resolving.js';
export { directions, walk } from './walk.js';
export { windowsAsked } from './windows-asked.js';
