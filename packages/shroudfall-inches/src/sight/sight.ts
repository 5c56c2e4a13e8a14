import type { ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** True if a model or scenario element has line of sight to another (SFI-LOS-001). */
export const sees = (_table: Table, _from: ModelId, _to: ModelId): boolean => true;

/** True if every line from one to the other passes completely through obscuring terrain; bases do not matter (SFI-LOS-013). */
export const isCompletelyObscured = (_table: Table, _from: ModelId, _to: ModelId): boolean => false;
