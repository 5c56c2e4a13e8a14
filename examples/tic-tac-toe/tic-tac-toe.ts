import { decide, type Game, type PlayerId, type Rule, type Turn } from '@rulewright/core';

type Board = { readonly cells: readonly (PlayerId | null)[]; readonly players: readonly PlayerId[] };
type TicTacToe = {
  state: Board;
  event: { type: 'Marked'; cell: number; by: PlayerId };
  rule: 'TTT-1' | 'TTT-2' | 'TTT-3';
  options: object;
  choices: { cell: number };
};

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map(line => [...line].map(Number));
const free = ({ cells }: Board): number[] => cells.flatMap((mark, cell) => (mark === null ? [cell] : []));

/** TTT-1: players mark free cells in turn. TTT-2: three in a row win. TTT-3: a full board is a draw. */
export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  start: ({ players }) => ({ cells: Array<null>(9).fill(null), players }),
  *beat(turn: Turn<TicTacToe>): Rule {
    const options = free(turn.state);
    const by = turn.players[(9 - options.length) % 2] as PlayerId;
    const cell = yield* decide(turn, { by, kind: 'cell', rule: 'TTT-1', options });
    turn.emit({ type: 'Marked', cell, by }, 'TTT-1');
  },
  evolve: (board, { cell, by }) => ({ ...board, cells: board.cells.with(cell, by) }),
  outcome: board => {
    const { cells } = board;
    const row = LINES.find(([a = 0, b = 0, c = 0]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
    if (row) return { winners: [cells[row[0] as number] as PlayerId], reason: 'three-in-a-row', rule: 'TTT-2' };
    return cells.includes(null) ? undefined : { winners: [], reason: 'board-full', rule: 'TTT-3' };
  },
};
