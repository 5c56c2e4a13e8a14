import { type Cell, distance, type Hex, type HexBoard, hexBoard, offBoard } from '@rulewright/core/hex';
import { rememberEach } from '@rulewright/core/remember';
import type { Coordinate, Grid } from '../../../vocabulary/map.js';

/**
 * The hexes of a map, numbered as cells column by column from the left and upwards in each. Hexes are axial with `q`
 * to the right and `r` **upwards**, the origin in the middle, as JHX-MAP-004 has them.
 */
export interface Board extends HexBoard {
  readonly grid: Grid;
  /** The cell of a printed coordinate; `offBoard` if the map has no such hex (JHX-MAP-006). */
  cellAt(coordinate: Coordinate): Cell;
  /** The printed coordinate of a cell. Throws RangeError if there is no such cell. */
  coordinateOf(cell: Cell): Coordinate;
  /** The distance of the middle of a cell above the centre line, in half hexes; negative below it. */
  riseOf(cell: Cell): number;
  /** The number of hexes from one cell to another, terrain and models ignored (JHX-SETUP-003). */
  distance(from: Cell, to: Cell): number;
}

/** The `q` of the first column: the middle column has 0. */
const firstColumn = (grid: Grid): number => -((grid.columns.length - 1) >> 1);

/** True if a column fits between its neighbours: `base` must be odd where `q` is. */
export const columnFits = (grid: Grid, index: number): boolean =>
  ((firstColumn(grid) + index + (grid.columns[index]?.base ?? 0)) & 1) === 0;

/**
 * The board with an outline. The same one each time for the same grid.
 *
 * @throws RangeError if there is no hex, or a column that is half a hex off ({@link columnFits}).
 */
export const boardOf: (grid: Grid) => Board = /* @__PURE__ */ rememberEach(grid => {
  const hexes: Hex[] = [];
  const coordinates: Coordinate[] = [];
  const starts: number[] = [];
  grid.columns.forEach(({ rows, base }, index) => {
    if (!columnFits(grid, index)) throw new RangeError(`column ${index + 1} is half a hex off`);
    const q = firstColumn(grid) + index;
    starts.push(hexes.length);
    for (let row = 1; row <= rows; row++) {
      hexes.push({ q, r: (base + 2 * row - q) / 2 });
      coordinates.push([index + 1, row]);
    }
  });
  if (hexes.length === 0) throw new RangeError('a board without a hex');
  const cells = hexBoard(hexes);
  const { size } = cells;
  const steps = new Uint8Array(size * size);
  hexes.forEach((from, a) => {
    hexes.forEach((to, b) => {
      steps[a * size + b] = distance(from, to);
    });
  });
  const at = (cell: Cell): Coordinate => {
    const coordinate = coordinates[cell];
    if (!coordinate) throw new RangeError(`no cell ${cell}`);
    return coordinate;
  };
  return {
    ...cells,
    grid,
    cellAt: ([column, row]) => {
      const rows = grid.columns[column - 1]?.rows ?? 0;
      return Number.isInteger(row) && row >= 1 && row <= rows ? (starts[column - 1] ?? 0) + row - 1 : offBoard;
    },
    coordinateOf: at,
    riseOf: cell => {
      const { q, r } = cells.hexAt(cell);
      return q + 2 * r;
    },
    distance: (from, to) => {
      const known = from >= 0 && to >= 0 && from < size && to < size ? steps[from * size + to] : undefined;
      if (known === undefined) throw new RangeError(`no cells ${from} and ${to}`);
      return known;
    },
  };
});
