import { type Cell, distance, dot, everyDirection, offBoard, subtract } from '@rulewright/core/hex';
import type { Board } from '../board/board.js';

/**
 * The other reading of JHX-LOS-014: next to a blocking hex, a model sees nothing that lies wholly on the far side of the
 * line along the border the two share, or touches that line from there. Returns the blocking cell that so hides one of
 * the cells `from` and `to` from the other; `offBoard` if there is none.
 */
export const shadowBetween = (board: Board, blocking: ReadonlySet<Cell>, from: Cell, to: Cell): Cell => {
  const [a, b] = [board.hexAt(from), board.hexAt(to)];
  if (distance(a, b) < 2) return offBoard;
  for (const [self, other] of [
    [from, to],
    [to, from],
  ] as const) {
    for (const direction of everyDirection) {
      const cell = board.neighbour(self, direction);
      if (!blocking.has(cell)) continue;
      const at = board.hexAt(self);
      if (dot(subtract(board.hexAt(other), at), subtract(board.hexAt(cell), at)) >= 2) return cell;
    }
  }
  return offBoard;
};
