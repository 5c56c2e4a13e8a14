import { decideUnlessForced, type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { isDuty } from '../../match/budget.js';
import { playerOf, unitOf } from '../../match/lookups.js';
import { editionOf, tableOf } from '../../match/table.js';
import type { Acting, ActionRules, Sfi } from '../../vocabulary/index.js';

/**
 * One condition of the player's choice leaves the unit, Stunned where it is the duty; a unit without conditions just spends
 * the action (SFI-ACTION-013).
 */
function* removeCondition(turn: Turn<Sfi>, { unit }: Acting): Rule {
  const { activation } = turn.state;
  const { conditions } = unitOf(turn.state, unit);
  if (conditions.length === 0) return;
  const duty = activation?.unit === unit && isDuty(tableOf(turn));
  const options = duty ? (['stunned'] as const) : conditions;
  const by = playerOf(turn.state, unit);
  const condition = yield* decideUnlessForced(turn, { by, kind: 'condition', rule: 'SFI-ACTION-012', options });
  turn.emit({ type: 'ConditionRemoved', unit, condition }, duty ? 'SFI-CONDITION-013' : 'SFI-ACTION-012');
}

/** A shake action. */
export const shakeProcedure: Procedure<Sfi, Acting> = procedure('shake', [
  step('SFI-ACTION-012', 'remove a condition', removeCondition),
]);

/** The rules of the shake action. */
export const shake: ActionRules = {
  rule: 'SFI-ACTION-012',
  *next(turn, unit) {
    yield* perform(turn, editionOf(turn).procedures.shake, { unit });
    return 'done';
  },
};
