import { activeModels } from '../../match/models.js';
import type { Arena, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { EngagementContext } from './engagement.js';

let latest: { readonly state: Arena; readonly active: readonly ModelId[] } | undefined;

/** Asked many times of each state. */
const activeIn = (state: Arena): readonly ModelId[] => {
  if (latest?.state !== state) latest = { state, active: activeModels(state) };
  return latest.active;
};

/** Engagement as it is now: whose activation it is, and the rulings of sight. */
export const engagementNow = ({ state, options }: Pick<Table, 'state' | 'options'>): Required<EngagementContext> => ({
  active: activeIn(state),
  losAdjacentHalfPlane: options.losAdjacentHalfPlane,
});
