import type { Refusal } from '@rulewright/core';
import type { RuleId } from '../../rulebook/index.js';

/** Why something cannot be done on the board. `detail.cell` is where, `detail.piece` and `detail.feature` what by. */
export interface BoardRefusal extends Refusal {
  readonly rule: RuleId;
}
