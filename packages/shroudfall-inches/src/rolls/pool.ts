import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { coloursIn, minus, plus, totalOf } from '../match/by-colour.js';
import type { Sfi } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';
import type { DiceChange, Rolls } from './contributions.js';

const note = (turn: Turn<Sfi>, { what, target, pool }: Roll, { rule, source }: DiceChange): void =>
  turn.emit({ type: 'PoolChanged', what, target, source, pool }, ['SFI-DICE-010', rule]);

const addDice = (turn: Turn<Sfi>, roll: Roll, change: DiceChange): void => {
  const { add = {} } = change;
  if (totalOf(add) === 0) return;
  roll.pool = plus(roll.pool, add);
  note(turn, roll, change);
};

/** The player who controls the effect picks each die; an empty pool loses none. */
function* takeDice(turn: Turn<Sfi>, roll: Roll, change: DiceChange): Rule {
  const { by, less = 0, source } = change;
  for (let taken = 0; taken < less && totalOf(roll.pool) > 0; taken++) {
    const options = coloursIn(roll.pool);
    const { what, target } = roll;
    const about = { takes: what, target, source };
    const colour = yield* decideUnlessForced(turn, { by, kind: 'colour', rule: 'SFI-DICE-010', options, about });
    roll.pool = minus(roll.pool, { [colour]: 1 });
    note(turn, roll, change);
  }
}

/** Adds dice to the printed pools, and then takes dice away (SFI-DICE-010). */
export function* changePools(turn: Turn<Sfi>, { rolls, contributionsTo }: Rolls): Rule {
  for (const roll of rolls) {
    const { dice } = contributionsTo(turn, roll);
    for (const change of dice) addDice(turn, roll, change);
    for (const change of dice) yield* takeDice(turn, roll, change);
  }
}
