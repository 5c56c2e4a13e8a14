import type { Turn } from '@rulewright/core';
import { suffers, unitOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { Sfi, UnitId } from '../vocabulary/index.js';
import type { ConditionId } from '../vocabulary/words.js';
import { isImmune } from './immunity.js';

/**
 * A unit as a whole gains a condition. Nothing happens if it has the condition already (SFI-COND-006) or is immune (SFI-PASSIVE-022).
 * The condition stays until something removes it (SFI-COND-007).
 *
 * @param rule the rule that gives the condition
 */
export const gainCondition = (turn: Turn<Sfi>, id: UnitId, condition: ConditionId, rule: RuleId): void => {
  const unit = unitOf(turn.state, id);
  if (unit.where !== 'on-table' || suffers(unit, condition) || isImmune(tableOf(turn), unit, condition)) return;
  turn.emit({ type: 'ConditionGained', unit: id, condition }, [rule, 'SFI-COND-001']);
};

/** A condition leaves a unit (SFI-COND-007). Nothing happens if the unit does not have it. */
export const loseCondition = (turn: Turn<Sfi>, unit: UnitId, condition: ConditionId, rule: RuleId): void => {
  if (suffers(unitOf(turn.state, unit), condition)) turn.emit({ type: 'ConditionRemoved', unit, condition }, rule);
};

/**
 * Units that have become immune to a condition lose it: by an effect, or by an ability that they have come near. By an
 * option they keep it.
 */
export const loseImmuneConditions = (turn: Turn<Sfi>): void => {
  if (!turn.options['immunity.removesCondition']) return;
  for (const unit of turn.state.units) {
    for (const condition of unit.conditions) {
      if (isImmune(tableOf(turn), unit, condition)) loseCondition(turn, unit.id, condition, 'SFI-PASSIVE-022');
    }
  }
};
