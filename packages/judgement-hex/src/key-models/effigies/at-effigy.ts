import type { Cell } from '@rulewright/core/hex';
import { areAdjacent } from '../../ground/models/battlefield.js';
import { freeCellsBeside } from '../../ground/movement/landing.js';
import { fieldOf, pieceOf, terrainNow } from '../../hero-cards/reading/field.js';
import { effigyId, onBoard } from '../../match/models.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** True if a model is adjacent to its own Effigy: to any of its hexes (JHX-EFFIGY-026). */
export const isAtOwnEffigy = (table: Table, { id, player }: Model): boolean => {
  const at = onBoard(table.state, id)?.at;
  const effigy = player === null ? undefined : pieceOf(table, effigyId(player));
  return at !== undefined && effigy !== undefined && areAdjacent(terrainNow(table).board, [at], effigy.cells);
};

/** The free hexes next to a model's own Effigy, where it could be Placed; none if it is not on the board. */
export const hexesAtOwnEffigy = (table: Table, { id, player }: Model): readonly Cell[] => {
  const piece = pieceOf(table, id);
  const effigy = player === null ? undefined : pieceOf(table, effigyId(player));
  return piece && effigy ? freeCellsBeside(fieldOf(table), piece, effigy.cells) : [];
};
