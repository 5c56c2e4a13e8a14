/**
 * Line of sight, exactly, and Stealth.
 * @packageDocumentation
 */
export { type Blocker, type LineOfSight, lineOfSight, type SightRulings, sees } from './sight.js';
export { givesStealth, hasStealth, isHiddenFrom, stealthRange } from './stealth.js';
