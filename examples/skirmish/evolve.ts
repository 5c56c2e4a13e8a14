import { offBoard } from '@rulewright/core/hex';
import type { Battle, BattleEvent, Model, ModelId } from './battle.js';

const changed = (battle: Battle, id: ModelId, changes: Partial<Model>): Battle => ({
  ...battle,
  models: battle.models.map(model => (model.id === id ? { ...model, ...changes } : model)),
});

// #region evolve
/** The state after an event. A new type of event does not compile until this switch has a case for it. */
export const evolve = (battle: Battle, event: BattleEvent): Battle => {
  switch (event.type) {
    case 'Attacked':
    case 'DieRerolled':
    case 'Redirected':
      return battle;
    case 'RoundBegan':
      return { ...battle, round: event.round, models: battle.models.map(model => ({ ...model, spent: false })) };
    case 'Ordered': {
      const { model } = event.order;
      const last = battle.models.find(({ id }) => id === model)?.owner ?? null;
      return { ...changed(battle, model, { spent: true }), last };
    }
    case 'Stepped':
      return changed(battle, event.model, { at: event.to });
    case 'Wounded':
      return changed(battle, event.model, { wounds: event.wounds });
    case 'Fell':
      return changed(battle, event.model, { at: offBoard });
  }
};
// #endregion
