import type { Attack } from '../../vocabulary/attack.js';
import type { Blow } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { JudgementFace } from '../../vocabulary/words.js';

/** A choice of dice, by their places, with its Hits and symbols. */
export interface Chosen {
  readonly dice: readonly number[];
  readonly hits: number;
  readonly symbols: number;
}

const isHit = (face: JudgementFace): boolean => face === 'hit' || face === 'both';

const isSymbol = (face: JudgementFace): boolean => face === 'manoeuvre' || face === 'both';

/** The result of some dice of a roll: a die that shows both counts for both (JHX-DICE-006, JHX-DICE-013). */
export const resultOfDice = (faces: readonly JudgementFace[], dice: readonly number[]): Chosen => {
  const used = dice.flatMap(place => faces[place] ?? []);
  return { dice, hits: used.filter(isHit).length, symbols: used.filter(isSymbol).length };
};

/** The blow that a number of Hits strikes (JHX-DICE-008 to JHX-DICE-011); null: the target was not hit (JHX-DICE-012). */
export const blowOf = (hits: number): Blow =>
  ([null, 'glancing', 'solid', 'critical'] as const)[Math.min(hits, 3)] ?? null;

/** The places that show a face. */
const places = (faces: readonly JudgementFace[], face: JudgementFace): readonly number[] =>
  faces.flatMap((one, place) => (one === face ? [place] : []));

/**
 * The choices of at most three dice with different results (JHX-DICE-004, JHX-DICE-006), most Hits first: for every
 * number of Hits the dice with the most symbols. Fewer symbols with equal Hits are never better, since no symbol has to
 * be spent. Only in a Parting Blow a player may want to avoid three symbols, so there all results are listed. All dice
 * of a pool below three may be used (JHX-DICE-005).
 */
export const diceChoices = (
  { numbers }: Pick<Table, 'numbers'>,
  { dice, kind }: Pick<Attack, 'dice' | 'kind'>,
): readonly Chosen[] => {
  const mostDice = numbers.attackDice.used.value;
  const both = places(dice, 'both');
  const hit = places(dice, 'hit');
  const manoeuvre = places(dice, 'manoeuvre');
  const found: Chosen[] = [];
  for (let hits = mostDice; hits >= 0; hits--) {
    const choices: Chosen[] = [];
    for (let doubles = Math.min(hits, both.length); doubles >= 0; doubles--) {
      if (hits - doubles > hit.length) continue;
      for (let others = Math.min(mostDice - hits, manoeuvre.length); others >= 0; others--) {
        const used = [...both.slice(0, doubles), ...hit.slice(0, hits - doubles), ...manoeuvre.slice(0, others)];
        const choice = resultOfDice(
          dice,
          used.sort((a, b) => a - b),
        );
        if (!choices.some(({ symbols }) => symbols === choice.symbols)) choices.push(choice);
      }
    }
    // Each further round adds only fewer symbols: the first choice has the most.
    found.push(...(kind === 'parting-blow' ? choices : choices.slice(0, 1)));
  }
  return found;
};
