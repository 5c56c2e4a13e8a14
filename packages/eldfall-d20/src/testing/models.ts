import { expectNames, type Play } from '@rulewright/core/testing';
import { modelOf } from '../match/lookups.js';
import type { Eld, EldState, Model, ModelId } from '../vocabulary/index.js';
import type { StateId } from '../vocabulary/words.js';

/** The model with a name. Throws ScenarioError, with the names that there are, for any other name. */
const named = (state: EldState, model: ModelId): Model => {
  const known = state.models.map(({ id }) => id);
  expectNames('the match', [model], known);
  return modelOf(state, model);
};

/** The Hit Points that a model has left now. */
export const healthOf = ({ state }: Play<Eld>, model: ModelId): number => named(state, model).hp;

/** The states of a model now, in the order in which they began: each once, from however many sources it has it (ELD-STATE-002). */
export const conditionsOf = ({ state }: Play<Eld>, model: ModelId): readonly StateId[] => [
  ...new Set(named(state, model).states.map(one => one.state)),
];
