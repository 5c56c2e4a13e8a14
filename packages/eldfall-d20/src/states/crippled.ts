import { type AttributeSource, dividedBy } from './sources.js';

/** A Crippled model has half of its SPD and AG (ELD-STATE-011). */
export const crippled: AttributeSource = /* @__PURE__ */ dividedBy('crippled', 'crippledDivisor', ['SPD', 'AG']);
