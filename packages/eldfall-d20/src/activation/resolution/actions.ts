import type { Rule, Turn } from '@rulewright/core';
import { resolveAction } from '../../actions/menu.js';
import type { Eld, Resolution } from '../../vocabulary/index.js';

/** Stage 3, besides Assists: Perceive, Trade, Interact, Uncover and the like, the activated model first (ELD-ROLL-015). */
export function* resolveActions(turn: Turn<Eld>, resolution: Resolution): Rule {
  const { active, action, reactions } = resolution;
  yield* resolveAction(turn, { model: active, role: 'active', occasion: 'step' }, action, resolution);
  for (const { model, action: reaction } of reactions) {
    yield* resolveAction(turn, { model, role: 'reactive', occasion: 'step' }, reaction, resolution);
  }
}
