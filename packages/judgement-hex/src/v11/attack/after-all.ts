import { decide, type Rule, type Turn } from '@rulewright/core';
import { abilityDice } from '../../combat/contributions/contributions.js';
import { isAfterAll } from '../../combat/dice-pool/after-all.js';
import { dicePool } from '../../combat/dice-pool/pool.js';
import { orderingPlayer, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Contribution } from '../../vocabulary/contribution.js';
import type { Jhx } from '../../vocabulary/index.js';

/**
 * The active player chooses the order of the modifiers that come after all others, also in an attack of the other
 * player's model; in the Communion Phase the owner of the target does (JHX-ROUND-008). The player is asked for the next
 * one as long as the order changes the number of dice: at least 1 is left after each modifier (JV11-DICE-008). Inside
 * the steps before, no order changes the number.
 */
export function* orderAfterAll(turn: Turn<Jhx>, attack: Attack): Rule {
  const table = tableOf(turn);
  const settled: Contribution[] = [];
  let left: readonly Contribution[] = abilityDice(table, attack).filter(isAfterAll);
  const total = (rest: readonly Contribution[]): number =>
    dicePool(table, { ...attack, afterAll: [...settled, ...rest] }).total;
  // Of all orders the ascending one leaves the most dice, and the descending one the fewest.
  const matters = (): boolean => {
    const ascending = left.toSorted((a, b) => a.by - b.by);
    return total(ascending) !== total(ascending.toReversed());
  };
  while (left.length > 1 && matters()) {
    const { attacker, target } = attack;
    const next = yield* decide(turn, {
      by: orderingPlayer(turn.state, [playerOf(turn.state, target)]),
      kind: 'order',
      rule: 'JV11-DICE-007',
      options: [...new Set(left.map(({ source }) => source))],
      about: { modifiersOf: attacker, target },
    });
    const chosen = left.find(({ source }) => source === next);
    if (!chosen) return;
    settled.push(chosen);
    left = left.filter(one => one !== chosen);
  }
  attack.afterAll = [...settled, ...left];
}
