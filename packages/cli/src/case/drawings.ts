import type { KitName } from './facts.js';

const columns = `Hexes stand in columns, three characters apart. The hexes of a column stand two lines apart,
and every other column is one line lower. Between A and b is one hex, 1; the Forest ^ is beside A.
    table: |
      b
         .
      1
         ^
      A
Where the first line does not begin at the left edge, write "table: |2" above it and two spaces before every line.`;

const characters = (
  next: string,
): string => `Every character is 2 inches (pitch) wide and deep, a space as well, and a line is 2 inches.
The first sign stands 2 inches from the left edge and from the upper one.
A stands at 2/2, b at 8/4${next}
    table: |
      A
         b`;

/** The way in which a table of each game is drawn, line by line: words, and a small drawing as a case has it. */
export const drawingOf: Readonly<Record<KitName, string>> = {
  'judgement-hex': columns,
  'judgement-hex v11': `Every sign, with a space before the next one, is a square inch. A model stands in the middle of its square.
The lower left corner of the drawing is 0/0: A stands at 0.5/1.5, b at 3.5/0.5.
    table: |
      A . . .
      . . . b`,
  'judgement-of-the-gods': `Every tile is a sign with spaces around it, and a row of tiles is a line. A farm on plains is to the east of the Town Hall,
a hallowed magical hill to the south of the farm.
    table: |
      T p+f
      . H*`,
  'shroudfall-inches': characters(
    '. Letters that come more than once are models of one unit: A/1, A/2, from the top left.',
  ),
  'eldfall-d20': characters('.'),
};
