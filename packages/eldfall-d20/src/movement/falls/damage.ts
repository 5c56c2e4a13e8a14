import type { Rule, Turn } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { activePlayer, attacksInReaction, dealtBy, hasState, modelOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { immunityTo } from '../../profiles/immunity.js';
import { rollAttribute, rollFacts } from '../../rolls/roll.js';
import { changeHp } from '../../states/hp.js';
import { woundsLeft } from '../../states/prevent.js';
import type { Eld, Fall, Model, Table } from '../../vocabulary/index.js';
import { halfSpeed } from '../judge.js';

/**
 * The number of Agility rolls after a fall: none up to half SPD (ELD-FALL-002, ELD-FALL-004), then one for each full interval of half
 * SPD, by the current SPD (ELD-FALL-005). No roll for a model that an ability protects.
 */
export const fallRolls = (table: Table, model: Model, drop: number): number => {
  const interval = inches(halfSpeed(table, model));
  if (drop <= interval + table.options.distanceEpsilon) return 0;
  return immunityTo(table, model, { rule: 'ELD-FALL-003' }) ? 0 : Math.floor(drop / interval);
};

/** Rolls for a fall; each failed roll is one Wound. A Knockback counts for the model that caused it (ELD-HOSTILE-035). */
export function* rollFall(turn: Turn<Eld>, { model: id, drop, by: pusher }: Fall): Rule {
  let failed = 0;
  for (let left = fallRolls(tableOf(turn), modelOf(turn.state, id), drop); left > 0; left--) {
    const { success } = yield* rollAttribute(turn, rollFacts({ model: id, attribute: 'AG', purpose: 'fall' }));
    if (!success) failed += tableOf(turn).numbers.damage.fallWounds.value;
  }
  const wounds = yield* woundsLeft(turn, id, failed);
  const { round } = turn.state;
  const fallen = modelOf(turn.state, id);
  // Wounds beyond the last HP are lost, but for the one that kills a model that is Incapacitated (ELD-DAMAGE-002).
  const counted = hasState(fallen, 'incapacitated') ? 1 : fallen.hp;
  const active = activePlayer(turn.state);
  const { by, ...allied } = dealtBy(turn.state, pusher, fallen);
  const reaction = attacksInReaction(turn.state, by);
  const { value } = tableOf(turn).numbers.damage.woundHp;
  changeHp(turn, id, { losses: wounds * value }, 'fall', 'ELD-FALL-006', 'ELD-DAMAGE-001');
  for (let at = 0; at < wounds; at++) {
    const marks = { ...(at >= counted ? ({ excess: true } as const) : {}), ...allied };
    const deed = { deed: 'wound', by, on: id, kind: 'fall', reaction, ...marks, round, turn: active } as const;
    turn.emit({ type: 'DeedNoted', deed }, 'ELD-FALL-006');
  }
}

/** Notes the falls of a move before the Resolution step, which rolls for all Fall Damage of the sequence. */
export const noteFalls = (turn: Turn<Eld>, falls: readonly Fall[]): void => {
  for (const fall of falls) turn.emit({ type: 'FallNoted', fall }, 'ELD-FALL-007');
};
