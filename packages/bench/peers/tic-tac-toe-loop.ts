import type { Lots } from '../measure/lots.js';

const LINES = Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6]);

/**
 * The upper limit of speed: one typed array, changed in place; no history, no checks, no generic code. Returns the
 * moves made.
 */
export const ticTacToeLoop = (lots: Lots, games: number): (() => number) => {
  const cells = new Uint8Array(9);
  const free = new Uint8Array(9);
  const won = (): boolean => {
    for (let i = 0; i < LINES.length; i += 3) {
      const mark = cells[LINES[i] as number];
      if (mark !== 0 && mark === cells[LINES[i + 1] as number] && mark === cells[LINES[i + 2] as number]) return true;
    }
    return false;
  };
  return () => {
    let moves = 0;
    for (let game = 0; game < games; game++) {
      cells.fill(0);
      for (let by = 1; ; by = 3 - by) {
        let left = 0;
        for (let i = 0; i < 9; i++) if (cells[i] === 0) free[left++] = i;
        if (left === 0) break;
        cells[free[lots.below(left)] as number] = by;
        moves++;
        if (won()) break;
      }
    }
    return moves;
  };
};
