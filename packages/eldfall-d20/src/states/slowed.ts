import { type AttributeSource, dividedBy } from './sources.js';

/** A Slowed model has half of its SPD (ELD-STATE-072). */
export const slowed: AttributeSource = /* @__PURE__ */ dividedBy('slowed', 'slowedDivisor', ['SPD']);
