import { hasState } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { MandatoryRoll } from '../vocabulary/index.js';
import { woundOutside } from './wound.js';

const TOXIC = 'toxic';

/**
 * In a Toxic Environment every model rolls Toughness in its Strategic phase or suffers a Wound (ELD-ENV-001,
 * ELD-QUEST-053); Constructs, Elementals and models with Survival ignore it (ELD-ENV-002).
 */
export const toxic: MandatoryRoll = {
  name: TOXIC,
  isDue: (table, model) =>
    table.state.environment === TOXIC &&
    !hasState(model, 'dead') &&
    immunityTo(table, model, { environment: TOXIC }) === undefined,
  make: function* (turn, model) {
    const facts = rollFacts({ model, attribute: 'T', purpose: 'state', about: TOXIC });
    if ((yield* rollAttribute(turn, facts)).success) return;
    const { value, rule } = tableOf(turn).numbers.quests.toxicWounds;
    yield* woundOutside(turn, model, value, TOXIC, rule);
  },
};
