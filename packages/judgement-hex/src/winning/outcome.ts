import type { Outcome } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { EndReason, JhxState } from '../vocabulary/index.js';

/** The rule of every end. */
export const endRules: Readonly<Record<EndReason, RuleId>> = {
  'effigy-captured': 'JHX-WIN-001',
  'more-souls': 'JHX-WIN-007',
  'more-effigy-damage': 'JHX-WIN-008',
  'more-levels': 'JHX-WIN-009',
  'less-damage': 'JHX-WIN-010',
  'first-soul': 'JHX-WIN-011',
  draw: 'JHX-WIN-011',
};

/** The result of the match; undefined until it has ended. */
export const outcome = ({ ending }: JhxState): Outcome | undefined =>
  ending
    ? {
        winners: ending.winner === null ? [] : [ending.winner],
        reason: ending.reason,
        rule: endRules[ending.reason],
      }
    : undefined;
