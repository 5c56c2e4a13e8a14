import type { Point } from '../inches/outline.js';
import { inches } from '../inches/unit.js';

/** A table in inches, as text shows it. Y grows downwards. */
export interface TextTable {
  /** In whole inches. */
  readonly width: number;
  readonly depth: number;
  /** The sign of the ground at a point; undefined for open ground. */
  groundAt(at: Point): string | undefined;
  /** The signs that lie on the ground, one or several at a place; a later mark covers an earlier one. */
  readonly marks: readonly { readonly at: Point; readonly text: string }[];
}

/** The signs of a line for each inch: half an inch is one sign, so that the drawing is as wide as a terminal. */
const IN_AN_INCH = 2;

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The lines of a drawing of a table, one for each inch: a ruler of inches from the left, then the rows with their inches from above. */
export const tableInText = ({ width, depth, groundAt, marks }: TextTable): readonly string[] => {
  const columns = width * IN_AN_INCH;
  const rows = Array.from({ length: depth }, (_, y) =>
    Array.from(
      { length: columns },
      (_, x) =>
        groundAt({ x: inches((x + 0.5) / IN_AN_INCH), y: inches(y + 0.5) }) ?? (x % IN_AN_INCH === 0 ? '.' : ' '),
    ),
  );
  for (const { at, text } of marks) {
    const row = rows[within(0, Math.floor(at.y / inches(1)), depth - 1)];
    const from = within(0, Math.floor((at.x * IN_AN_INCH) / inches(1)), columns - text.length);
    row?.splice(from, text.length, ...text);
  }
  const ruler = Array.from({ length: width / 2 }, (_, i) => `${2 * i}`.padEnd(2 * IN_AN_INCH)).join('');
  return [ruler.trimEnd(), ...rows.map((row, y) => `${row.join('').trimEnd().padEnd(columns)} ${y}`)];
};
