/**
 * Shroudfall, the skirmish on a table in inches. In progress: no match can be played yet.
 * @packageDocumentation
 */
export { bookNumbers } from './rulebook/book-numbers.js';
export type { RuleId } from './rulebook/index.js';
export type { SfiNumbers } from './rulebook/numbers.js';
export { rulings } from './rulings.js';
export { type ArmyPack, armyRefusal } from './set-up/army/army-refusal.js';
export { armyPoints } from './set-up/army/points.js';
export type { ArmyList } from './vocabulary/army.js';
export type { FactionUse, Half, PlaceInInches, SfiOptions } from './vocabulary/options.js';
