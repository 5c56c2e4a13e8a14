import { hasState } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { MandatoryRoll } from '../vocabulary/index.js';
import { woundOutside } from './wound.js';

/**
 * A Bleeding model rolls Toughness (ELD-PROFILE-009) in its Strategic phase or suffers a Wound (ELD-STATE-006); in both
 * cases it keeps the state (ELD-STATE-007).
 */
export const bleeding: MandatoryRoll = {
  name: 'bleeding',
  isDue: (_, model) => hasState(model, 'bleeding') && !hasState(model, 'dead'),
  make: function* (turn, model) {
    const { bleedingWounds } = tableOf(turn).numbers.states;
    const { success } = yield* rollAttribute(
      turn,
      rollFacts({ model, attribute: 'T', purpose: 'state', about: 'bleeding' }),
    );
    if (!success) yield* woundOutside(turn, model, bleedingWounds.value, 'bleeding', bleedingWounds.rule);
  },
};
