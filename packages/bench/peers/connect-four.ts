import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

/** The grid of the peer's connect four: columns of seven cells; the last cell of each stays empty. */
export interface PeerGrid {
  readonly cells: (string | null)[];
  last: number;
}

const STRIDE = 7;
const ROWS = 6;
const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const DIRECTIONS = [1, STRIDE, STRIDE + 1, STRIDE - 1];

const run = (cells: PeerGrid['cells'], from: number, step: number): number => {
  let at = from + step;
  while (cells[at] === cells[from]) at += step;
  return (at - from) / step - 1;
};

/** The example's rules and search for lines, written for boardgame.io. */
export const peerConnectFour: Game<PeerGrid> = {
  name: 'connect-four',
  setup: () => ({ cells: Array<string | null>(COLUMNS.length * STRIDE).fill(null), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column: number) => {
      const cell = G.cells.indexOf(null, column * STRIDE);
      if (cell >= column * STRIDE + ROWS) return INVALID_MOVE;
      G.cells[cell] = playerID;
      G.last = cell;
      return undefined;
    },
  },
  endIf: ({ G: { cells, last } }) => {
    const winner = cells[last];
    if (winner && DIRECTIONS.some(step => run(cells, last, step) + run(cells, last, -step) >= 3)) return { winner };
    return COLUMNS.every(column => cells[column * STRIDE + ROWS - 1] !== null) ? { draw: true } : undefined;
  },
  ai: {
    enumerate: ({ cells }) =>
      COLUMNS.flatMap(column => (cells[column * STRIDE + ROWS - 1] === null ? [{ move: 'drop', args: [column] }] : [])),
  },
};

/**
 * The same game as one turn that never ends: only inside a turn does boardgame.io keep a move so that it can be undone.
 */
export const oneLongTurn: Game<PeerGrid> = {
  ...peerConnectFour,
  turn: {},
  moves: {
    drop: ({ G }, column: number, disc: string) => {
      const cell = G.cells.indexOf(null, column * STRIDE);
      if (cell >= column * STRIDE + ROWS) return INVALID_MOVE;
      G.cells[cell] = disc;
      G.last = cell;
      return undefined;
    },
  },
};
