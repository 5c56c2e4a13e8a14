import type { Turn } from '@rulewright/core';
import { modelNamed, modelOf, stateOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { Eld, ModelId } from '../../vocabulary/index.js';
import { canEngage, engages } from './engages.js';
import { holds } from './impeded.js';

/** Sets the models that engage a model; without any the state ends. */
export const setEngagers = (turn: Turn<Eld>, model: ModelId, about: readonly ModelId[]): void => {
  if (about.length === 0) turn.emit({ type: 'StateRemoved', model, state: 'engaged' }, 'ELD-STATE-033');
  else {
    const state = { state: 'engaged', by: null, source: 'engaged', about } as const;
    turn.emit({ type: 'StateGained', model, state }, 'ELD-STATE-023');
  }
};

/** Ends Engaged at once if the enemy cannot engage any more, or the model is out of its Reach (ELD-STATE-033). */
export const checkEngaged = (turn: Turn<Eld>): void => {
  for (const { id } of turn.state.models) {
    const model = modelOf(turn.state, id);
    const engaged = stateOf(model, 'engaged');
    if (!engaged) continue;
    const table = tableOf(turn);
    const about = engaged.about ?? [];
    const still = about.filter(by => {
      const enemy = modelNamed(turn.state, by);
      if (!enemy) return false;
      return engages(table, enemy, model) || (canEngage(table, enemy) && holds(table, enemy, model));
    });
    if (still.length < about.length) setEngagers(turn, id, still);
  }
};
