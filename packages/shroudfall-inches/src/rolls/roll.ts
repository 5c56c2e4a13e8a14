import { type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import type { Sfi } from '../vocabulary/index.js';
import type { Roll, RollFacts } from '../vocabulary/roll.js';
import type { OneRoll, Rolls } from './contributions.js';
import { listOf, throwDice } from './dice.js';
import { infuseRolls } from './infusion.js';
import { changePools } from './pool.js';
import { rerollWindow } from './re-rolls.js';
import { addUp, dropDice } from './total.js';

/** A roll before its first step. */
export const newRoll = (facts: RollFacts): Roll => ({
  ...facts,
  pool: facts.printed,
  infusion: null,
  dice: [],
  total: null,
});

/** Throws the pool and the infused die together. */
function* throwPool(turn: Turn<Sfi>, { roll }: OneRoll): Rule {
  const { what, by, target, pool, infusion } = roll;
  const dice = listOf(pool).map(colour => ({ colour }));
  const all = infusion === null ? dice : [...dice, { colour: infusion, infused: true as const }];
  const faces = yield* throwDice(turn, { dice: all.map(({ colour }) => colour), purpose: `${what} roll`, by });
  roll.dice = all.map((die, place) => ({ ...die, face: faces[place] ?? 0, rerolledBy: [] }));
  turn.emit(
    { type: 'DiceRolled', what, target, dice: roll.dice },
    roll.dice.length > 0 ? 'SFI-DICE-005' : 'SFI-DICE-011',
  );
}

/** The dice of one roll, from the throw to the final total (SFI-HIT-003). */
const diceProcedure: Procedure<Sfi, OneRoll> = procedure('dice', [
  step('SFI-DICE-005', 'throw the dice', throwPool),
  step('SFI-REROLL-001', 're-roll', rerollWindow),
  step('SFI-PASSIVE-021', 'drop dice', dropDice),
  step('SFI-DICE-008', 'add up', addUp),
]);

/** Rolls before their dice are thrown: all infusions come before the first die (SFI-INFUSE-006, SFI-INFUSE-007). */
const preparation: Procedure<Sfi, Rolls> = procedure('before the dice', [
  step('SFI-DICE-010', 'add and subtract dice', changePools),
  step('SFI-INFUSE-001', 'infuse', infuseRolls),
]);

/** Prepares rolls that are made together: one, or several. */
export const prepareRolls = (turn: Turn<Sfi>, rolls: Rolls): Rule => perform(turn, preparation, rolls);

/** Throws prepared rolls: each is thrown and re-rolled before the next one, and has its total afterwards (SFI-REROLL-001). */
export function* throwRolls(turn: Turn<Sfi>, { rolls, contributionsTo }: Rolls): Rule {
  for (const roll of rolls) yield* perform(turn, diceProcedure, { roll, contributionsTo });
}

/** Makes rolls together, in the order of SFI-HIT-003. */
export function* makeRolls(turn: Turn<Sfi>, rolls: Rolls): Rule {
  yield* prepareRolls(turn, rolls);
  yield* throwRolls(turn, rolls);
}
