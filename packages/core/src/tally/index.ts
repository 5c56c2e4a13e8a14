/**
 * Numbers that can explain themselves: base, stages, caps, and the rejected lines with their reasons, each with its
 * rule.
 *
 * @packageDocumentation
 */
export { type Tally, TallyBuilder, type TallyLine, tally } from './tally.js';
