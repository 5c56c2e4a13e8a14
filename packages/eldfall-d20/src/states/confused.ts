import { type AttributeSource, dividedBy } from './sources.js';

/** A Confused model has half of its OFF, DEF, ACC, INT, AG and M (ELD-STATE-010). */
export const confused: AttributeSource = /* @__PURE__ */ dividedBy('confused', 'confusedDivisor', [
  'OFF',
  'DEF',
  'ACC',
  'INT',
  'AG',
  'M',
]);
