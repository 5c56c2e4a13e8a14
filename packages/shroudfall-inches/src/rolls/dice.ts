import { type PlayerId, type Rule, roll, type Turn } from '@rulewright/core';
import { type Die, die } from '@rulewright/core/dice';
import { rememberEach } from '@rulewright/core/remember';
import { tableOf } from '../match/table.js';
import type { SfiNumbers } from '../rulebook/numbers.js';
import type { Sfi } from '../vocabulary/index.js';
import { type ByColour, type Colour, colours } from '../vocabulary/words.js';

/** The essence dice of an edition (SFI-DICE-001 to SFI-DICE-003). */
export const essenceDice: (numbers: SfiNumbers['dice']) => Readonly<Record<Colour, Die<number>>> =
  /* @__PURE__ */ rememberEach((numbers: SfiNumbers['dice']) => ({
    grey: die('grey essence die', numbers.grey.value),
    yellow: die('yellow essence die', numbers.yellow.value),
    red: die('red essence die', numbers.red.value),
  }));

/** True if the first colour is stronger than the second (SFI-DICE-007). */
export const isStronger = (one: Colour, other: Colour): boolean => colours.indexOf(one) > colours.indexOf(other);

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
  const { dice: numbers } = tableOf(turn).numbers;
  const faces: number[] = dice.map(() => 0);
  for (const colour of colours) {
    const places = dice.flatMap((one, place) => (one === colour ? [place] : []));
    if (places.length === 0) continue;
    const shown = yield* roll(turn, {
      die: essenceDice(numbers)[colour],
      count: places.length,
      purpose,
      rule: numbers[colour].rule,
      ...(by === null ? {} : { by }),
      unordered: true,
    });
    for (const [at, place] of places.entries()) faces[place] = shown[at] ?? 0;
  }
  return faces;
}
