import type { Refusal } from '@rulewright/core';
import type { RuleId } from '../rules/index.js';

/** Why content is refused: a code, the field, and the rule whose fact it is. */
export interface Problem extends Refusal {
  readonly path: string;
  readonly rule?: RuleId;
}

/** The first thing that stands in a list for a second time: its place in the list. */
export const firstRepeat = (items: readonly unknown[]): number | undefined => {
  const at = items.findIndex((item, i) => items.indexOf(item) < i);
  return at < 0 ? undefined : at;
};
