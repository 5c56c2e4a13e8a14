import { id, key, list, maybe, type Read, text, whole, word } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { TerrainCard, TerrainKeyword, TerrainPiece } from '../../vocabulary/pack.js';
import { plainTerrainKeywords } from '../../vocabulary/words.js';

const bonus = whole(0, 20);

/** A keyword of terrain, with what it needs. */
export const terrainKeyword: Read<TerrainKeyword> = v.variant(
  'id',
  [
    v.strictObject({ id: key(plainTerrainKeywords, 'unknown-keyword') }),
    v.strictObject({ id: v.literal('rough'), type: maybe(id) }),
    v.strictObject({ id: v.picklist(['fortified-position', 'vulnerable-position']), x: whole(1, 20) }),
  ],
  'unknown-keyword',
);

/** A point of the table or around the middle of a piece, in 1/100 mm: the table is 91440 wide. */
export const point: Read<{ x: number; y: number }> = v.strictObject({
  x: whole(-91440, 91440),
  y: whole(-91440, 91440),
});

/** The parts of one footprint: the work to place a piece grows with the parts of the piece times those on the table. */
export const MOST_PARTS = 8;

const piece: Read<TerrainPiece> = v.strictObject({
  name: text,
  type: word(['area', 'linear'], 'unknown-type'),
  def: bonus,
  arm: bonus,
  keywords: list(terrainKeyword, 0, 20),
  footprint: list(list(point, 3, 64), 1, MOST_PARTS),
});

/** A terrain card. */
export const terrainCard: Read<TerrainCard> = v.strictObject({
  name: text,
  source: text,
  points: whole(0, 1000),
  main: list(piece, 1, 5),
  side: list(piece, 0, 10),
  copies: maybe(whole(1, 3)),
});
