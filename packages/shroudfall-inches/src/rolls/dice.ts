import { type PlayerId, type Rule, roll, type Turn } from '@rulewright/core';
import { type Die, die } from '@rulewright/core/dice';
import { bookNumbers } from '../rulebook/book-numbers.js';
import type { Sfi } from '../vocabulary/index.js';
import { type ByColour, type Colour, colours } from '../vocabulary/words.js';

/** The essence dice (SFI-DICE-001 to SFI-DICE-003). */
export const essenceDice: { readonly [C in Colour]: Die<number> } = {
  grey: /* @__PURE__ */ die('grey essence die', bookNumbers.dice.grey.value),
  yellow: /* @__PURE__ */ die('yellow essence die', bookNumbers.dice.yellow.value),
  red: /* @__PURE__ */ die('red essence die', bookNumbers.dice.red.value),
};

/** True for a blank (SFI-DICE-004). */
export const isBlank = (face: number): boolean => face === bookNumbers.rolls.blank.value;

/** True if the first colour is stronger than the second (SFI-DICE-007). */
export const isStronger = (one: Colour, other: Colour): boolean => colours.indexOf(one) > colours.indexOf(other);

/** The colours of which there is at least one, weakest first. */
export const coloursIn = (pool: ByColour): readonly Colour[] => colours.filter(colour => (pool[colour] ?? 0) > 0);

/** The dice of a pool one by one, weakest first (SFI-DICE-006). */
export const listOf = (pool: ByColour): readonly Colour[] =>
  colours.flatMap(colour => Array.from({ length: pool[colour] ?? 0 }, () => colour));

/** The dice to throw, and the words for the log. */
interface ThrownDice {
  /** The colours of the dice, each in its place. */
  readonly dice: readonly Colour[];
  readonly purpose: string;
  readonly by: PlayerId | null;
}

/**
 * Throws dice of any colours together and returns their faces, each in the place of its die (SFI-DICE-005, SFI-DICE-012). The
 * dice of one colour are one roll of the log.
 */
export function* throwDice(turn: Turn<Sfi>, { dice, purpose, by }: ThrownDice): Rule<readonly number[]> {
  const faces: number[] = dice.map(() => 0);
  for (const colour of colours) {
    const places = dice.flatMap((one, place) => (one === colour ? [place] : []));
    if (places.length === 0) continue;
    const shown = yield* roll(turn, {
      die: essenceDice[colour],
      count: places.length,
      purpose,
      rule: bookNumbers.dice[colour].rule,
      ...(by === null ? {} : { by }),
      unordered: true,
    });
    for (const [at, place] of places.entries()) faces[place] = shown[at] ?? 0;
  }
  return faces;
}
