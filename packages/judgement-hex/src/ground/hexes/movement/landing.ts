import { type Cell, everyDirection, offBoard } from '@rulewright/core/hex';
import type { Motion } from '../../../vocabulary/motion.js';
import type { Piece } from '../../../vocabulary/piece.js';
import type { BoardRefusal } from '../../../vocabulary/refusal.js';
import type { Field } from '../models/field.js';

/**
 * The reason why a model may not be on a hex at the end of a movement of any kind; undefined if it may, as on all
 * passable ground (JHX-TERRAIN-004). Its own hex is free to it.
 *
 * - `immovable`: an Effigy, which nothing moves (JHX-MAN-020);
 * - `off-the-board`; `impassable` (JHX-TERRAIN-022 and the like);
 * - `on-a-wall`: no model ends a movement on a wall, or is put there;
 * - `occupied`: by a Soul, by a friendly Effigy, by any other model.
 */
export const landingRefusal = (
  { terrain, piecesAt }: Field,
  mover: Piece,
  cell: Cell,
  motion: Motion,
): BoardRefusal | undefined => {
  if (mover.kind === 'effigy') return { code: 'immovable', rule: 'JHX-SETUP-006' };
  if (cell === offBoard) return { code: 'off-the-board', rule: 'JHX-MAP-006' };
  const placed = motion === 'place' || motion === 'throw' || motion === 'recall';
  for (const piece of piecesAt(cell)) {
    if (piece.id === mover.id) continue;
    const rule =
      piece.kind === 'soul'
        ? 'JHX-SOUL-004'
        : placed
          ? 'JHX-MOVE-013'
          : piece.kind === 'effigy'
            ? 'JHX-MOVE-004'
            : 'JHX-MOVE-002';
    return { code: 'occupied', rule, detail: { cell, piece: piece.id } };
  }
  for (const { kind, id, solid, rule } of terrain.featuresAt(cell)) {
    const detail = { cell, feature: id };
    if (solid) return { code: 'impassable', rule, detail };
    if (kind === 'wall') return { code: 'on-a-wall', rule: placed ? 'JHX-TERRAIN-031' : 'JHX-TERRAIN-029', detail };
  }
  return undefined;
};

/**
 * The cells next to a model or another set of cells where another could be put, in the order of the board: by Effigy
 * Recall (JHX-ACTION-010), or to spawn, be summoned or resurrect, which is to be Placed (JHX-DEF-007).
 */
export const freeCellsBeside = (field: Field, mover: Piece, beside: readonly Cell[]): readonly Cell[] => {
  const { board } = field.terrain;
  const around = new Set<Cell>();
  for (const cell of beside) for (const direction of everyDirection) around.add(board.neighbour(cell, direction));
  return [...around]
    .filter(cell => !beside.includes(cell) && landingRefusal(field, mover, cell, 'place') === undefined)
    .sort((a, b) => a - b);
};
