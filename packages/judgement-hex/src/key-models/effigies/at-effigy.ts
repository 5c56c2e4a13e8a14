import { pieceOf } from '../../hero-cards/reading/field.js';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { effigyId, isOnBoard } from '../../match/models.js';
import type { Where } from '../../vocabulary/battlefield.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** True if a model is adjacent to its own Effigy: to any of its hexes (JHX-EFFIGY-026). */
export const isAtOwnEffigy = (table: Table, model: Model): boolean => {
  const effigy = model.player === null ? undefined : pieceOf(table, effigyId(model.player));
  if (!isOnBoard(model) || effigy === undefined) return false;
  return groundOf(table).within(table.numbers.distances.atEffigy.value, footingOf(table, model), effigy);
};

/** The free places next to a model's own Effigy, where it could be Placed; undefined if it is not on the board. */
export const atOwnEffigy = (table: Table, { id, player }: Model): Where | undefined => {
  const mover = pieceOf(table, id);
  const effigy = player === null ? undefined : pieceOf(table, effigyId(player));
  return mover && effigy && { beside: [effigy], landing: { mover, motion: 'place' } };
};
