import { add, type Cell, type Direction, everyDirection, line, offBoard, scale, subtract } from '@rulewright/core/hex';
import type { Bearing, PushRoute } from '../../../vocabulary/battlefield.js';
import type { Piece } from '../../../vocabulary/piece.js';
import type { Board } from '../board/board.js';
import { distanceBetween, type Field } from '../models/field.js';
import { landingRefusal } from './landing.js';

const gains = (board: Board, bearing: Bearing, goal: readonly Cell[], from: Cell, to: Cell): boolean => {
  const change = distanceBetween(board, [to], goal) - distanceBetween(board, [from], goal);
  return bearing === 'towards' ? change < 0 : change > 0;
};

/**
 * The cells that a Push in one of the six directions (JHX-MAN-012) moves a model through, the last one first not
 * included: it ends before the first hex that is occupied, impassable, a wall or off the board (JHX-MAN-014, JHX-MOVE-015).
 */
export const pushAlong = (field: Field, pushed: Piece, direction: Direction, hexes: number): readonly Cell[] => {
  const cells: Cell[] = [];
  let cell = pushed.cells[0] ?? offBoard;
  for (let step = 0; step < hexes; step++) {
    cell = field.terrain.board.neighbour(cell, direction);
    if (landingRefusal(field, pushed, cell, 'push')) break;
    cells.push(cell);
  }
  return cells;
};

/**
 * The ways to push a model towards something or away from it: along each direction whose first step leads nearer
 * (farther), as far as every further one does (JHX-MOVE-011) and nothing is in the way (JHX-MOVE-015). If there are
 * several, the active player chooses.
 */
export const pushRoutes = (
  field: Field,
  pushed: Piece,
  bearing: Bearing,
  goal: readonly Cell[],
  hexes: number,
): readonly PushRoute[] => {
  const { board } = field.terrain;
  const start = pushed.cells[0] ?? offBoard;
  return everyDirection
    .filter(direction => {
      const first = board.neighbour(start, direction);
      return first !== offBoard && gains(board, bearing, goal, start, first);
    })
    .map(direction => {
      const way = [start, ...pushAlong(field, pushed, direction, hexes)];
      const stop = way.findIndex((cell, at) => at > 0 && !gains(board, bearing, goal, way[at - 1] ?? start, cell));
      return { direction, cells: way.slice(1, stop === -1 ? undefined : stop) };
    });
};

/**
 * The straight line of hexes that a Place or Throw towards a hex or away from it follows (JHX-MOVE-014), nearest first,
 * without the start, as far as the board goes and, towards, no farther than the goal.
 */
export const straightLine = (
  board: Board,
  from: Cell,
  bearing: Bearing,
  goal: Cell,
  hexes: number,
): readonly Cell[] => {
  const [start, other] = [board.hexAt(from), board.hexAt(goal)];
  const end = bearing === 'towards' ? other : add(start, scale(subtract(start, other), hexes));
  const cells = line(start, end)
    .slice(1, hexes + 1)
    .map(board.cellOf);
  const edge = cells.indexOf(offBoard);
  return edge === -1 ? cells : cells.slice(0, edge);
};

/**
 * The end of a model that is Placed (or Thrown, JHX-ABILITY-086) along a line: its last hex or, if that is not free, on
 * the first free one back towards the start; undefined if there is none, so that the model stays (JHX-MOVE-014).
 * Terrain and models in between do not matter (JHX-MOVE-012).
 */
export const placeAlong = (field: Field, placed: Piece, along: readonly Cell[]): Cell | undefined =>
  along.findLast(cell => landingRefusal(field, placed, cell, 'place') === undefined);
