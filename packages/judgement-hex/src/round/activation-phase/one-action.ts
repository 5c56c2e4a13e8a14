import { decide, type Rule, type Turn } from '@rulewright/core';
import { tableOf } from '../../match/table.js';
import type { Activation, Jhx } from '../../vocabulary/index.js';
import { act } from '../actions/act.js';
import { legalActions } from '../actions/legal.js';
import { activatedHeroes } from '../activation/group.js';

/**
 * One action, completed before the next (JHX-GEN-005, JHX-UNIT-005), the same one again if that can be paid
 * (JHX-ACTION-002), or the end of the activation, with which the AP that are left are lost. A player whose Hero has
 * died takes no further action.
 */
export function* oneAction(turn: Turn<Jhx>, activation: Activation): Rule {
  const options = turn.derive(() => legalActions(tableOf(turn)));
  const [only] = options;
  const choice =
    options.length === 1 && only?.do === 'end'
      ? only
      : yield* decide(turn, { by: activation.player, kind: 'action', rule: 'JHX-ACT-008', options });
  if (choice.do === 'end') {
    return turn.emit({ type: 'ActivationPartReached', part: 'end' }, ['JHX-ACT-013', 'JHX-ACT-010']);
  }
  yield* act(turn, choice);
  if (activatedHeroes(turn.state, activation).length === 0) {
    turn.emit({ type: 'ActivationPartReached', part: 'end' }, 'JHX-ACT-012');
  }
}
