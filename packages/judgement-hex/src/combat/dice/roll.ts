import { type Rule, roll, type Turn } from '@rulewright/core';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx } from '../../vocabulary/index.js';
import { judgementDie } from './dice.js';

/** Step 3: the whole pool at once. The roll of a Monster belongs to no player (JHX-MONSTER-055). */
export function* rollDice(turn: Turn<Jhx>, attack: Attack): Rule {
  const { player } = modelOf(turn.state, attack.attacker);
  const faces = yield* roll(turn, {
    die: judgementDie(tableOf(turn)),
    count: attack.pool?.total ?? 1,
    purpose: 'attack',
    rule: 'JHX-DICE-003',
    ...(player === null ? {} : { by: player }),
    unordered: true,
  });
  attack.dice = [...faces];
}
