import { takesPart } from '../match/duellists.js';
import type { EldState, ModelId } from '../vocabulary/index.js';

/**
 * True for a model that neither activates nor reacts, since a duel of others goes on (ELD-DUEL-005). Nothing else is forbidden: players use
 * Stratagems as always (ELD-DUEL-013).
 */
export const mustWait = (state: EldState, id: ModelId): boolean => state.duel !== null && !takesPart(state, id);
