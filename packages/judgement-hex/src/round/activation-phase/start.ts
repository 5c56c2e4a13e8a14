import type { Rule, Turn } from '@rulewright/core';
import { thenStrikes } from '../../monsters-and-souls/monsters/strikes.js';
import { beginActivation } from '../../special-rules/tokens/expiry.js';
import type { Activation, Jhx } from '../../vocabulary/index.js';
import { activatedModels } from '../activation/group.js';
import { eachOf } from './each-of.js';

/**
 * The start of an activation, before any AP is spent: what lasts until this moment ends, and the abilities of this moment act, in
 * the order that the active player picks (see `expiry`). Then Monsters attack the models that came into their reach by that
 * (JHX-MONSTER-043).
 */
export function* startActivation(turn: Turn<Jhx>, { hero }: Activation): Rule {
  const models = activatedModels(turn.state).map(({ id }) => id);
  yield* thenStrikes(
    turn,
    beginActivation(turn, models, () => eachOf(turn, 'start-of-activation', 'JHX-ACT-007')),
  );
  const part = activatedModels(turn.state).some(({ id, unit }) => id === hero || unit === hero) ? 'actions' : 'end';
  turn.emit({ type: 'ActivationPartReached', part }, part === 'end' ? 'JHX-ACT-012' : 'JHX-ACT-006');
}
