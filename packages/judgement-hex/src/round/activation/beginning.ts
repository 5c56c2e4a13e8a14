import type { Table } from '../../vocabulary/table.js';

/** The limits that actions for 0 AP use up, besides Cleanse: Active Abilities, Summoned models that act, free deals. */
const ofActions = ['ability ', 'acted ', 'free shop '] as const;

/** True if no action has been taken in the activation but Cleanse, which another model of the unit may have taken. */
export const isBeginning = ({ state: { activation } }: Pick<Table, 'state'>): boolean =>
  activation !== null &&
  (!activation.acted ||
    (!activation.used.some(key => ofActions.some(one => key.startsWith(one))) &&
      Object.values(activation.spent).every(ap => ap === 0)));
