import type { EldOptions, EldState, ModelId } from '../vocabulary/index.js';
import { modelNamed } from './lookups.js';

/** The two duellists; none without a duel. */
export const duellists = ({ duel }: Pick<EldState, 'duel'>): readonly ModelId[] =>
  duel ? [duel.issuer, duel.accepted] : [];

/** True for a duellist, and for a creature or Familiar of a duellist (ELD-DUEL-005, ELD-DUEL-007). */
export const takesPart = (state: EldState, id: ModelId): boolean => {
  const fighting = duellists(state);
  const caster = modelNamed(state, id)?.summoned?.by;
  return fighting.includes(id) || (caster !== undefined && fighting.includes(caster));
};

/** The mark of the number of deeds before the duel. */
export const DUEL_BEGAN = 'duel-began';

/** True while a running duel suspends the Quest, which the option can prevent (ELD-DUEL-016). */
export const isQuestOut = ({ state, options }: { readonly state: EldState; readonly options: EldOptions }): boolean =>
  state.duel !== null && options.duelObjectives === 'stop';
