import { perform, type Rule, type Turn } from '@rulewright/core';
import { isThere } from '../../hero-cards/reading/field.js';
import { moments } from '../../match/lasting.js';
import { onBoard } from '../../match/models.js';
import { editionOf, tableOf } from '../../match/table.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import { begin, isUnderWay } from '../../special-rules/timing/under-way.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx } from '../../vocabulary/index.js';
import { attackOf, newAttack } from './facts.js';
import type { AttackOrder } from './order.js';

/**
 * True if an attack is over: it was ignored (JHX-ABILITY-013), or one of the two models is gone before the blow. After
 * the blow the attack goes on without its target (JHX-DEATH-009).
 */
export const isOver = (turn: Turn<Jhx>, { attacker, target, struck, cancelled }: Attack): boolean =>
  cancelled || (!struck && (!onBoard(turn.state, attacker) || !isThere(tableOf(turn), target)));

const anAttack = 'an attack';

/**
 * Carries out an attack in its six steps, whose cost has been paid (JHX-ATTACK-002). The order must be legal: see
 * `attackRefusal`. The steps are those of the edition's attack procedure: see `attackProcedure`.
 */
export function* carryOut(turn: Turn<Jhx>, order: AttackOrder): Rule<Attack> {
  const attack = newAttack(attackOf(tableOf(turn), order));
  const before = turn.state;
  const isInside = isUnderWay(turn, anAttack);
  const end = begin(turn, anAttack);
  yield* perform(turn, editionOf(turn).procedures.attack, attack, isOver);
  end();
  // An effect that began before an attack inside another lasts for the outer attack (JHX-INTERRUPT-008).
  endMoment(turn, moments.attack, 'JHX-TOKEN-011', isInside ? { kept: before } : {});
  turn.emit({ type: 'AttackEnded', attacker: attack.attacker, target: attack.target }, 'JHX-ATTACK-003');
  yield* openAt(turn, 'attack-ended', { of: attack.target, attack });
  return attack;
}
