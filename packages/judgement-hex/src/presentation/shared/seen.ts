import { fieldOf, pieceOf, sightRulings } from '../../hero-cards/reading/field.js';
import type { ModelId } from '../../vocabulary/index.js';
import { areEnemies, type Piece } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';

/** The enemies that a model sees (JHX-LOS-001). */
export const enemiesSeen = (table: Table, id: ModelId): readonly Piece[] => {
  const viewer = pieceOf(table, id);
  if (!viewer) return [];
  const field = fieldOf(table);
  const rulings = sightRulings(table);
  return field.pieces.filter(other => areEnemies(viewer, other) && field.sees(viewer, other, rulings));
};
