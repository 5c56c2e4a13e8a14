import { type Limit, limits } from '@rulewright/core/uses';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, Span } from '../vocabulary/index.js';

/**
 * Makes a limit of one use per span for every model, player or card (ELD-DEF-020): `once('turn', 'berserker', 'ELD-CLASS-007')`. A
 * turn is any player's turn or that of the Hostiles, and a sequence is the Activation of the book.
 */
export const once: (span: Span, name: string, rule: RuleId) => Limit<Eld> = /* @__PURE__ */ limits<Eld, Span>({
  keys: ({ used }, span) => used[span],
  event: (span, key) => ({ type: 'Used', span, key }),
});
