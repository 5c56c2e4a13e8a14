import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

/** The board of the peer's tic-tac-toe. */
export interface Cells {
  readonly cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Tic-tac-toe, written as in boardgame.io's own tutorial. */
export const peerTicTacToe: Game<Cells> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G: { cells }, ctx }) => {
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    return cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate: ({ cells }) => cells.flatMap((cell, i) => (cell === null ? [{ move: 'mark', args: [i] }] : [])),
  },
};
