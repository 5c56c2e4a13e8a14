import { readContent as read } from '@rulewright/core/content';
import type { ContentPack } from './pack.js';
import { packProblem, ruleOfField } from './pack-problem.js';
import { packShape } from './schema.js';

/**
 * Reads a content pack from a value of any origin, such as parsed JSON. The result is a deep-frozen copy that the
 * engine can trust.
 *
 * @throws RefusalError with the code, the path of the field (`buildings.farm.cost.food`) and the rule that states the
 * fact. Not plain JSON: `not-json`, `forbidden-key`, `nested-too-deep` and the like. Wrong shape: `missing-field`,
 * `unknown-field`, `unknown-resource`, `unknown-building`, `unknown-terrain`, `unknown-effect`, `not-a-whole-number`,
 * `too-small`, `too-large` and the like. Fields that do not fit together: `duplicate-id`, `duplicate-name`,
 * `too-few-roles`, `no-leader`, `not-one-town-hall`, `no-price`, `too-few-judgement-days` and the like.
 */
export const readContent = (value: unknown): ContentPack =>
  read({ shape: packShape, problem: packProblem, rules: ruleOfField }, value);
