/**
 * Exact odds of attacks, computed with the rules of play.
 * @packageDocumentation
 */
export type { OddsAttack } from './attack.js';
export { type Duel, duel } from './duel.js';
export { type AttackNumbers, attackNumbers } from './explain.js';
export { type AttackGoal, bestOdds, type DamageChance, type PlainOdds, plainOdds } from './odds.js';
