import type { Play } from '@rulewright/core/testing';
import { remainingHealth } from '../hero-cards/reading/health.js';
import { modelOf } from '../match/models.js';
import { tableIn } from '../match/table.js';
import type { Jhx, ModelId } from '../vocabulary/index.js';
import type { ConditionId } from '../vocabulary/words.js';

/** The health that a model has left now, with its temporary health. */
export const healthOf = ({ match, state }: Play<Jhx>, model: ModelId): number =>
  remainingHealth(tableIn(match), modelOf(state, model));

/** The conditions that a model suffers now, in the order in which they began. */
export const conditionsOf = ({ state }: Play<Jhx>, model: ModelId): readonly ConditionId[] =>
  state.effects.flatMap(({ target, data }) => (target === model && data.kind === 'condition' ? [data.condition] : []));
