import type { Cell, HexBoard } from './board.js';
import type { Hex } from './hex.js';
import type { Sight, SightOptions } from './sight.js';
import { sees, sight } from './sight.js';

/** Sight between the cells of a board past blockers that stay where they are. */
export interface SightTable {
  /** True if two cells see each other. Computed once for each pair. Throws RangeError off the board. */
  sees(from: Cell, to: Cell): boolean;
  /** Sight with a free line or the blockers; computed each time. Throws RangeError off the board. */
  sight(from: Cell, to: Cell): Sight;
}

/**
 * Cache: sight between all pairs of cells of a board. When a blocker comes, goes or moves, make a new table: the table
 * takes one byte for each pair of cells, and no time before the first question.
 *
 * @param blockers the blocking hexes, or a function that gives those for a pair of hexes (for instance without the
 * feature to which one of the two belongs); the function must give the same hexes for a pair in either order
 */
export const sightTable = (
  board: HexBoard,
  blockers: readonly Hex[] | ((from: Hex, to: Hex) => readonly Hex[]),
  options: SightOptions = {},
): SightTable => {
  const { size } = board;
  const blockersFor = typeof blockers === 'function' ? blockers : () => blockers;
  const known = new Uint8Array(size * size); // 0: not known yet, 1: blocked, 2: clear
  const look = (from: Cell, to: Cell): boolean => {
    const [a, b] = [board.hexAt(from), board.hexAt(to)];
    const clear = sees(a, b, blockersFor(a, b), options);
    known[from * size + to] = known[to * size + from] = clear ? 2 : 1;
    return clear;
  };
  return {
    sees: (from, to) => {
      const found = to >= 0 && to < size ? known[from * size + to] : 0;
      return found ? found === 2 : look(from, to);
    },
    sight: (from, to) => {
      const [a, b] = [board.hexAt(from), board.hexAt(to)];
      return sight(a, b, blockersFor(a, b), options);
    },
  };
};
