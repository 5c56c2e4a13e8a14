import type { ContentProblem } from '@rulewright/core/content';
import type { RuleId } from '../../rulebook/index.js';

/** The reason why content is refused: a code, the field, and the rule that states the fact. */
export type Problem = ContentProblem<RuleId>;
