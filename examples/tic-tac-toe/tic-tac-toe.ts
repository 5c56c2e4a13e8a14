import { decide, type Game, type PlayerId, playerAt, type Rule, type Turn } from '@rulewright/core';

/** The state: the player who marked each of the nine cells, row by row. */
export type Board = { readonly cells: readonly (PlayerId | null)[] };
/** All types of tic-tac-toe, for the compiler. */
export type TicTacToe = {
  state: Board;
  event: { type: 'Marked'; cell: number; by: PlayerId };
  rule: 'TTT-1' | 'TTT-2' | 'TTT-3';
  options: object;
  choices: { cell: number };
};

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map(line => [...line].map(Number));

/** TTT-1: players mark free cells in turn. TTT-2: three in a row win. TTT-3: a full board is a draw. */
export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  start: () => ({ cells: Array<null>(9).fill(null) }),
  *beat(turn: Turn<TicTacToe>): Rule {
    const { cells } = turn.state;
    const options = CELLS.filter(cell => cells[cell] === null);
    const by = playerAt(turn, 9 - options.length);
    const cell = yield* decide(turn, { by, kind: 'cell', rule: 'TTT-1', options });
    turn.emit({ type: 'Marked', cell, by }, 'TTT-1');
  },
  evolve: ({ cells }, { cell, by }) => ({ cells: cells.map((mark, i) => (i === cell ? by : mark)) }),
  outcome: ({ cells }) => {
    for (const [a = 0, b = 0, c = 0] of LINES) {
      const mark = cells[a];
      if (mark && mark === cells[b] && mark === cells[c]) {
        return { winners: [mark], reason: 'three-in-a-row', rule: 'TTT-2' };
      }
    }
    return cells.includes(null) ? undefined : { winners: [], reason: 'board-full', rule: 'TTT-3' };
  },
};
