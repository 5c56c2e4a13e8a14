import type { PlayerId } from '@rulewright/core';
import type { Polygon } from '@rulewright/core/inches';
import type { SfiNumbers } from '../rulebook/numbers.js';
import type { SfiOptions } from './options.js';
import type { ContentPack } from './pack.js';
import type { CardId, SfiState } from './state.js';

/** Everything that a question about a match needs: the facts, the options, and the state now. */
export interface Table {
  readonly pack: ContentPack;
  readonly options: SfiOptions;
  /** The numbers of the edition that the match is played with. */
  readonly numbers: SfiNumbers;
  readonly state: SfiState;
}

/** Names one piece of terrain: `p1:ruins/main-1`, `p1:ruins#2/side-1` for a side piece of the player's second copy of the card. */
export type PieceId = string;

/** A direction of a thing on the table: any vector of whole numbers except 0, 0; its length does not matter. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** A piece of terrain that is to be placed. */
export interface PieceToPlace {
  readonly id: PieceId;
  readonly card: CardId;
  /** The piece's place in its card's list of main or side pieces. */
  readonly part: { readonly kind: 'main' | 'side'; readonly at: number };
  /** The player whose card it is: that player places the main piece, and the opponent the side pieces (SFI-SETUP-013). */
  readonly owner: PlayerId;
}

/** A piece of terrain on the table. */
export interface TerrainPiece extends PieceToPlace {
  /** The convex parts of the footprint as they lie on the table, corners rounded once to the grid. */
  readonly footprint: readonly Polygon[];
}
