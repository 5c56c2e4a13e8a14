/**
 * Dice described by their faces, and a seeded generator whose state is a plain value.
 *
 * @packageDocumentation
 */
export { type AleaState, aleaFromSeed, readAleaState, stepAlea } from './alea.js';
export { type Die, d4, d6, d8, d10, d12, d20, d100, die, type Face, sided } from './die.js';
export { Random } from './random.js';
