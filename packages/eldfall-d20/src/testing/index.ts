/**
 * The words in which scenarios of this game are written: tables drawn as text, plain profiles, abilities in code.
 * @packageDocumentation
 */
export { checkInvariants } from './invariants.js';
export { type Laid, type LaidOut, type LaidProfile, type LaidScenery, laidOut } from './laid-out.js';
export { packWith, plainItems, plainProfile, plainQuest, plainSpell } from './plain.js';
