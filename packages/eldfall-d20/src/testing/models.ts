import type { Play } from '@rulewright/core/testing';
import { modelOf } from '../match/lookups.js';
import type { Eld, ModelId } from '../vocabulary/index.js';
import type { StateId } from '../vocabulary/words.js';

/** The Hit Points that a model has left now. */
export const healthOf = ({ state }: Play<Eld>, model: ModelId): number => modelOf(state, model).hp;

/** The states of a model now, in the order in which they began: each once, from however many sources it has it (ELD-STATE-002). */
export const conditionsOf = ({ state }: Play<Eld>, model: ModelId): readonly StateId[] => [
  ...new Set(modelOf(state, model).states.map(one => one.state)),
];
