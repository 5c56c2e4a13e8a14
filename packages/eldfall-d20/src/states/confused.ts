import { type AttributeSource, factorOf } from './sources.js';

/** A Confused model has half of its OFF, DEF, ACC, INT, AG and M (ELD-STATE-010). */
export const confused: AttributeSource = /* @__PURE__ */ factorOf(
  'confused',
  'half',
  ['OFF', 'DEF', 'ACC', 'INT', 'AG', 'M'],
  'ELD-STATE-010',
);
