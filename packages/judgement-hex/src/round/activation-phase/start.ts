import type { Rule, Turn } from '@rulewright/core';
import { moments } from '../../match/lasting.js';
import { tableOf } from '../../match/table.js';
import { thenStrikes } from '../../monsters-and-souls/monsters/strikes.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import type { Activation, Icon, Jhx } from '../../vocabulary/index.js';
import { activatedModels } from '../activation/group.js';
import { eachOf } from './each-of.js';
import { actsAtStart } from './expiry.js';

/**
 * The start of an activation, before any AP is spent: effects that last until this moment end, besides Icons that act at
 * this same moment (see `iconExpiry`). Then the abilities of this moment act, in the order that the active player picks,
 * and Monsters attack the models that came into their reach by them (JHX-MONSTER-043).
 */
export function* startActivation(turn: Turn<Jhx>, { hero }: Activation): Rule {
  const models = activatedModels(turn.state).map(({ id }) => id);
  const stays = (icon: Icon): boolean => models.some(id => actsAtStart(tableOf(turn), icon, id));
  for (const id of models) endMoment(turn, moments.startOf(id), 'JHX-TOKEN-011', { stays });
  yield* thenStrikes(turn, eachOf(turn, 'start-of-activation', 'JHX-ACT-007'));
  const part = activatedModels(turn.state).some(({ id, unit }) => id === hero || unit === hero) ? 'actions' : 'end';
  turn.emit({ type: 'ActivationPartReached', part }, part === 'end' ? 'JHX-ACT-012' : 'JHX-ACT-006');
}
