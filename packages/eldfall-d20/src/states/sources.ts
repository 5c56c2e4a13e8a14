import { hasState } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { Sources } from '../vocabulary/index.js';
import type { Attribute, StateId } from '../vocabulary/words.js';

/** A rule that changes current attributes. */
export type AttributeSource = Sources['attributes'][number];

/** The rule of a state that halves or doubles attributes as long as a model has it. */
export const factorOf =
  (state: StateId, factor: 'half' | 'double', attributes: readonly Attribute[], rule: RuleId): AttributeSource =>
  (_, model, attribute) =>
    hasState(model, state) && attributes.includes(attribute) ? [{ rule, source: state, factor }] : [];
