import { hasState, modelNamed } from '../match/lookups.js';
import type { EldEvent, EldFact, EldState, ModelId, VeiledModel } from '../vocabulary/index.js';
import { isVeiled } from './secret.js';

/** The models about which an event could reveal a secret. */
const modelsConcerned = ({ models, effects }: EldState, event: EldFact): readonly ModelId[] => {
  switch (event.type) {
    case 'UpgradesAssigned':
    case 'InventoryChanged':
    case 'Equipped':
    case 'CounterChanged':
    case 'ManaChanged':
    case 'AbilityUsed':
    case 'MovementDeclared':
    case 'MovementCutShort':
    case 'ModelMoved':
    case 'ModelTurned':
      return [event.model];
    case 'RollMade':
    case 'DiceRerolled':
      return [event.roll.model];
    case 'PointsAllotted':
      return Object.keys(event.points);
    case 'HpChanged':
      return event.by > 0 ? [event.model] : [];
    case 'EffectBegan':
      return [event.effect.target];
    case 'EffectsEnded':
      return effects.flatMap(({ id, target }) => (event.effects.includes(id) ? [target] : []));
    case 'Used':
      return models.flatMap(({ id }) => (event.key.endsWith(` ${id}`) ? [id] : []));
    default:
      return [];
  }
};

/** An event with the models that are secret when it happens, so that later views leave out what was secret then. */
export const veil = (state: EldState, event: EldFact): EldEvent => {
  if (event.type === 'ModelDeployed') {
    const hidden = event.states.some(one => one.state === 'hidden');
    const to = modelNamed(state, event.model)?.player;
    return hidden && to ? { ...event, veiled: { [event.model]: { to, place: true } } } : event;
  }
  const veiled: Record<ModelId, VeiledModel> = {};
  for (const id of modelsConcerned(state, event)) {
    const model = modelNamed(state, id);
    if (model?.player && isVeiled(state, model)) {
      veiled[id] = { to: model.player, place: hasState(model, 'hidden') };
    }
  }
  return Object.keys(veiled).length > 0 ? { ...event, veiled } : event;
};
