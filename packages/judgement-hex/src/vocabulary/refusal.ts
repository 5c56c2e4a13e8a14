import type { Refusal } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';

/**
 * The reason why something cannot be done on the board. `detail.cell` is the place; `detail.piece` or `detail.feature`
 * is the obstacle.
 */
export interface BoardRefusal extends Refusal {
  readonly rule: RuleId;
}
