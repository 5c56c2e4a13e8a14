import { remember } from '@rulewright/core/remember';
import { activeModels } from '../../match/models.js';
import type { Table } from '../../vocabulary/table.js';
import type { EngagementContext } from './engagement.js';

/** Cache: the active models are read many times of each state. */
const activeIn = /* @__PURE__ */ remember(activeModels);

/** Engagement as it is now: whose activation it is, and the rulings of sight. */
export const engagementNow = ({ state, options }: Pick<Table, 'state' | 'options'>): Required<EngagementContext> => ({
  active: activeIn(state),
  losAdjacentHalfPlane: options.losAdjacentHalfPlane,
});
