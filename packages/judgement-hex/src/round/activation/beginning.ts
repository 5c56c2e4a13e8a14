import type { Table } from '../../vocabulary/table.js';

/** True if no action has been taken in the activation but Cleanse, which another model of the unit may have taken. */
export const isBeginning = ({ state: { activation } }: Pick<Table, 'state'>): boolean =>
  activation !== null &&
  (!activation.acted ||
    (activation.used.every(key => key.startsWith('cleanse ')) &&
      Object.values(activation.spent).every(ap => ap === 0)));
