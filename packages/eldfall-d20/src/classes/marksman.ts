import { modelOf } from '../match/lookups.js';
import { hasClass } from '../profiles/abilities.js';
import { amount } from '../rolls/amount.js';
import type { Sources } from '../vocabulary/index.js';

/** A Marksman that has declared Idle shoots better until the end of the sequence (ELD-CLASS-014). */
export const marksman: Partial<Sources> = {
  rolls: [
    (table, { model, attribute }) => {
      const { sequence } = table.state;
      const idles = sequence?.model === model && sequence.movement?.kind === 'idle';
      return idles && attribute === 'ACC' && hasClass(table, modelOf(table.state, model), 'marksman')
        ? [amount(table.numbers.classes.marksmanIdle, 'marksman')]
        : [];
    },
  ],
};
