import { type Rule, sameJson, type Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import { contributionsOn } from '../rolls/contributions-to.js';
import { decideHit, outcomeOf } from '../rolls/hit.js';
import { suffererOf } from '../rolls/sufferer.js';
import { armourAgainst, defenceAgainst } from '../rolls/target-numbers.js';
import { addUp } from '../rolls/total.js';
import type { Attack, Sfi, Targeted } from '../vocabulary/index.js';
import { isGoing } from './going.js';
import { decideDamageOf } from './rolling.js';

/** A miss becomes a hit if an effect has changed the total or DEF enough in the meantime (SFI-ATTACK-024). */
export const decideHitAgain = (turn: Turn<Sfi>, attack: Attack, targeted: Targeted): void => {
  const { hit, hitRoll: roll, target } = targeted;
  if (hit || !roll) return;
  addUp(turn, { roll, contributionsTo: contributionsOn(attack) });
  const defence = defenceAgainst(tableOf(turn), target, attack);
  if (roll.total === null || outcomeOf(tableOf(turn).numbers, roll.total.total, defence.total) === 'miss') return;
  decideHit(turn, attack.attacker, targeted, roll, defence);
};

/** The numbers that decide the damage of an attack. */
const numbersOf = (turn: Turn<Sfi>, attack: Attack, { target, damageRoll }: Targeted): unknown => {
  const table = tableOf(turn);
  const total = damageRoll?.total ?? null;
  return { total, ARM: armourAgainst(table, target, attack), sufferer: suffererOf(table, target, attack) };
};

/** Runs a moment, and counts the damage again if an effect has changed its numbers in the meantime (SFI-ATTACK-030). */
export function* decidingDamageAgain(turn: Turn<Sfi>, attack: Attack, targeted: Targeted, moment: Rule): Rule {
  const before = numbersOf(turn, attack, targeted);
  yield* moment;
  const { damage, damageRoll: roll } = targeted;
  if (damage > 0 || !roll || !isGoing(turn, attack, targeted)) return;
  addUp(turn, { roll, contributionsTo: contributionsOn(attack) });
  if (!sameJson(before, numbersOf(turn, attack, targeted))) yield* decideDamageOf(turn, attack, targeted);
}
