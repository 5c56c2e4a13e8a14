import { type Disc, overlaps, touches } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
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

// Cache: the rectangle along the axes around each piece.
const boundsOf = /* @__PURE__ */ rememberEach(({ footprint }: TerrainPiece) => {
  const corners = footprint.flatMap(part => part.corners);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
});

/** True if a base may be within a length of a piece: a quick test, which keeps most pieces from being measured. */
export const isNearPiece = ({ at: { x, y }, radius }: Disc, piece: TerrainPiece, length: number): boolean => {
  const { left, right, top, bottom } = boundsOf(piece);
  const reach = radius + length;
  return x + reach >= left && x - reach <= right && y + reach >= top && y - reach <= bottom;
};

/** True if a base is within a piece: any part of it overlaps the footprint; by an option touching is enough (SFI-MEASURE-016). */
export const isWithinPiece = ({ options }: Pick<Table, 'options'>, base: Disc, piece: TerrainPiece): boolean =>
  isNearPiece(base, piece, 0) &&
  piece.footprint.some(part => overlaps(base, part) || (options['terrain.touchIsWithin'] && touches(base, part)));
