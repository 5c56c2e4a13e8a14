import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { skillLevel } from '../profiles/abilities.js';
import { amount } from '../rolls/amount.js';
import type { Sources } from '../vocabulary/index.js';

/** With Tracking, Uncover does not halve Intellect. */
export const trackingKeepsIntellect: Sources['immunities'][number] = (table, model, harm) =>
  'rule' in harm && harm.rule === 'ELD-ACTION-041' && skillLevel(table, model, 'tracking') > 0
    ? { rule: 'ELD-SKILL-044', source: 'tracking' }
    : undefined;

/** Tracking: Perceive and Uncover are rolled with a bonus (ELD-SKILL-043), and one roll to Perceive may be made again (ELD-SKILL-045). */
export const tracking: Partial<Sources> = {
  rolls: [
    (table, { model, purpose }) =>
      (purpose === 'perceive' || purpose === 'uncover') &&
      skillLevel(table, modelOf(table.state, model), 'tracking') > 0
        ? [amount(table.numbers.skills.tracking, 'tracking')]
        : [],
  ],
  rerolls: [
    (turn, { model, purpose }) => {
      const table = tableOf(turn);
      if (purpose !== 'perceive' || skillLevel(table, modelOf(turn.state, model), 'tracking') === 0) return [];
      const { value, rule } = table.numbers.skills.trackingRerolls;
      return [{ rule, source: 'tracking', by: 'roller', dice: value }];
    },
  ],
};
