import type { Turn } from '@rulewright/core';
import type { RuleId } from '../../rulebook/index.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';

/**
 * An Interrupt gives an attack another target, which is deemed in sight and reach. The dice stay as they are; damage
 * and manoeuvres meet the new target (JHX-INTERRUPT-011).
 *
 * @param rule of the ability that redirects the attack
 */
export const redirect = (turn: Turn<Jhx>, attack: Attack, to: ModelId, rule: RuleId): void => {
  turn.emit({ type: 'AttackRedirected', from: attack.target, to }, [rule, 'JHX-INTERRUPT-010']);
  attack.target = to;
  // A Ward's RES is that of the model it was given to (JHX-ABILITY-091).
  attack.resistance = null;
};

/** An attack is ignored: neither damage nor manoeuvres (JHX-ABILITY-013). `why`: the cause, e.g. `duplicate-self`. */
export const cancel = (turn: Turn<Jhx>, attack: Attack, why: string, rule: RuleId): void => {
  const { attacker, target } = attack;
  turn.emit({ type: 'AttackCancelled', attacker, target, why }, rule);
  attack.cancelled = true;
};
