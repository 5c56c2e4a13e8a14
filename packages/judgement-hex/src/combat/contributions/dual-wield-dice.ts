import { minus } from '../../hero-cards/attributes/attribute.js';
import type { Contributor } from './line.js';

/** The second attack of Dual Wield has 1 die less after all other modifiers (JHX-ABILITY-007). */
export const dualWieldPenalty: Contributor = (table, _, { kind }) =>
  kind === 'dual-wield' ? [{ ...minus(table.numbers.attackDice.dualWield, 'dual-wield'), last: true }] : [];
