import { inches } from '@rulewright/core/inches';
import { attributeWith } from '../../profiles/current.js';
import { halvedBy } from '../../profiles/modified.js';
import type { EndMove, Model, Table } from '../../vocabulary/index.js';

/**
 * The length of a move in 1/100 mm: half SPD, rounded up, for a Dodge and to follow an enemy (ELD-ACTION-016,
 * ELD-SKILL-025), a whole Walk for a Retreat (ELD-SKILL-028).
 */
export const mostOf = (table: Table, model: Model, why: EndMove['why']): number => {
  const { actions, skills } = table.numbers;
  const half = why === 'dodge' ? actions.dodgeMoveDivisor : skills.followUpDivisor;
  return inches(attributeWith(table, model, 'SPD', why === 'retreat' ? [] : [halvedBy(half, why)]).total);
};
