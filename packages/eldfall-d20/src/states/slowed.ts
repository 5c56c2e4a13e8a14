import { type AttributeSource, factorOf } from './sources.js';

/** A Slowed model has half of its SPD (ELD-STATE-072). */
export const slowed: AttributeSource = /* @__PURE__ */ factorOf('slowed', 'half', ['SPD'], 'ELD-STATE-072');
