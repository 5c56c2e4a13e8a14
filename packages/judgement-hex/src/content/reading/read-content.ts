import { readContent as read } from '@rulewright/core/content';
import type { ContentPack } from '../../vocabulary/pack.js';
import { packProblem, ruleOfField } from './pack-problem.js';
import { packShape } from './schema.js';

/**
 * Reads a content pack from a value of any origin, such as parsed JSON. Returns a deep-frozen copy that the engine can
 * trust.
 *
 * @throws RefusalError with the code, the path of the field (`heroes.brannoc.weapons[0].reach`) and the rule whose fact
 *   it is. Not plain JSON: `not-json`, `forbidden-key`, `nested-too-deep` and the like. Wrong shape: `missing-field`,
 *   `unknown-field`, `unknown-ability`, `unknown-condition`, `unknown-effect`, `not-a-whole-number`, `too-small`,
 *   `too-large` and the like. Fields that do not fit together: `duplicate-id`, `duplicate-name`, `unknown-god`,
 *   `unknown-summoned`, `unknown-token`, `unknown-weapon`, `no-target`, `no-moment`, `no-end`, `wrong-window`,
 *   `wrong-levelling`, `not-said-missing` and the like.
 */
export const readContent = (value: unknown): ContentPack =>
  read({ shape: packShape, problem: packProblem, rules: ruleOfField }, value);
