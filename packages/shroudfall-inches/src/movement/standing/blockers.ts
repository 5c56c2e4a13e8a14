import { type Disc, type Obstacle, within } from '@rulewright/core/inches';
import { remember } from '@rulewright/core/remember';
import { type Thing, thingsOn } from '../../battlefield/things.js';
import { keywordOf, pieceCard } from '../../terrain/within.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import type { Table, TerrainPiece } from '../../vocabulary/table.js';

/** A piece of terrain on which no base may stand, in convex parts. */
interface Solid {
  readonly piece: TerrainPiece;
  /** True if a tool must not overlap it either (SFI-MOVE-010); linear terrain without IMPASSABLE can be crossed (SFI-MOVE-013). */
  readonly impassable: boolean;
  readonly parts: readonly Obstacle[];
}

/** The convex parts of a piece as obstacles that carry its id. */
export const partsOf = ({ id, footprint }: TerrainPiece): readonly Obstacle[] => footprint.map(of => ({ id, of }));

/** The solid pieces of the battlefield. */
const solid = remember((pack: ContentPack, terrain: readonly TerrainPiece[]): readonly Solid[] =>
  terrain.flatMap((piece): readonly Solid[] => {
    const impassable = keywordOf({ pack }, piece, 'impassable') !== undefined;
    if (!impassable && pieceCard({ pack }, piece).type !== 'linear') return [];
    return [{ piece, impassable, parts: partsOf(piece) }];
  }),
);

/** All possible obstacles of a base that moves at most a length. */
export interface Blockers {
  /** Bases of models, of scenario elements and of manifestations alike (SFI-MOVE-021). */
  readonly bases: readonly Thing[];
  readonly solids: readonly Solid[];
}

/** The blockers within a length, in units, of a base, without the thing that stands on this base. */
export const blockersNear = (table: Table, base: Disc, length: number, itself: ModelId | null): Blockers => {
  const bases = thingsOn(table).filter(other => other.id !== itself && within(base, other.base, length));
  const solids: Solid[] = [];
  for (const one of solid(table.pack, table.state.terrain)) {
    const parts = one.parts.filter(({ of }) => within(base, of, length));
    if (parts.length > 0) solids.push({ ...one, parts });
  }
  return { bases, solids };
};
