import { readContent as read } from '@rulewright/core/content';
import type { ContentPack } from '../../vocabulary/pack.js';
import { packProblem, ruleOfField } from './pack-problem.js';
import { packShape } from './schema.js';

/**
 * Reads a content pack from a value of any origin, such as parsed JSON. Returns a deep-frozen copy that the engine can trust.
 *
 * @throws RefusalError with the code, the path of the field (`profiles.grey-hound.skills[0].id`) and the rule whose fact it is. Not
 *   plain JSON: `not-json`, `forbidden-key`, `nested-too-deep` and the like. Wrong shape: `missing-field`, `unknown-field`,
 *   `unknown-trait`, `unknown-change`, `too-small`, `too-large` and the like. Fields that do not fit together: `duplicate-name`,
 *   `unknown-item`, `unknown-spell`, `no-weapon`, `no-creature`, `not-ascending`, `not-convex`, `off-the-field` and the like.
 */
export const readContent = (value: unknown): ContentPack =>
  read({ shape: packShape, problem: packProblem, rules: ruleOfField }, value);
