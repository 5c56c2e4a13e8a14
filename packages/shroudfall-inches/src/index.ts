/**
 * Shroudfall, the skirmish on a table in inches. In progress: no match can be played yet.
 * @packageDocumentation
 */
export type { RuleId } from './rulebook/index.js';
export { rulings } from './rulings.js';
export type { FactionUse, Half, PlaceInInches, SfiOptions } from './vocabulary/options.js';
