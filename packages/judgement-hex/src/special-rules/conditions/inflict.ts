import type { Turn } from '@rulewright/core';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { budgetOf } from '../../match/evolve.js';
import { conditionOn, moments } from '../../match/lasting.js';
import { inActivation, modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { type ConditionId, conditions } from '../../vocabulary/words.js';
import { once } from '../timing/limits.js';
import { immunity } from './immunity.js';
import { beginLasting, endLasting } from './lasting.js';

export { beganAfterEnd, beginLasting, endMoment } from './lasting.js';

const oneSteady = /* @__PURE__ */ once('round', 'steady', 'JHX-ABILITY-079');

/** Steady: the first knock down used against the model in each round has no effect. */
const stoodFirm = (turn: Turn<Jhx>, id: ModelId, condition: ConditionId): boolean => {
  if (condition !== 'knock-down' || !hasCommon(tableOf(turn), modelOf(turn.state, id), 'steady')) return false;
  if (oneSteady.isUsed(turn.state, id)) return false;
  oneSteady.use(turn, id);
  return true;
};

/**
 * Stun in the model's own activation: by the option `stunInOwnActivation` it takes an AP that the activation has left,
 * once.
 */
const stunNow = (turn: Turn<Jhx>, model: ModelId): void => {
  if (turn.options.stunInOwnActivation !== 'at-once' || conditionOn(turn.state, model, 'stun')) return;
  const budget = turn.state.activation?.budgets[budgetOf(turn.state, model) ?? ''];
  if (!budget || budget.ap <= budget.spent) return;
  turn.emit({ type: 'ApGained', model, ap: -tableOf(turn).numbers.actionPoints.stunned.value }, 'JHX-COND-040');
};

/**
 * A model suffers a condition (JHX-COND-049) until the end of its next activation (JHX-COND-001, JHX-COND-002). Its
 * other conditions stay (JHX-COND-004); one of the same kind is replaced (JHX-COND-005). The model that applied the
 * condition owns it (JHX-COND-003). Nothing happens where the condition has no effect: see `immunity`, and Steady.
 */
export const inflict = (
  turn: Turn<Jhx>,
  { condition, on, by }: { readonly condition: ConditionId; readonly on: ModelId; readonly by: ModelId },
): void => {
  if (immunity(tableOf(turn), on, condition) || stoodFirm(turn, on, condition)) return;
  // Burn stays too, unless it deals its damage before: at the end of the current activation (JHX-COND-015,
  // JHX-COND-016).
  const stays = inActivation(turn.state, modelOf(turn.state, on));
  if (condition === 'stun') stunNow(turn, on);
  beginLasting(
    turn,
    {
      key: `condition:${condition}`,
      source: by,
      target: on,
      until: moments.endOf(on),
      data: { kind: 'condition', condition },
      ...(stays ? { afterNext: true } : {}),
    },
    conditions[condition],
  );
};

/**
 * A condition is removed from a model (JHX-ACTION-007). Removing stun gives back the AP that it took from the current
 * activation; stun that began in this activation took none (JHX-COND-040).
 */
export const removeCondition = (turn: Turn<Jhx>, model: ModelId, condition: ConditionId, rule: RuleId): void => {
  const suffered = conditionOn(turn.state, model, condition);
  if (!suffered) return;
  endLasting(turn, [suffered], 'removed', rule);
  if (condition !== 'stun' || suffered.afterNext || budgetOf(turn.state, model) === undefined) return;
  turn.emit({ type: 'ApGained', model, ap: tableOf(turn).numbers.actionPoints.stunned.value }, 'JHX-COND-041');
};
