import type { Hex } from './hex.js';

/**
 * The way in which a board counts columns and rows.
 *
 * `odd-q` and `even-q` are flat-top boards whose odd (even) columns are shifted half a hex towards higher rows, `odd-r`
 * and `even-r` pointy-top boards whose odd (even) rows are shifted towards higher columns. In `double-height`
 * (flat-top) a hex is two rows high, so that rows count half hexes and `col + row` is even; `double-width` (pointy-top)
 * is the same for columns. Column 0, row 0 is the hex `{ q: 0, r: 0 }` in all of them.
 */
export type OffsetLayout = 'odd-q' | 'even-q' | 'odd-r' | 'even-r' | 'double-height' | 'double-width';

/** A hex as a column and a row of an {@link OffsetLayout}; integers, negative ones allowed. */
export interface Offset {
  readonly col: number;
  readonly row: number;
}

/** True for a layout whose columns are straight lines (flat-top); in other layouts the rows are. */
const isFlat = (layout: OffsetLayout): boolean => layout.endsWith('q') || layout.endsWith('t');

/** The shift of the straight line `line`, in half hexes: its number, made even for the offset layouts. */
const slant = (layout: OffsetLayout, line: number): number =>
  layout.startsWith('odd') ? line - (line & 1) : line + (line & 1);

/** The column and row of a hex. */
export const toOffset = ({ q, r }: Hex, layout: OffsetLayout): Offset => {
  const flat = isFlat(layout);
  const [line, place] = flat ? [q, r] : [r, q];
  const along = layout.startsWith('d') ? 2 * place + line : place + slant(layout, line) / 2;
  return flat ? { col: line, row: along } : { col: along, row: line };
};

/**
 * The hex at a column and row.
 *
 * @throws RangeError in the double layouts if `col + row` is odd: no hex has its centre there.
 */
export const fromOffset = ({ col, row }: Offset, layout: OffsetLayout): Hex => {
  const flat = isFlat(layout);
  const double = layout.startsWith('d');
  if (double && (col + row) & 1) throw new RangeError(`no hex at ${layout} ${col},${row}`);
  const [line, along] = flat ? [col, row] : [row, col];
  const place = double ? (along - line) / 2 : along - slant(layout, line) / 2;
  return flat ? { q: line, r: place } : { q: place, r: line };
};
