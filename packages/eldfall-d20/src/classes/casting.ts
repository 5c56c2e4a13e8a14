import { modelOf } from '../match/lookups.js';
import { hasClass } from '../profiles/abilities.js';
import { amount } from '../rolls/amount.js';
import type { Sources } from '../vocabulary/index.js';

/** A Druid may cast with M instead of INT, and casts Earth Spells better (ELD-CLASS-010). */
export const druid: Partial<Sources> = {
  rolls: [
    (table, { model, weapon }) =>
      weapon?.spell != null && weapon.element === 'earth' && hasClass(table, modelOf(table.state, model), 'druid')
        ? [amount(table.numbers.classes.druidEarth, 'druid')]
        : [],
  ],
  otherAttributes: [
    (table, { model, weapon }) =>
      weapon?.spell != null && hasClass(table, modelOf(table.state, model), 'druid')
        ? [{ rule: 'ELD-CLASS-011', source: 'druid', attribute: 'M' }]
        : [],
  ],
};

/** A Mystic must cast with M instead of INT. */
export const mystic: Partial<Sources> = {
  otherAttributes: [
    (table, { model, weapon }) =>
      weapon?.spell != null && hasClass(table, modelOf(table.state, model), 'mystic')
        ? [{ rule: 'ELD-CLASS-015', source: 'mystic', attribute: 'M', must: true }]
        : [],
  ],
};
