import { type AttributeSource, factorOf } from './sources.js';

/** A Crippled model has half of its SPD and AG (ELD-STATE-011). */
export const crippled: AttributeSource = /* @__PURE__ */ factorOf('crippled', 'half', ['SPD', 'AG'], 'ELD-STATE-011');
