import { type PlayerId, type Rule, roll, type Turn } from '@rulewright/core';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { judgementDie } from '../dice/dice.js';

/**
 * The places of an attack's dice that may still be rolled again: no die is rolled again twice, by either player, and a
 * Monster's dice never are (JHX-REROLL-004, JHX-MONSTER-050).
 */
export const rerollable = (
  { state }: Pick<Table, 'state'>,
  { attacker, dice, rerolled }: Pick<Attack, 'attacker' | 'dice' | 'rerolled'>,
): readonly number[] => {
  if (modelOf(state, attacker).kind === 'monster') return [];
  return dice.flatMap((_, place) => (rerolled.includes(place) ? [] : [place]));
};

/**
 * Dice of an attack are rolled again: those at the given places that were not rolled again before (JHX-REROLL-005). The new faces
 * count, even if they are worse.
 *
 * @param by the player who rolls again
 * @param rule the rule that allows the re-roll
 */
export function* rerollDice(
  turn: Turn<Jhx>,
  attack: Attack,
  { places, by, rule }: { readonly places: readonly number[]; readonly by: PlayerId; readonly rule: RuleId },
): Rule {
  const table = tableOf(turn);
  const dice = rerollable(table, attack).filter(place => places.includes(place));
  if (dice.length === 0) return;
  const { player } = modelOf(turn.state, attack.attacker);
  const faces = yield* roll(turn, {
    die: judgementDie(table),
    count: dice.length,
    purpose: 're-roll',
    rule,
    by: player ?? by,
    unordered: true,
  });
  attack.dice = attack.dice.map((face, place) => faces[dice.indexOf(place)] ?? face);
  attack.rerolled = [...attack.rerolled, ...dice];
  turn.emit({ type: 'DiceRerolled', by, dice, faces: [...faces] }, [rule, 'JHX-REROLL-011']);
}
