import { hasState } from '../match/lookups.js';
import { halvedBy } from '../profiles/modified.js';
import type { EldNumbers } from '../rulebook/numbers.js';
import type { Sources } from '../vocabulary/index.js';
import type { Attribute, StateId } from '../vocabulary/words.js';

/** A rule that changes current attributes. */
export type AttributeSource = Sources['attributes'][number];

type StateNumber = keyof EldNumbers['states'];

/** The rule of a state that divides attributes by a number of the edition as long as a model has it. */
export const dividedBy =
  (state: StateId, number: StateNumber, attributes: readonly Attribute[]): AttributeSource =>
  ({ numbers }, model, attribute) =>
    hasState(model, state) && attributes.includes(attribute) ? [halvedBy(numbers.states[number], state)] : [];
