import { modelOf } from '../match/lookups.js';
import { hasClass } from '../profiles/abilities.js';
import type { Sources } from '../vocabulary/index.js';

/** The Attacks of an Assassin are critical with a wider range of faces (ELD-CLASS-006). */
export const assassin: Partial<Sources> = {
  criticals: [
    (table, { attacker }) => {
      const { value, rule } = table.numbers.classes.assassinCritical;
      const is = hasClass(table, modelOf(table.state, attacker), 'assassin');
      return is ? [{ rule, source: 'assassin', to: value }] : [];
    },
  ],
};
