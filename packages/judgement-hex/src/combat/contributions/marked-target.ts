import { plus } from '../../hero-cards/attributes/attribute.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import type { Contributor } from './line.js';

/** 1 die more, after all other modifiers, against the enemy Hero that the model marked (JHX-ABILITY-031). */
export const markedTarget: Contributor = (table, attacker, { target }) =>
  attacker.marked === target && hasCommon(table, attacker, 'mark-target')
    ? [{ ...plus(table.numbers.attackDice.markTarget, 'mark-target'), last: true }]
    : [];
