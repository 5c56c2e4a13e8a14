// Generated from rules-v11.yaml by `npm run rules`: do not edit.

/**
 * The rules of Judgement: Eternal Champions, v11 in inches: their ids and what each says.
 * @packageDocumentation
 */

export type { RuleId } from './rules.gen.js';
export { catalogue } from './rules.gen.js';
