import type { ContentProblem } from '@rulewright/core/content';
import type { RuleId } from '../../rulebook/index.js';

/** The reason why content or an army list is refused: a code, the field, and the rule that states the fact. */
export type Problem = ContentProblem<RuleId>;

/** The entry of a record by an id of any origin; undefined if it has none of its own. */
export const entryOf = <T>(things: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(things, id) ? things[id] : undefined;
