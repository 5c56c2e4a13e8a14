import type { ContentProblem, Part } from '@rulewright/core/content';
import type { RuleId } from '../../rulebook/index.js';

/** The reason why content is refused: a code, the field, and the rule whose fact it is. */
export type Problem = ContentProblem<RuleId>;

/** The refusal of a name that is no entry of a record; undefined if it is one, or absent. */
export const unknownIn = (
  things: Readonly<Record<string, unknown>>,
  { value, path }: Part<string | undefined>,
  code: string,
  rule: RuleId,
): Problem | undefined => (value === undefined || Object.hasOwn(things, value) ? undefined : { code, rule, path });
