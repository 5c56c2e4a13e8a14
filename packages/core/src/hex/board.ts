import type { Direction, Hex } from './hex.js';
import { everyDirection, neighbour, origin } from './hex.js';
import type { OffsetLayout } from './offset.js';
import { fromOffset } from './offset.js';
import { spiral } from './shapes.js';

/** A hex of a board by its place in {@link HexBoard.hexes}: 0 to `size - 1`, or {@link offBoard}. */
export type Cell = number;

/** The cell of every hex that is not on the board. */
export const offBoard: Cell = -1;

/** A set of hexes of any shape in a stable order, numbered densely so that tables over it are plain arrays. */
export interface HexBoard {
  /** The hexes in the order they were given; `hexes[cell]` is the hex of a cell. */
  readonly hexes: readonly Hex[];
  /** The number of hexes. */
  readonly size: number;
  /** True if a hex is on the board. */
  has(hex: Hex): boolean;
  /** The cell of a hex, {@link offBoard} if it is not on the board. */
  cellOf(hex: Hex): Cell;
  /** The hex of a cell. Throws RangeError if the board has no such cell. */
  hexAt(cell: Cell): Hex;
  /** The cell next to a cell in a direction, {@link offBoard} beyond the edge. */
  neighbour(cell: Cell, direction: Direction): Cell;
}

/**
 * A board of the given hexes, in their order. Coordinates must be integers.
 *
 * @throws RangeError if a hex is given twice, or none is given.
 */
export const hexBoard = (list: Iterable<Hex>): HexBoard => {
  const hexes = [...list];
  const qs = hexes.map(hex => hex.q);
  const rs = hexes.map(hex => hex.r);
  const [minQ, minR] = [Math.min(...qs), Math.min(...rs)];
  const height = Math.max(...rs) - minR + 1;
  const cells = new Int32Array((Math.max(...qs) - minQ + 1) * height).fill(offBoard);
  const cellOf = ({ q, r }: Hex): Cell => {
    const row = r - minR;
    return row < 0 || row >= height ? offBoard : (cells[(q - minQ) * height + row] ?? offBoard);
  };
  const hexAt = (cell: Cell): Hex => {
    const hex = hexes[cell];
    if (!hex) throw new RangeError(`no cell ${cell}`);
    return hex;
  };
  hexes.forEach((hex, cell) => {
    const slot = (hex.q - minQ) * height + hex.r - minR;
    if (cells[slot] !== offBoard) throw new RangeError(`twice on a board: ${hex.q},${hex.r}`);
    cells[slot] = cell;
  });
  const next = Int32Array.from(hexes.flatMap(hex => everyDirection.map(to => cellOf(neighbour(hex, to)))));
  return {
    hexes,
    size: hexes.length,
    has: hex => cellOf(hex) !== offBoard,
    cellOf,
    hexAt,
    neighbour: (cell, direction) => next[cell * 6 + direction] ?? offBoard,
  };
};

/** A hexagon of the given radius: `3 radius (radius + 1) + 1` hexes, from the centre outwards ring by ring. */
export const hexagonBoard = (radius: number, centre: Hex = origin): HexBoard => hexBoard(spiral(centre, radius));

/** A rectangle of `columns` by `rows` hexes in an offset layout, column by column in `-q` layouts, else row by row. */
export const rectangleBoard = (
  columns: number,
  rows: number,
  layout: Exclude<OffsetLayout, `double-${string}`> = 'odd-q',
): HexBoard => {
  const byColumn = layout.endsWith('q');
  const hexes: Hex[] = [];
  for (let line = 0; line < (byColumn ? columns : rows); line++) {
    for (let place = 0; place < (byColumn ? rows : columns); place++) {
      hexes.push(fromOffset(byColumn ? { col: line, row: place } : { col: place, row: line }, layout));
    }
  }
  return hexBoard(hexes);
};
