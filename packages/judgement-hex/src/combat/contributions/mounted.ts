import { plus } from '../../hero-cards/attributes/attribute.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import type { Contributor } from './line.js';

/** Mounted: the attack of a Charge has 1 die more after all other modifiers (JHX-ABILITY-038). */
export const mountedDice: Contributor = (table, attacker, { kind }) =>
  kind === 'charge' && hasCommon(table, attacker, 'mounted')
    ? [{ ...plus(table.numbers.attackDice.mounted, 'mounted'), last: true }]
    : [];

/**
 * Mounted: the attack of a Charge deals 1 more, by the option `mountedDamage` also that of Dual Wield after it, and no other of that
 * activation (JHX-ABILITY-039).
 */
export const mountedDamage: Contributor = (table, attacker, { kind, ofCharge = false }) =>
  (kind === 'charge' || (ofCharge && table.options.mountedDamage === 'dual-wield-too')) &&
  hasCommon(table, attacker, 'mounted')
    ? [plus(table.numbers.attackDamage.mounted, 'mounted')]
    : [];
