import { expectNames, type Play } from '@rulewright/core/testing';
import { modelOf, unitOf } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import { hitPointsLeft } from '../unit-cards/hit-points/hit-points.js';
import type { ModelId, Sfi } from '../vocabulary/index.js';
import type { ConditionId } from '../vocabulary/words.js';

/** The hit points that a model has left now. */
export const healthOf = ({ match, state }: Play<Sfi>, model: ModelId): number => {
  const known = state.models.map(({ id }) => id);
  expectNames('the match', [model], known);
  return hitPointsLeft(tableIn(match), modelOf(state, model));
};

/** The conditions that the unit with this id, or the unit of the model with this id, suffers now. */
export const conditionsOf = ({ state }: Play<Sfi>, id: string): readonly ConditionId[] => {
  const unit = id.split('/')[0] ?? id;
  const known = state.units.map(one => one.id);
  expectNames('the match', [unit], known);
  return unitOf(state, unit).conditions;
};
