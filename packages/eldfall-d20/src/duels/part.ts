import { modelNamed } from '../match/lookups.js';
import type { EldState, ModelId } from '../vocabulary/index.js';

/** The two duellists; none without a duel. */
export const duellists = ({ duel }: Pick<EldState, 'duel'>): readonly ModelId[] =>
  duel ? [duel.issuer, duel.accepted] : [];

/** True for a duellist and for a creature or familiar of one (ELD-DUEL-005, ELD-DUEL-007). */
export const takesPart = (state: EldState, id: ModelId): boolean => {
  const fighting = duellists(state);
  const caster = modelNamed(state, id)?.summoned?.by;
  return fighting.includes(id) || (caster !== undefined && fighting.includes(caster));
};

/**
 * True for a model that neither activates nor reacts, since a duel of others goes on (ELD-DUEL-005). Nothing else is forbidden: players use
 * Stratagems as always (ELD-DUEL-013).
 */
export const mustWait = (state: EldState, id: ModelId): boolean => state.duel !== null && !takesPart(state, id);
