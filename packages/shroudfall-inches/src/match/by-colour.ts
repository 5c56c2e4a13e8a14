import { type ByColour, type Colour, colours } from '../vocabulary/words.js';

/** The number of tokens or dice of a colour. */
export const countOf = (amount: ByColour, colour: Colour): number => amount[colour] ?? 0;

/** The colours of which there is at least one, weakest first. */
export const coloursIn = (amount: ByColour): readonly Colour[] => colours.filter(colour => countOf(amount, colour) > 0);

/** The number of tokens or dice of all colours. */
export const totalOf = (amount: ByColour): number => colours.reduce((sum, colour) => sum + countOf(amount, colour), 0);

/** An amount whose count of each colour comes from a function; colours with 0 are left out. */
const each = (count: (colour: Colour) => number): ByColour => {
  const found: { [C in Colour]?: number } = {};
  for (const colour of colours) {
    const many = count(colour);
    if (many !== 0) found[colour] = many;
  }
  return found;
};

/** Two amounts together. */
export const plus = (a: ByColour, b: ByColour): ByColour => each(colour => countOf(a, colour) + countOf(b, colour));

/** An amount without another, which must be in it. */
export const minus = (a: ByColour, b: ByColour): ByColour => each(colour => countOf(a, colour) - countOf(b, colour));

/** True if an amount holds another. */
export const contains = (a: ByColour, b: ByColour): boolean =>
  colours.every(colour => countOf(a, colour) >= countOf(b, colour));

/** All parts of an amount with at most `most` tokens, the largest first, then those with the stronger colours. */
export const partsOf = (amount: ByColour, most: number): readonly ByColour[] => {
  let parts: readonly ByColour[] = [{}];
  for (const colour of [...colours].reverse()) {
    parts = parts.flatMap(part =>
      Array.from({ length: countOf(amount, colour) + 1 }, (_, less) =>
        plus(
          part,
          each(one => (one === colour ? countOf(amount, colour) - less : 0)),
        ),
      ),
    );
  }
  return parts.filter(part => totalOf(part) <= most).sort((a, b) => totalOf(b) - totalOf(a));
};
