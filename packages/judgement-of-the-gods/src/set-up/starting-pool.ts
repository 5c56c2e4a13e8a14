import { type Rule, roll, type Tally } from '@rulewright/core';
import { tally } from '@rulewright/core/tally';
import type { Resource } from '../content/pack.js';
import { dieOf } from '../match/dice.js';
import { roleOf } from '../match/village.js';
import type { RuleId } from '../rulebook/index.js';
import type { JogTurn } from '../vocabulary/index.js';
import type { SettingUp } from '../vocabulary/procedures.js';

/**
 * The starting pool: of each basic resource the sum of that stat over all characters, plus a die. Each resource has a
 * die of its own, in the pack's order; under the ruling `startDice: single` one die counts for all. There is no gold
 * (JOG-END-008).
 */
export function* fillPool(turn: JogTurn, { pack }: SettingUp): Rule {
  const { characters, rulings } = turn.state;
  const count = rulings.startDice === 'single' ? 1 : pack.basicResources.length;
  const dice = yield* roll(turn, { die: dieOf(pack.startDie), count, purpose: 'start', rule: 'JOG-SETUP-006' });
  const change: { [R in Resource]?: number } = {};
  const tallies: Tally<RuleId>[] = pack.basicResources.map((resource, i) => {
    const sum = tally<RuleId, 'stats' | 'die'>(resource, ['stats', 'die']);
    for (const { role } of characters) sum.add('stats', roleOf(pack, role).stats[resource], 'JOG-SETUP-006', role);
    const amount = sum.add('die', dice[i % count] ?? 0, 'JOG-SETUP-006', 'die').tally();
    change[resource] = amount.total;
    return amount;
  });
  turn.emit({ type: 'PoolChanged', why: 'start', change, tallies }, 'JOG-SETUP-006');
}
