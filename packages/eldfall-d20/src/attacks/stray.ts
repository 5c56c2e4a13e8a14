import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { deciderOf } from '../match/decider.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Attack, Eld, EldDie, Pool } from '../vocabulary/index.js';
import { alliesInContact } from './contact.js';

/**
 * High dice of a shot into Base Contact strike an ally of the shooter in place of the target, even where they would
 * have succeeded, and never as a Critical Hit (ELD-RANGED-011). The opponent picks among several allies.
 */
export function* strayShots(turn: Turn<Eld>, attack: Attack, pool: Pool): Rule {
  const table = tableOf(turn);
  const { aim } = pool;
  if (!('model' in aim) || pool.dice.length === 0) return;
  const allies = alliesInContact(table, attack, aim);
  if (allies.length === 0) return;
  const { value: from, rule } = table.numbers.ranged.strayFrom;
  const by = deciderOf(table, modelOf(turn.state, aim.model));
  const dice: EldDie[] = [];
  for (const die of pool.dice) {
    if (die.face < from) {
      dice.push(die);
      continue;
    }
    const about = { attacker: attack.attacker, face: die.face };
    const stray = yield* decideUnlessForced(turn, { by, kind: 'model', rule, options: allies, about });
    dice.push({ ...die, stray });
  }
  pool.dice = dice;
}
