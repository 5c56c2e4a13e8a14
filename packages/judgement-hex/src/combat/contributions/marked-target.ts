import { hasCommon } from '../../hero-cards/reading/common.js';
import type { Contributor } from './line.js';

/** 1 die more, after all other modifiers, against the enemy Hero that the model marked (JHX-ABILITY-031). */
export const markedTarget: Contributor = (table, attacker, { target }) =>
  attacker.marked === target && hasCommon(table, attacker, 'mark-target')
    ? [{ by: 1, rule: 'JHX-ABILITY-031', source: 'mark-target', last: true }]
    : [];
