import type { Action, Match } from '@rulewright/core';
import type { Eld } from '../vocabulary/index.js';

/** The answers that decline something. */
const declines: readonly unknown[] = ['pass', 'none', 'keep', false];

/** Declines what can be declined, and else takes the first answer: no optional re-roll and no ability of choice is used. */
export const declineAll = ({ decisions: [decision] }: Match<Eld>): Action => {
  if (!decision) throw new RangeError('nothing to decide');
  const { id, by, options = [] } = decision;
  const nothing = options.find(
    option =>
      declines.includes(option) ||
      (typeof option === 'object' && option !== null && 'do' in option && option.do === 'nothing'),
  );
  return { decision: id, by, choice: nothing ?? options[0] };
};
