import type { Scene, SceneItem, Targets, View } from '@rulewright/core';
import type { TicTacToe } from './tic-tac-toe.js';

/** A click on a square marks it. */
export const targets: Targets<TicTacToe> = { cell: cell => [`cell-${cell}`] };

/** The board as a picture of a view. One square is one unit. */
export const scene = ({ state, players, outcome }: View<TicTacToe>): Scene => ({
  title: outcome ? `Tic-tac-toe: ${outcome.reason}` : 'Tic-tac-toe',
  items: state.cells.flatMap((mark, cell): SceneItem[] => {
    const at = { x: cell % 3, y: Math.floor(cell / 3) };
    const square: SceneItem = { kind: 'cell', id: `cell-${cell}`, at: { shape: 'square', size: 1, ...at } };
    if (mark === null) return [{ ...square, note: String(cell) }];
    const first = mark === players[0];
    const color = first ? 'player1' : 'player2';
    return [
      square,
      { kind: 'token', id: `mark-${cell}`, ...at, size: 0.7, label: first ? '✕' : '○', color, title: mark },
    ];
  }),
});
