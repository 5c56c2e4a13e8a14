import type { SeenBattlefield, SightRulings } from '../../vocabulary/battlefield.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { HexGround } from './hex-ground.js';
import { battlefield, type Field } from './models/field.js';
import { sees } from './sight/sight.js';

/** A board of hexes with the models on it, as far as pictures need it. Lengths are hexes. */
export class SeenHexes implements SeenBattlefield, Field {
  readonly terrain: Field['terrain'];
  readonly piecesAt: Field['piecesAt'];
  readonly large: Field['large'];

  constructor(
    readonly ground: HexGround,
    readonly pieces: readonly Piece[],
  ) {
    const { terrain, piecesAt, large } = battlefield(ground.terrain, pieces);
    this.terrain = terrain;
    this.piecesAt = piecesAt;
    this.large = large;
  }

  sees(viewer: Piece, target: Piece, rulings?: SightRulings): boolean {
    return sees(this, viewer, target, rulings);
  }
}

/**
 * A battlefield as one of hexes, for pictures and texts that show cells.
 *
 * @throws TypeError for the battlefield of another ground.
 */
export const seenOnHexes = (field: SeenBattlefield): SeenHexes => {
  if (field instanceof SeenHexes) return field;
  throw new TypeError('not a battlefield of hexes');
};
