import type { Cell, HexBoard } from './board.js';
import { offBoard } from './board.js';
import { everyDirection } from './hex.js';

/** The costs and limits of a movement. */
export interface ReachOptions {
  /** The greatest total cost, inclusive; no limit if left out. */
  readonly limit?: number;
  /** The cost of a step between two neighbours: a whole number, 0 or more, or `Infinity` for "no way". Default 1. */
  readonly cost?: (from: Cell, to: Cell) => number;
  /** True for cells that cannot be entered. The start is never asked. */
  readonly blocked?: (cell: Cell) => boolean;
}

/** The cells in reach of a start, with the cheapest path to each. */
export interface Reach {
  /** The cells in the order in which they were reached: the start first, then by ascending cost. */
  readonly cells: readonly Cell[];
  /** The least cost to get to a cell, `Infinity` if it is out of reach. */
  costTo(cell: Cell): number;
  /** The previous cell on the cheapest path; {@link offBoard} for the start and cells out of reach. */
  before(cell: Cell): Cell;
  /** The cheapest path from the start to a cell, both included; undefined if it is out of reach. */
  pathTo(cell: Cell): Cell[] | undefined;
}

const search = (board: HexBoard, start: Cell, goal: Cell, options: ReachOptions): Reach => {
  const { limit = Infinity, cost, blocked } = options;
  board.hexAt(start);
  const best = new Float64Array(board.size).fill(Infinity);
  const previous = new Int32Array(board.size).fill(offBoard);
  const cells: Cell[] = [];
  // There is one queue per total cost: costs are whole numbers, so no heap is needed and the order is easy to state.
  const queues: Cell[][] = [[start]];
  best[start] = 0;
  spread: for (let total = 0; total < queues.length; total++) {
    // A queue may grow while it is walked, by steps that cost nothing.
    for (const cell of queues[total] ?? []) {
      if (best[cell] !== total) continue; // a cheaper path was found after the cell was queued here
      cells.push(cell);
      if (cell === goal) break spread;
      for (const direction of everyDirection) {
        const next = board.neighbour(cell, direction);
        // No step costs less than 0, so `blocked` and `cost` are asked only about cells that this step could improve.
        if (next === offBoard || total >= (best[next] ?? 0) || blocked?.(next)) continue;
        const step = cost ? cost(cell, next) : 1;
        if (step !== Infinity && !(Number.isInteger(step) && step >= 0)) throw new RangeError(`no cost: ${step}`);
        const sum = total + step;
        if (sum > limit || sum >= (best[next] ?? 0)) continue;
        best[next] = sum;
        previous[next] = cell;
        queues[sum] ??= [];
        queues[sum]?.push(next);
      }
    }
  }
  const costTo = (cell: Cell): number => best[cell] ?? Infinity;
  const before = (cell: Cell): Cell => previous[cell] ?? offBoard;
  const pathTo = (cell: Cell): Cell[] | undefined => {
    if (costTo(cell) === Infinity) return undefined;
    const path: Cell[] = [];
    for (let at = cell; at !== offBoard; at = before(at)) path.push(at);
    return path.reverse();
  };
  return { cells, costTo, before, pathTo };
};

/**
 * All cells within a budget, each with its least cost and the cell before it (Dijkstra's algorithm).
 *
 * The order is part of the answer: cells come by cost, those of equal cost in the order they were first found at that
 * cost, looking around each cell in the order of {@link directions}; of equally cheap paths the first one found stays.
 *
 * @throws RangeError if the start is not on the board or a cost is negative or not whole.
 */
export const reach = (board: HexBoard, start: Cell, options: ReachOptions = {}): Reach =>
  search(board, start, offBoard, options);

/** The cheapest path between two cells, both included, chosen as {@link reach} does; undefined if there is none. */
export const shortestPath = (board: HexBoard, from: Cell, to: Cell, options: ReachOptions = {}): Cell[] | undefined =>
  search(board, from, to, options).pathTo(to);
