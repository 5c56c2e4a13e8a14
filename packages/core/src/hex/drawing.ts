import type { Hex } from './hex.js';
import { fromOffset, type Offset, type OffsetLayout } from './offset.js';

/** The way in which hexes lie in a drawing. */
export interface HexDrawing {
  /**
   * `double-height`: hexes stand in columns, and a line of text is half a hex. `double-width`: they stand in rows, one
   * on each line, and two columns are one hex.
   */
  readonly layout: Extract<OffsetLayout, `double-${string}`>;
  /** The number of characters from one column to the next. */
  readonly pitch: number;
}

/** A hex of a drawing: its characters, and its column and line, which count from 0. */
export interface HexSigns extends Offset {
  readonly signs: string;
}

/** A hex that was read from a drawing. */
export interface DrawnHex extends HexSigns {
  /** The hex itself; the upper left corner of the drawing is the origin, or the hex half above it. */
  readonly hex: Hex;
}

/**
 * Reads a drawing of hexes, line by line; empty lines above and below it do not count, nor do the spaces that all lines begin with.
 *
 * @throws RangeError for a drawing without a hex, and for a hex that stands between two columns or half a hex off the others.
 */
export const drawnHexes = (text: string, { layout, pitch }: HexDrawing): readonly DrawnHex[] => {
  const lines = text.split('\n');
  const top = lines.findIndex(line => line.trim() !== '');
  const found = lines.flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(({ 0: signs, index }) => ({ signs, index, row: at - top })),
  );
  if (found.length === 0) throw new RangeError('nothing is drawn');
  const left = Math.min(...found.map(({ index }) => index));
  const hexes = found.map(({ signs, index, row }): HexSigns => {
    const col = (index - left) / pitch;
    if (Number.isInteger(col)) return { signs, col, row };
    throw new RangeError(`between two columns, which stand ${pitch} characters apart: ${signs} in line ${row + 1}`);
  });
  const oddOf = ({ col, row }: Offset): number => (col + row) & 1;
  const odd = hexes[0] ? oddOf(hexes[0]) : 0;
  return hexes.map(one => {
    const { signs, col, row } = one;
    if (oddOf(one) !== odd) throw new RangeError(`half a hex off: ${signs} in line ${row + 1}, column ${col + 1}`);
    return { ...one, hex: fromOffset({ col, row: row + odd }, layout) };
  });
};

/**
 * Draws hexes as {@link drawnHexes} reads them: the characters of each hex at its column and line. The smallest column
 * and line need not be 0. Characters beyond the pitch run into the next hex.
 */
export const drawHexes = (hexes: Iterable<HexSigns>, { pitch }: Pick<HexDrawing, 'pitch'>): string => {
  const sorted = [...hexes].sort((a, b) => a.row - b.row || a.col - b.col);
  const [top, left] = [Math.min(...sorted.map(({ row }) => row)), Math.min(...sorted.map(({ col }) => col))];
  const lines: string[] = [];
  for (const { signs, col, row } of sorted) {
    while (lines.length <= row - top) lines.push('');
    lines[row - top] = (lines[row - top] ?? '').padEnd((col - left) * pitch) + signs;
  }
  return lines.join('\n');
};
