import { expectNames, type Play } from '@rulewright/core/testing';
import { remainingHealth } from '../hero-cards/reading/health.js';
import { modelOf } from '../match/models.js';
import { tableIn } from '../match/table.js';
import type { Jhx, JhxState, Model, ModelId } from '../vocabulary/index.js';
import type { ConditionId } from '../vocabulary/words.js';

/** The model with a name. Throws ScenarioError, with the names that there are, for any other name. */
const named = (state: JhxState, model: ModelId): Model => {
  const known = state.models.map(({ id }) => id);
  expectNames('the match', [model], known);
  return modelOf(state, model);
};

/** The health that a model has left now, with its temporary health. */
export const healthOf = ({ match, state }: Play<Jhx>, model: ModelId): number =>
  remainingHealth(tableIn(match), named(state, model));

/** The conditions that a model suffers now, in the order in which they began. */
export const conditionsOf = ({ state }: Play<Jhx>, model: ModelId): readonly ConditionId[] => {
  const { id } = named(state, model);
  return state.effects.flatMap(({ target, data }) =>
    target === id && data.kind === 'condition' ? [data.condition] : [],
  );
};
