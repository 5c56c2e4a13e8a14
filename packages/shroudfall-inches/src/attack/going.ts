import type { Turn } from '@rulewright/core';
import { thingNamed } from '../battlefield/things.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { Attack, Sfi, Targeted } from '../vocabulary/index.js';

/** True once the hit roll against a target was made, or the target was hit without one. */
const isRolled = ({ hit, hitRoll }: Targeted): boolean => hit || (hitRoll !== null && hitRoll.total !== null);

/** The rule that ends an attack on a target: the target has left the table, or the attacker has before its hit roll. */
const whyCancelled = (turn: Turn<Sfi>, { attacker }: Attack, targeted: Targeted): RuleId | undefined => {
  const table = tableOf(turn);
  if (!thingNamed(table, targeted.target)) return 'SFI-ATTACK-038';
  return isRolled(targeted) || thingNamed(table, attacker) ? undefined : 'SFI-ATTACK-037';
};

/** Ends an attack on one target without a further roll, window or mark. */
export const cancel = (turn: Turn<Sfi>, { attacker }: Attack, targeted: Targeted, rule: RuleId): void => {
  targeted.over = true;
  turn.emit({ type: 'AttackCancelled', attacker, target: targeted.target }, rule);
};

/** True while an attack on a target goes on; cancels it at once if it cannot. */
export const isGoing = (turn: Turn<Sfi>, attack: Attack, targeted: Targeted): boolean => {
  if (targeted.over) return false;
  const rule = whyCancelled(turn, attack, targeted);
  if (rule) cancel(turn, attack, targeted, rule);
  return rule === undefined;
};

/** True while a target is on the table; ends the attack on it if an ability at one of the rolls has removed it. */
export const isThereYet = (turn: Turn<Sfi>, attack: Attack, targeted: Targeted): boolean => {
  if (targeted.over) return false;
  const isThere = thingNamed(tableOf(turn), targeted.target) !== undefined;
  if (!isThere) cancel(turn, attack, targeted, 'SFI-ATTACK-038');
  return isThere;
};

/** The targets to which anything still happens, in the attacker's order. */
export const remainingTargets = (turn: Turn<Sfi>, attack: Attack): readonly Targeted[] =>
  attack.targets.filter(targeted => isGoing(turn, attack, targeted));
