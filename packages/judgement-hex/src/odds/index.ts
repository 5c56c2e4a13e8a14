/**
 * Exact odds of attacks, computed with the rules of play.
 * @packageDocumentation
 */
export {
  type AttackGoal,
  type AttackOdds,
  type AttackOutcome,
  attackOdds,
  type OddsOptions,
} from '../combat/attack/odds.js';
export type { AttackOrder } from '../combat/declare/order.js';
export { type Duel, duel, type LaidDuel } from './duel.js';
