import type { Cell } from '@rulewright/core/hex';
import type { Point } from '@rulewright/core/inches';
import type { Board } from '../../ground/hexes/board/board.js';
import { unitsOf } from '../../ground/inches/measure/on-table.js';

/*
 * Hexes on a table (JV11-BASE-014): flat-topped, one inch between the centres of neighbours. All centres and corners lie
 * on a lattice: rows half an inch apart, and columns half an inch / √3 apart. Each column is rounded to 1/100 mm once, so
 * hexes that share a corner have exactly the same point there.
 */

const HALF_INCH = /* @__PURE__ */ unitsOf(0.5);

/** The distance of a column of the lattice from column 0, mirrored on it. */
const columnAt = (column: number): number =>
  Math.sign(column) * Math.round((Math.abs(column) * HALF_INCH) / Math.sqrt(3));

/** The six corners around a centre, counter-clockwise from the right, in columns and rows of the lattice. */
const aroundCentre: readonly (readonly [column: number, row: number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** A board of hexes that lies in the middle of a table. */
export interface Lattice {
  /** The sides of the table, in inches: whole numbers. */
  readonly width: number;
  readonly height: number;
  centreOf(cell: Cell): Point;
  /** Counter-clockwise, where y grows upwards. */
  cornersOf(cell: Cell): readonly Point[];
}

/** A side of the table: the least whole number of inches for some extent, and the margin at its lower end. */
const sideFor = (least: number, most: number): { readonly side: number; readonly margin: number } => {
  const side = Math.ceil((most - least) / unitsOf(1));
  return { side, margin: Math.floor((unitsOf(side) - (most - least)) / 2) };
};

/** The hexes of a board on the smallest table of whole inches that has room for all of them (JV11-BASE-014). */
export const latticeOf = (board: Board): Lattice => {
  const columns = board.hexes.map(({ q }) => 3 * q);
  const rows = board.hexes.map((_, cell) => board.riseOf(cell));
  const [left, right] = [columnAt(Math.min(...columns) - 2), columnAt(Math.max(...columns) + 2)];
  const [bottom, top] = [HALF_INCH * (Math.min(...rows) - 1), HALF_INCH * (Math.max(...rows) + 1)];
  const [across, upwards] = [sideFor(left, right), sideFor(bottom, top)];
  const at = (column: number, row: number): Point => ({
    x: columnAt(column) - left + across.margin,
    y: row * HALF_INCH - bottom + upwards.margin,
  });
  const placeOf = (cell: Cell): readonly [column: number, row: number] => [3 * board.hexAt(cell).q, board.riseOf(cell)];
  return {
    width: across.side,
    height: upwards.side,
    centreOf: cell => at(...placeOf(cell)),
    cornersOf: cell => {
      const [column, row] = placeOf(cell);
      return aroundCentre.map(([dx, dy]) => at(column + dx, row + dy));
    },
  };
};
