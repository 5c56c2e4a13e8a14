import { activeModels } from '../arena/models.js';
import type { Table } from '../arena/table.js';
import type { EngagementContext } from './engagement.js';

/** Engagement as it is now: whose activation it is, and the rulings of sight. */
export const engagementNow = ({ state, options }: Pick<Table, 'state' | 'options'>): Required<EngagementContext> => ({
  active: activeModels(state),
  losAdjacentHalfPlane: options.losAdjacentHalfPlane,
});
