/**
 * Numbers that can explain themselves: base, stages, caps, what was rejected and why, each with its rule.
 *
 * @packageDocumentation
 */
export { type Tally, TallyBuilder, type TallyLine, tally } from './tally.js';
