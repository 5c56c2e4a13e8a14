import { type Disc, overlaps, touches } from '@rulewright/core/inches';
import type { TerrainPiece as PieceCard, TerrainKeyword } from '../vocabulary/pack.js';
import type { Table, TerrainPiece } from '../vocabulary/table.js';

/** The card's facts about a piece of terrain on the table. Throws RangeError if the pack has none. */
export const pieceCard = (
  { pack }: Pick<Table, 'pack'>,
  { card, part }: Pick<TerrainPiece, 'card' | 'part'>,
): PieceCard => {
  const facts = pack.terrain[card]?.[part.kind][part.at];
  if (!facts) throw new RangeError(`no piece ${part.kind} ${part.at} on ${card}`);
  return facts;
};

/** The keyword of a piece of terrain by its id; undefined if the piece does not have it. */
export const keywordOf = <K extends TerrainKeyword['id']>(
  table: Pick<Table, 'pack'>,
  piece: TerrainPiece,
  id: K,
): Extract<TerrainKeyword, { readonly id: K }> | undefined =>
  pieceCard(table, piece).keywords.find((one): one is Extract<TerrainKeyword, { readonly id: K }> => one.id === id);

/** True if a base is within a piece: any part of it overlaps the footprint; by an option touching is enough (SFI-MEASURE-016). */
export const isWithinPiece = ({ options }: Pick<Table, 'options'>, base: Disc, { footprint }: TerrainPiece): boolean =>
  footprint.some(part => overlaps(base, part) || (options['terrain.touchIsWithin'] && touches(base, part)));
