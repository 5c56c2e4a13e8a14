/**
 * Every number of a match with its reasons: the base value, each change with rule and source, and rejected changes with
 * the reason.
 * @packageDocumentation
 */

export type { AttackOrder } from '../combat/declare/order.js';
export { tableIn } from '../match/table.js';
export type { Table } from '../vocabulary/table.js';
export { whyHexes } from './hexes.js';
export { whyAttribute, whyCost, whyDamage, whyEffigyHealth, whyHarvest, whyPool } from './why.js';
