// Generated from rules.yaml by `npm run rules`: do not edit.

/**
 * The rules of Eldfall Chronicles: their ids and what each says.
 * @packageDocumentation
 */

export type { RuleId } from './rules.gen.js';
export { catalogue } from './rules.gen.js';
