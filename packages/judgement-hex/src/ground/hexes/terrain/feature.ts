import { type Cell, everyDirection, type HexBoard, offBoard } from '@rulewright/core/hex';
import type { Feature } from '../../../vocabulary/feature.js';

/** One feature of a board of hexes. */
export interface HexFeature extends Feature {
  readonly cells: readonly Cell[];
}

/** Cells as groups in which one leads to the next; groups in the order of their first cell, and so within a group. */
export const contiguous = (board: HexBoard, cells: readonly Cell[]): readonly (readonly Cell[])[] => {
  const open = new Set(cells);
  const groups: Cell[][] = [];
  for (const start of cells) {
    if (!open.delete(start)) continue;
    const group = [start];
    for (const cell of group) {
      for (const direction of everyDirection) {
        const next = board.neighbour(cell, direction);
        if (next !== offBoard && open.delete(next)) group.push(next);
      }
    }
    groups.push(cells.filter(cell => group.includes(cell)));
  }
  return groups;
};
