/**
 * Exact odds of rolls, Confrontations, Dodges and whole attacks, computed with the rules of play.
 * @packageDocumentation
 */
export {
  type AttackNumbers,
  type AttackOdds,
  attackOdds,
  bestReaction,
  type ChainNumbers,
  type HitChance,
  reactionsByWorth,
  type Suffered,
} from './attack.js';
export type { LossChance } from './damage.js';
export { type Duel, duel, type Facing, nameOfMeans, weaponsOf } from './duel.js';
export { ATTACKER, DEFENDER, type Position } from './position.js';
export { type Rolling, rollOdds } from './roll.js';
