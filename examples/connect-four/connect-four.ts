import { decide, type Game, type PlayerId, playerAt, type Rule, type Turn } from '@rulewright/core';

// #region state
/** The state. Column by column, bottom up; each column has a seventh cell that always stays empty. */
export type Grid = {
  readonly cells: readonly (PlayerId | null)[];
  readonly discs: number;
  /** The cell of the last disc; -1 before the first disc. */
  readonly last: number;
};
// #endregion
/** All types of connect four. */
export type ConnectFour = {
  state: Grid;
  event: { type: 'Dropped'; cell: number; by: PlayerId };
  rule: 'C4-1' | 'C4-2' | 'C4-3';
  options: object;
  choices: { column: number };
};

export const COLUMNS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
export const ROWS = 6;
/**
 * The number of cells from a column to the next: one more than the rows, because the empty cell between them ends every
 * line.
 */
export const STRIDE = 7;
// #region line
const DIRECTIONS = [1, STRIDE, STRIDE + 1, STRIDE - 1];

const run = (cells: Grid['cells'], from: number, step: number): number => {
  let at = from + step;
  while (cells[at] === cells[from]) at += step;
  return (at - from) / step - 1;
};
// #endregion

// #region game
/** C4-1: players drop discs into columns in turn. C4-2: four in a line win. C4-3: a full grid is a draw. */
export const connectFour: Game<ConnectFour> = {
  id: 'connect-four',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  start: () => ({ cells: Array<null>(COLUMNS.length * STRIDE).fill(null), discs: 0, last: -1 }),
  *beat(turn: Turn<ConnectFour>): Rule {
    const { cells, discs } = turn.state;
    const options = COLUMNS.filter(column => cells[column * STRIDE + ROWS - 1] === null);
    const by = playerAt(turn, discs);
    const column = yield* decide(turn, { by, kind: 'column', rule: 'C4-1', options });
    turn.emit({ type: 'Dropped', cell: cells.indexOf(null, column * STRIDE), by }, 'C4-1');
  },
  evolve: (grid, { cell, by }) => {
    const cells = grid.cells.slice();
    cells[cell] = by;
    return { cells, discs: grid.discs + 1, last: cell };
  },
  // A new line always runs through the last disc, so only the lines through it are checked.
  outcome: ({ cells, discs, last }) => {
    const winner = cells[last];
    if (winner && DIRECTIONS.some(step => run(cells, last, step) + run(cells, last, -step) >= 3)) {
      return { winners: [winner], reason: 'four-in-a-line', rule: 'C4-2' };
    }
    return discs < COLUMNS.length * ROWS ? undefined : { winners: [], reason: 'grid-full', rule: 'C4-3' };
  },
  explain: (_, decision, choice) =>
    COLUMNS.some(column => column === choice) ? { code: 'column-full', rule: decision.rule } : undefined,
};
// #endregion
