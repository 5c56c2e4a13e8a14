import type { Contributor } from './line.js';

/** The second attack of Dual Wield has 1 die less after all other modifiers (JHX-ABILITY-007). */
export const dualWieldPenalty: Contributor = (_, __, { kind }) =>
  kind === 'dual-wield' ? [{ by: -1, rule: 'JHX-ABILITY-007', source: 'dual-wield', last: true }] : [];
