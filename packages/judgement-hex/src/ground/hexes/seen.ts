import { offBoard } from '@rulewright/core/hex';
import type { CoverGiven, SeenBattlefield, SightRulings } from '../../vocabulary/battlefield.js';
import type { Feature } from '../../vocabulary/feature.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Footing } from '../../vocabulary/place.js';
import { coverFrom } from './cover/cover.js';
import type { HexGround } from './hex-ground.js';
import { battlefield, type Field } from './models/field.js';
import { sees } from './sight/sight.js';
import { hasStealth, isHiddenFrom } from './sight/stealth.js';

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

  piecesOn({ cells }: Footing): readonly Piece[] {
    const [first = offBoard] = cells;
    return cells.length === 1 ? this.piecesAt(first) : [...new Set(cells.flatMap(this.piecesAt))];
  }

  featuresOn({ cells }: Footing): readonly Feature[] {
    const [first = offBoard] = cells;
    return cells.length === 1
      ? this.terrain.featuresAt(first)
      : [...new Set(cells.flatMap(cell => this.terrain.featuresAt(cell)))];
  }

  sees(viewer: Piece, target: Piece, rulings?: SightRulings): boolean {
    return sees(this, viewer, target, rulings);
  }

  hasStealth(piece: Piece): boolean {
    return hasStealth(this, piece);
  }

  isHiddenFrom(viewer: Piece, target: Piece): boolean {
    return isHiddenFrom(this, viewer, target);
  }

  coverFrom(attacker: Piece, target: Piece): CoverGiven | undefined {
    const cover = coverFrom(this, attacker, target);
    return cover && { feature: cover.feature, grade: 'hard' };
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
