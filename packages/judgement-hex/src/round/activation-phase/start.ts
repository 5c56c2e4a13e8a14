import type { Rule, Turn } from '@rulewright/core';
import { moments } from '../../match/lasting.js';
import { thenStrikes } from '../../monsters-and-souls/monsters/strikes.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import type { Activation, Jhx } from '../../vocabulary/index.js';
import { activatedModels } from '../activation/group.js';
import { eachOf } from './each-of.js';
import { actsAtStart, endDue } from './expiry.js';

/**
 * The start of an activation, before any AP is spent: what lasts until this moment ends, and the abilities of this moment act, in
 * the order that the active player picks (see `expiry`). Then Monsters attack the models that came into their reach by that
 * (JHX-MONSTER-043).
 */
export function* startActivation(turn: Turn<Jhx>, { hero }: Activation): Rule {
  const models = activatedModels(turn.state).map(({ id }) => id);
  if (!turn.derive(() => models.some(id => actsAtStart(turn, id)))) {
    for (const id of models) endMoment(turn, moments.startOf(id), 'JHX-TOKEN-011');
  }
  yield* thenStrikes(turn, eachOf(turn, 'start-of-activation', 'JHX-ACT-007'));
  for (const id of models) endDue(turn, id);
  const part = activatedModels(turn.state).some(({ id, unit }) => id === hero || unit === hero) ? 'actions' : 'end';
  turn.emit({ type: 'ActivationPartReached', part }, part === 'end' ? 'JHX-ACT-012' : 'JHX-ACT-006');
}
