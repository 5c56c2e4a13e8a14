// Generated from rules.yaml by `npm run rules`: do not edit.

/**
 * The rules of Judgement: Eternal Champions: their ids and what each says.
 * @packageDocumentation
 */

import type { RuleId as V11RuleId } from '../v11/rulebook/rules.gen.js';
import type { RuleId as BookRuleId } from './rules.gen.js';

export { catalogue } from './rules.gen.js';

/** The id of a rule of the game or of one of its further editions. */
export type RuleId = BookRuleId | V11RuleId;
