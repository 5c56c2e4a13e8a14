import type { Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Sfi, UnitId } from '../vocabulary/index.js';
import type { ConditionId } from '../vocabulary/words.js';

/** A unit gains a condition, unless it has it already or is immune (SFI-COND-006, SFI-PASSIVE-022). */
export const gainCondition = (_turn: Turn<Sfi>, _unit: UnitId, _condition: ConditionId, _rule: RuleId): void => {
  throw new RangeError('conditions are not there yet');
};
