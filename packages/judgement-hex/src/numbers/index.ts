/**
 * Every number of a match with its reasons: what it starts from, each change with rule and source, what was rejected and why.
 * @packageDocumentation
 */

export type { AttackOrder } from '../combat/declare/order.js';
export { tableIn } from '../match/table.js';
export type { Table } from '../vocabulary/table.js';
export { whyHexes } from './hexes.js';
export { whyAttribute, whyCost, whyDamage, whyEffigyHealth, whyHarvest, whyPool } from './why.js';
