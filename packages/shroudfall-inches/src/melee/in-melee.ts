import type { ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** True if two models are in melee with each other (SFI-MELEE-003). */
export const inMelee = (_table: Table, _a: ModelId, _b: ModelId): boolean => false;

/** The models that a model is in melee with. */
export const engagedWith = (_table: Table, _model: ModelId): readonly ModelId[] => [];

/** The enemies whose own melee reach covers a model, for the option `melee.leaveUsesEnemyReachOnly` (SFI-MELEE-001). */
export const engagedBy = (_table: Table, _model: ModelId): readonly ModelId[] => [];
