/**
 * Exact odds: distributions of dice whose probabilities are fractions, never rounded.
 *
 * @packageDocumentation
 */
export { chain, combine, given, map, maximum, minimum, rerollOnce } from './derive.js';
export {
  certain,
  type Distribution,
  distributionOf,
  fromProbabilities,
  type Outcome,
  type Source,
  uniform,
  weighted,
} from './distribution.js';
export {
  add,
  compare,
  divide,
  equals,
  type Fraction,
  fraction,
  multiply,
  percent,
  subtract,
  toNumber,
  toText,
} from './fraction.js';
export { keepBest, keepWorst } from './keep.js';
export {
  atLeast,
  atMost,
  expectation,
  expectationOf,
  probabilities,
  probabilityOf,
  probabilityThat,
  variance,
} from './probability.js';
export { type PoolPart, successes, sumOf, sumOfPool } from './sum.js';
export { type Counts, countOf, faceCounts, symbolCounts } from './symbols.js';
export { type TableOptions, tableText } from './table-text.js';
