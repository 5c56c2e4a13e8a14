import type { Cited as NumberCited } from '@rulewright/core/editions';
import type { RuleId } from '../rulebook/index.js';
import type { Cited } from '../vocabulary/index.js';

/** A number of the edition as an amount that a named ability, state or Item adds. */
export const amount = (
  { value, rule }: NumberCited<number, RuleId>,
  source: string,
): Cited & { readonly add: number } => ({
  rule,
  source,
  add: value,
});
