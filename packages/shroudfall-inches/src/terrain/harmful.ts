import type { Table, TerrainPiece } from '../vocabulary/table.js';
import { keywordOf } from './within.js';

/** The keywords of terrain that harms models in it (SFI-TKEY-001). */
export const harmfulKeywords: readonly ['blazing', 'dangerous-terrain', 'electrified', 'toxic'] = [
  'blazing',
  'dangerous-terrain',
  'electrified',
  'toxic',
];

export type HarmfulKeyword = (typeof harmfulKeywords)[number];

/** True if a piece harms models that come into it. */
export const isHarmful = (table: Pick<Table, 'pack'>, piece: TerrainPiece): boolean =>
  harmfulKeywords.some(keyword => keywordOf(table, piece, keyword) !== undefined);
