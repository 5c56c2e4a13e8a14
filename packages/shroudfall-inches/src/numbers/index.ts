/**
 * Questions about a match, which change nothing and cost nothing (SFI-MEASURE-007, SFI-INFO-004): distances, sight, melee,
 * terrain, legal targets, and numbers with their reasons.
 * @packageDocumentation
 */
export { targetsOf, whyNoTarget } from '../attack/targets.js';
export { isCompletelyWithin, isWithin } from '../battlefield/distance.js';
export { type Thing, thingOf, thingsOn } from '../battlefield/things.js';
export { tableIn } from '../match/table.js';
export { engagedBy, engagedWith, inMelee } from '../melee/in-melee.js';
export { armourAgainst, type Compared, defenceAgainst } from '../rolls/target-numbers.js';
export { isCompletelyObscured, sees, sightOf } from '../sight/sight.js';
export { type AttackFrom, type Benefits, benefitsOf } from '../terrain/benefits.js';
export { isWithinPiece } from '../terrain/within.js';
export { rangeOf } from '../unit-cards/characteristics/characteristic.js';
export { whyMov } from '../unit-cards/characteristics/mov.js';
export { hitPointsLeft } from '../unit-cards/hit-points/hit-points.js';
export { coherencyRange, modelsApart } from '../units/coherency/coherency.js';
export type { Table } from '../vocabulary/table.js';
