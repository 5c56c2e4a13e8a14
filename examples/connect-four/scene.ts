import type { Scene, SceneItem, Targets, View } from '@rulewright/core';
import { COLUMNS, type ConnectFour, ROWS, STRIDE } from './connect-four.js';

/** A click on the hole at the top of a column drops a disc into it. */
export const targets: Targets<ConnectFour> = { column: column => [`hole-${column * STRIDE + ROWS - 1}`] };

/** The grid as a picture of a view. One hole is one unit; the last disc has a halo. */
export const scene = ({ state, players, outcome }: View<ConnectFour>): Scene => {
  const { cells, last } = state;
  const items = COLUMNS.flatMap(column =>
    Array.from({ length: ROWS }, (_, row): readonly SceneItem[] => {
      const cell = column * STRIDE + row;
      const at = { x: column, y: ROWS - 1 - row };
      const hole: SceneItem = { kind: 'cell', id: `hole-${cell}`, at: { shape: 'square', size: 1, ...at } };
      const disc = cells[cell];
      if (!disc) return [hole];
      const color = disc === players[0] ? 'player1' : 'player2';
      return [hole, { kind: 'token', id: `disc-${cell}`, ...at, size: 0.8, color, title: disc, active: cell === last }];
    }).flat(),
  );
  return { title: outcome ? `Connect four: ${outcome.reason}` : 'Connect four', items };
};
