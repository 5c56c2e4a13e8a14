import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Blow, Jhx } from '../../vocabulary/index.js';
import { blowOf, diceChoices, resultOfDice } from './choices.js';
import { monsterDice } from './monster-dice.js';

const blowRules: { readonly [B in NonNullable<Blow> | 'none']: RuleId } = {
  none: 'JHX-DICE-011',
  glancing: 'JHX-DICE-008',
  solid: 'JHX-DICE-009',
  critical: 'JHX-DICE-010',
};

/** Step 4: the attacker chooses the dice that count; a Monster takes those that deal the most damage (JHX-MONSTER-049). */
export function* chooseDice(turn: Turn<Jhx>, attack: Attack): Rule {
  const { player } = modelOf(turn.state, attack.attacker);
  const choices = turn.derive(() => diceChoices(tableOf(turn), attack).map(({ dice }) => dice));
  const about = { attacker: attack.attacker, target: attack.target, faces: attack.dice };
  const dice =
    player === null
      ? monsterDice(tableOf(turn), attack)
      : yield* decideUnlessForced(turn, { by: player, kind: 'dice', rule: 'JHX-DICE-006', options: choices, about });
  const { hits, symbols } = resultOfDice(attack.dice, dice);
  attack.blow = blowOf(hits);
  attack.symbols = symbols;
  const faces = dice.flatMap(place => attack.dice[place] ?? []);
  turn.emit({ type: 'DiceChosen', attacker: attack.attacker, faces, blow: attack.blow, symbols }, [
    tableOf(turn).numbers.attackDice.used.rule,
    blowRules[attack.blow ?? 'none'],
  ]);
}
