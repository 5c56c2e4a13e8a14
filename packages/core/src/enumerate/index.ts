export type { Policy, RollOutcome } from './enumerate.js';
export { bestExpectation, enumerate, outcomes, pendingRoll } from './enumerate.js';
