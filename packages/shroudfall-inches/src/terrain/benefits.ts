import type { Contribution } from '../unit-cards/effects/stacking.js';
import type { ModelId } from '../vocabulary/index.js';
import type { TerrainKeyword } from '../vocabulary/pack.js';
import type { PieceId, Table } from '../vocabulary/table.js';
import type { AttackShape, AttackType } from '../vocabulary/words.js';

/** An attack, as far as terrain asks. */
export interface AttackFrom {
  /** The model that attacks or uses the ability. */
  readonly from: ModelId;
  readonly type: AttackType;
  /** Absent for an ability that is no attack. */
  readonly shape?: AttackShape;
}

/** The benefits of terrain for one model against one attack (SFI-TERRAIN-013). */
export interface Benefits {
  readonly DEF: readonly Contribution[];
  readonly ARM: readonly Contribution[];
  /** The keywords of the pieces that the model benefits from. */
  readonly keywords: readonly { readonly piece: PieceId; readonly keyword: TerrainKeyword }[];
}

/** The benefits of terrain for a model; without an attack only area terrain gives any (SFI-TERRAIN-015). */
export const benefitsOf = (_table: Table, _model: ModelId, _attack?: AttackFrom): Benefits => ({
  DEF: [],
  ARM: [],
  keywords: [],
});
