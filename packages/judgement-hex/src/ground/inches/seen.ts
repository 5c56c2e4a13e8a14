import type { PolygonShape } from '@rulewright/core';
import type { SightLine } from '@rulewright/core/inches';
import type { Advancing, CoverGiven, SeenBattlefield } from '../../vocabulary/battlefield.js';
import type { Piece } from '../../vocabulary/piece.js';
import { coverFrom } from './cover/cover.js';
import { coverLine } from './cover/line.js';
import type { InchesGround } from './inches-ground.js';
import type { InchesTable } from './models/table.js';
import { reachedOutline } from './movement/reached.js';
import { type LineOfSight, lineOfSight, sees } from './sight/sight.js';
import type { InchesTerrain } from './terrain/survey.js';

/** A table in inches with the models on it, as far as pictures need it. Lengths are inches. */
export class SeenInches implements SeenBattlefield, InchesTable {
  readonly terrain: InchesTerrain;
  readonly derived: InchesTable['derived'] = new Map();

  constructor(
    readonly ground: InchesGround,
    readonly pieces: readonly Piece[],
  ) {
    this.terrain = ground.terrain;
  }

  sees(viewer: Piece, target: Piece): boolean {
    return this.ground.sights.between(viewer, target, () => sees(this, viewer, target));
  }

  /** The line of sight between two models with a free line or with the blockers, for pictures and explanations. */
  lineOfSight(viewer: Piece, target: Piece): LineOfSight {
    return lineOfSight(this, viewer, target);
  }

  coverFrom(attacker: Piece, target: Piece): CoverGiven | undefined {
    return coverFrom(this, attacker, target);
  }

  /** A line between the bases through the feature that covers the target, for pictures. */
  coverLine(attacker: Piece, target: Piece, cover: CoverGiven): SightLine | undefined {
    return coverLine(this, attacker, target, cover);
  }

  /** The places where a Move of a model can end, for pictures only. */
  reachedOutline(advancing: Advancing): readonly PolygonShape[] {
    return reachedOutline(this, advancing);
  }
}

/**
 * A battlefield as one in inches, for pictures.
 *
 * @throws TypeError for the battlefield of another ground.
 */
export const seenOnInches = (field: SeenBattlefield): SeenInches => {
  if (field instanceof SeenInches) return field;
  throw new TypeError('not a battlefield in inches');
};
