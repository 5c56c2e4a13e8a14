import type { Attack } from '../../vocabulary/attack.js';
import type { Table } from '../../vocabulary/table.js';
import { blowTally } from '../damage/blow.js';
import { blowOf, type Chosen, diceChoices } from './choices.js';

/**
 * The choice of dice that deals the most damage and, among equals, has the most manoeuvre symbols (JHX-MONSTER-049).
 *
 * @param damage the damage of a number of Hits
 */
export const mostDamaging = (choices: readonly Chosen[], damage: (hits: number) => number): Chosen => {
  const [first = { dice: [], hits: 0, symbols: 0 }, ...others] = choices;
  return others.reduce((best, choice) => {
    const more = damage(choice.hits) - damage(best.hits) || choice.symbols - best.symbols;
    return more > 0 ? choice : best;
  }, first);
};

/** The places of the dice that a Monster's attack uses, without a player's choice (JHX-MONSTER-049, JHX-MONSTER-055). */
export const monsterDice = (table: Table, attack: Attack): readonly number[] =>
  mostDamaging(diceChoices(table, attack), hits => blowTally(table, attack, blowOf(hits), attack.resistance).total)
    .dice;
