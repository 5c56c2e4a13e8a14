import type { Rule, Turn } from '@rulewright/core';
import type { Effect } from '../../vocabulary/effect.js';
import type { Cause, Sfi } from '../../vocabulary/index.js';

/** Carries out effects, one after another. */
export function* carryOut(_turn: Turn<Sfi>, _effects: readonly Effect[], _cause: Cause): Rule {
  throw new RangeError('effects are not there yet');
}
