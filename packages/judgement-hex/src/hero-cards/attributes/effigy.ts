import { lastingOn } from '../../match/lasting.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * AGI or RES of an Effigy, by its id. Nothing lowers them (JHX-EFFIGY-002, JHX-EFFIGY-003); effects may raise them
 * (JHX-EFFIGY-004).
 */
export const effigyAttribute = (
  { state, numbers }: Pick<Table, 'state' | 'numbers'>,
  id: ModelId,
  what: 'AGI' | 'RES',
): number =>
  lastingOn(state, id, 'modify')
    .filter(({ data }) => data.what === what && data.by > 0)
    .reduce((sum, { data }) => sum + data.by, numbers.effigies[what].value);
