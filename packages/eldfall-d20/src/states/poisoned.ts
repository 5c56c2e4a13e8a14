import { hasState } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { MandatoryRoll, Sources } from '../vocabulary/index.js';
import { woundOutside } from './wound.js';

/**
 * The Toughness roll of a Poisoned model is made with a penalty (ELD-STATE-061), which counts before Weakened halves the Toughness
 * (ELD-STATE-062); at 0 the roll fails (ELD-STATE-063).
 */
export const poisonedRoll: Sources['rolls'][number] = ({ numbers }, { purpose, about }) => {
  const { poisonedRoll: penalty } = numbers.states;
  return purpose === 'state' && about === 'poisoned'
    ? [{ rule: penalty.rule, source: 'poisoned', add: penalty.value }]
    : [];
};

/** A Poisoned model rolls Toughness in its Strategic phase or suffers a Wound (ELD-STATE-061). */
export const poisoned: MandatoryRoll = {
  name: 'poisoned',
  isDue: (_, model) => hasState(model, 'poisoned') && !hasState(model, 'dead'),
  make: function* (turn, model) {
    const { poisonedWounds } = tableOf(turn).numbers.states;
    const { success } = yield* rollAttribute(
      turn,
      rollFacts({ model, attribute: 'T', purpose: 'state', about: 'poisoned' }),
    );
    if (!success) yield* woundOutside(turn, model, poisonedWounds.value, 'poisoned', poisonedWounds.rule);
  },
};
